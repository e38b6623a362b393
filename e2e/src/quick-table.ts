import type { Page } from 'playwright-core';

type QuickTable = { readonly table: string; readonly invitation: string };

/** A table with a bot, unless `more` says otherwise, that is shorter than any the page offers. */
export const quickTable = (page: Page, timed: object): Promise<QuickTable> =>
  page.evaluate(async (more) => {
    await fetch('/guest');
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/wire?protocol=2`);
    const seats = [
      { name: '', colour: 'red', who: { kind: 'me' } },
      { name: 'Salt', colour: 'blue', who: { kind: 'bot', bot: 'mate' } },
    ];
    const setup = { game: 'seawolf', seats, watching: 'nobody', ...more };
    return await new Promise<QuickTable>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.kind === 'welcome')
          socket.send(JSON.stringify({ id: 1, verb: 'create', setup }));
        if (message.kind === 'answered') resolve(message.value.value);
      });
    });
  }, timed);
