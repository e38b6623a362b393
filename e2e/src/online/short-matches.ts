import type { Page } from 'playwright-core';

type Answer = { readonly ok: boolean; readonly value?: unknown; readonly refusal?: unknown };

/** Calls of the person at this page, over a connection of their own, one after the other. */
const askAs = async (page: Page, calls: readonly object[]): Promise<readonly unknown[]> => {
  const answers = await page.evaluate(
    (wanted) =>
      new Promise<readonly Answer[]>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/wire?protocol=2`);
        const heard: Answer[] = [];
        socket.addEventListener('message', ({ data }) => {
          const { kind, value } = JSON.parse(data);
          if (kind === 'answered') heard.push(value);
          if (kind !== 'welcome' && kind !== 'answered') return;
          const next = wanted[heard.length];
          if (next === undefined) {
            socket.close();
            resolve(heard);
          } else socket.send(JSON.stringify({ id: heard.length + 1, ...next }));
        });
      }),
    calls,
  );
  return answers.map(({ ok, value, refusal }) => {
    if (!ok) throw new Error(JSON.stringify(refusal));
    return value;
  });
};

/** With a clock, among people, and the game as it is in its box: rated. */
const SETUP = {
  game: 'ahoy',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: {},
  watching: 'nobody',
  answerTime: null,
  clock: { start: 600_000, increment: 0 },
};

/** Matches between two people, of which the second one concedes each: a history, in no time. */
export const playShortMatches = async (
  winner: Page,
  loser: Page,
  matches: number,
): Promise<void> => {
  for (let nth = 0; nth < matches; nth++) {
    const [card] = await askAs(winner, [{ verb: 'create', setup: SETUP }]);
    const { table, invitation } = card as { readonly table: string; readonly invitation: string };
    await askAs(loser, [
      { verb: 'join', invitation, seat: 1 },
      { verb: 'follow', table, after: 0 },
      { verb: 'play', on: table, seq: 0, choice: { do: 'concede' } },
    ]);
  }
};
