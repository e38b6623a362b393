import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../../src/axe.ts';
import { logOf } from '../../src/log.ts';
import { inviteFriend } from '../../src/new-table.ts';
import { openOwnServer, type Who } from '../../src/own-server.ts';
import { choicesAt, clickChoice, questionAt } from '../../src/player.ts';
import { quickTable } from '../../src/quick-table.ts';
import { sensible } from '../../src/sensible.ts';
import { TIME_LIMIT_MS } from '../../src/time-limit.ts';
import { PHONE } from '../../src/visits.ts';

type Found = { readonly table: string; readonly invitation: string };

/** Sets a table of Take No Prisoners for three, or takes a seat at one. */
const sitDown = (page: Page, at?: Found & { readonly seat: number }): Promise<Found> =>
  page.evaluate(async (joined) => {
    await fetch('/guest');
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/wire?protocol=2`);
    const open = { name: '', who: { kind: 'open' } };
    const seats = [
      { name: '', colour: 'red', who: { kind: 'me' } },
      { ...open, colour: 'blue' },
      { ...open, colour: 'green' },
    ];
    const setup = { game: 'prisoners', seats, watching: 'nobody', answerTime: null };
    const call = joined
      ? { verb: 'join', invitation: joined.invitation, seat: joined.seat }
      : { verb: 'create', setup };
    return await new Promise<Found>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.kind === 'welcome') socket.send(JSON.stringify({ id: 1, ...call }));
        if (message.kind === 'answered') resolve(message.value.value);
      });
    });
  }, at);

/** Plays that seat, eager to attack: whether it may give a standing order before the match ends. */
const playUntilOrder = (page: Page, on: string): Promise<boolean> =>
  page.evaluate(
    (table) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/wire?protocol=2`);
        let id = 1;
        const send = (call: object): void => socket.send(JSON.stringify({ id: id++, ...call }));
        const named = (does: string) => (one: { do: string }) => one.do === does;
        socket.addEventListener('message', ({ data }) => {
          const { kind, update } = JSON.parse(data);
          if (kind === 'welcome') send({ verb: 'follow', table, after: 0 });
          if (kind !== 'table') return;
          if (update.order === 'offered' || update.outcome !== null) {
            socket.close();
            resolve(update.outcome === null);
            return;
          }
          if (update.question === null) return;
          const { choices } = update.question;
          const choice =
            choices.find(named('attack')) ??
            (choices.length < 4 ? choices.find(named('pass')) : undefined) ??
            choices[Math.floor(Math.random() * choices.length)];
          setTimeout(() => send({ verb: 'play', on: table, seq: update.seq, choice }), 40);
        });
      }),
    on,
  );

/** They play table after table until one of them may give a standing order. */
async function offeredAnOrder(pages: readonly Page[]): Promise<{ one: Page; table: string }> {
  const [first, ...others] = pages;
  if (first === undefined) throw new Error('nobody came');
  for (;;) {
    const found = await sitDown(first);
    for (const [nth, page] of others.entries()) await sitDown(page, { ...found, seat: nth + 1 });
    const { one, isOffered } = await Promise.race(
      pages.map(async (page) => ({
        one: page,
        isOffered: await playUntilOrder(page, found.table),
      })),
    );
    if (isOffered) return { one, table: found.table };
  }
}

describe('friends far apart', () => {
  const served = openOwnServer();
  const visit = served.browse;

  const atTable = (page: Page): Promise<void> =>
    page.getByRole('navigation', { name: 'At this table' }).waitFor();

  /** Ada sets a table, and Ines comes by the link. */
  const bothAtTable = async (
    pace?: 'Relaxed' | 'Live',
    who?: Who,
  ): Promise<{ ada: Page; ines: Page; link: string }> => {
    const ada = await visit({}, who);
    const link = await inviteFriend(ada, served.address(), pace);
    const ines = await visit({}, who);
    await ines.goto(link);
    await ines.getByRole('textbox', { name: 'Your name' }).fill('Ines');
    await ines.getByRole('button', { name: /^Sit down at the/ }).click();
    await Promise.all([atTable(ada), atTable(ines)]);
    return { ada, ines, link };
  };

  const isAsked = (page: Page): Promise<boolean> => choicesAt(page).first().isVisible();

  /** Whoever is asked answers, until this many answers are given. */
  const playOn = async (pages: readonly Page[], answers: number): Promise<void> => {
    let given = 0;
    const end = Date.now() + TIME_LIMIT_MS;
    while (given < answers) {
      if (Date.now() > end) throw new Error(`nobody was asked after ${given} answers`);
      for (const page of pages) {
        if (!(await isAsked(page))) continue;
        await clickChoice(page, sensible(await choicesAt(page).allInnerTexts()));
        given++;
      }
      await pages[0]?.waitForTimeout(50);
    }
  };

  /** Both have been told the same, but for what is said to one of them alone. */
  const lengthOfLog = async (page: Page): Promise<number> => (await logOf(page)).length;

  it('see how long an answer may take: at the question, on the card, and in the tab', async () => {
    const { ada, ines } = await bothAtTable('Relaxed', 'newcomer');
    await ada.waitForFunction(() => document.querySelector('.clock') !== null);
    const asked = (await isAsked(ada)) ? ada : ines;
    // Nobody here has met a coach: where others play for time there is none, by no key.
    await asked.keyboard.press('g');
    expect(await asked.getByRole('complementary', { name: 'The coach' }).count()).toBe(0);
    expect(await asked.getByRole('button', { name: 'The coach' }).count()).toBe(0);
    const other = asked === ada ? ines : ada;

    const clocks = asked.getByRole('timer', {
      name: /^Time left: (5 minutes|4 minutes \d+ seconds?)$/,
    });
    expect(await clocks.count()).toBe(2);
    expect(await clocks.first().textContent()).toMatch(/^(5:00|4:\d\d)$/);
    await expect.poll(() => asked.title()).toMatch(/^Your move, (5:00|4:\d\d) · Seawolf$/);
    await expect.poll(() => other.title()).toMatch(/^\S.*: to move · Seawolf$/);
    const shown = await clocks.first().textContent();
    await expect.poll(() => clocks.first().textContent()).not.toBe(shown);
    expect(await faultsOf(asked, 'the asked')).toEqual([]);
    expect(await faultsOf(other, 'the other')).toEqual([]);
  });

  it('have a coach at their first match where no clock runs, in words alone: no bot advises them', async () => {
    const { ada, ines } = await bothAtTable(undefined, 'newcomer');
    await expect.poll(async () => (await isAsked(ada)) || (await isAsked(ines))).toBe(true);
    const asked = (await isAsked(ada)) ? ada : ines;
    const coach = asked.getByRole('complementary', { name: 'The coach' });

    await coach.getByRole('note').getByText(/\w/).first().waitFor();
    expect(await coach.getByRole('button', { name: /^What would you do/ }).count()).toBe(0);
    await asked.keyboard.press('a');
    expect(await asked.locator('.choice[data-shown]').count()).toBe(0);
    expect(await faultsOf(asked, 'a coach at a table of friends')).toEqual([]);
    await asked.keyboard.press('g');
    await coach.waitFor({ state: 'detached' });
  });

  it('are told that the server has a newer page than theirs, play on, and have it when they want it', async () => {
    const ada = await visit({ serviceWorkers: 'block' });
    await ada.goto(served.address());
    const { table } = await quickTable(ada, { answerTime: null });
    // As if this page had been loaded before a deploy, for as long as it is not loaded anew.
    await ada.evaluate(() => {
      localStorage.setItem('quarterdeck.page-served', 'older');
      sessionStorage.setItem('test.older', '');
    });
    await ada.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (sessionStorage.getItem('test.older') === null) return;
        document.documentElement.dataset['version'] = 'older';
      });
    });
    await ada.goto(`${served.address()}/games/seawolf/online/${table}`);
    await atTable(ada);

    const take = ada.getByRole('button', { name: 'Use it now' });
    await take.waitFor();
    expect(await ada.getByRole('status').getByText('A newer Quarterdeck is ready.').count()).toBe(
      1,
    );
    expect(await faultsOf(ada, 'a newer page is offered')).toEqual([]);
    await playOn([ada], 1);
    await ada.evaluate(() => sessionStorage.removeItem('test.older'));
    await take.click();

    await expect.poll(() => ada.locator('html').getAttribute('data-version')).not.toBe('older');
    await atTable(ada);
    await expect.poll(() => isAsked(ada)).toBe(true);
    expect(await take.count()).toBe(0);
  });

  it('are told when their time ran out, what was done, and what they have now: on the page and in the log', async () => {
    const ada = await visit();
    await ada.goto(served.address());
    const { table } = await quickTable(ada, { answerTime: 10_000 });
    await ada.goto(`${served.address()}/games/seawolf/online/${table}`);
    await atTable(ada);
    await expect
      .poll(() => ada.title(), { timeout: TIME_LIMIT_MS })
      .toMatch(/^Your move, 0:\d\d · Seawolf$/);
    const icon = () => ada.locator('link[rel="icon"]').getAttribute('href');
    expect(await icon()).toContain('circle%20cx');
    const short = ada.locator('.seat-card .clock[data-short]');
    await short.waitFor();

    await ada.getByText('Your time ran out.').waitFor();

    const notice = ada.locator('.time-notice');
    await notice.getByText(/The bot answered for you/).waitFor();
    expect(await faultsOf(ada, 'time ran out')).toEqual([]);
    // Where there is no room beside the board the log is a tab.
    const log = ada.getByText('Log', { exact: true }).first();
    if (await log.isVisible()) await log.click();
    await ada
      .getByText(/^Time ran out for .+: a bot answered\.$/)
      .first()
      .waitFor();
    await notice.getByRole('button', { name: 'Close' }).click();
    expect(await notice.count()).toBe(0);
  });

  it('leave a match to a bot, come back, and call it off, all from the same sheet', async () => {
    const { ada, ines } = await bothAtTable('Live');
    await ines.getByRole('button', { name: 'Leave or pause…' }).click();
    expect(await faultsOf(ines, 'leaving')).toEqual([]);
    await ines.getByRole('button', { name: 'Propose a pause' }).click();
    await ada.getByText('Ines would like a pause.').waitFor();
    await ada.getByRole('button', { name: 'Agree' }).click();
    await ines.getByText('Paused by agreement. All clocks stand.').waitFor();
    expect(await faultsOf(ada, 'paused')).toEqual([]);
    await ada.getByRole('button', { name: 'Go on' }).click();
    await ines.getByText('Paused by agreement. All clocks stand.').waitFor({ state: 'hidden' });

    const address = ines.url();
    await ines.getByRole('button', { name: 'Leave or pause…' }).click();
    await ines.getByRole('button', { name: 'Leave the table' }).click();
    await ada.getByText('a bot plays', { exact: true }).waitFor();
    await ines.goto(address);
    await ada.getByText('a bot plays', { exact: true }).waitFor({ state: 'hidden' });

    await ada.getByRole('button', { name: 'Leave or pause…' }).click();
    await ada.getByRole('button', { name: 'Call the match off' }).click();
    await ines.getByText('This match was called off before it counted. No result.').waitFor();
    expect(await faultsOf(ines, 'called off')).toEqual([]);
    await ines.goto(served.address());
    await ines.getByText('Online, called off: no result').first().waitFor();
  });

  it('play one table, and lose neither it nor each other when the server and the network go', async () => {
    const { ada, ines, link } = await bothAtTable();
    await playOn([ada, ines], 6);
    const before = await lengthOfLog(ada);

    // Ada goes into a tunnel; meanwhile the server is stopped and started again.
    await ada.context().setOffline(true);
    await served.stop();
    await ada
      .getByText(/being made again/)
      .first()
      .waitFor();
    await served.startAgain();
    expect(new URL(link).origin).toBe(served.address());
    await ada.context().setOffline(false);
    // What is asked of a server for too long is refused: both wait until they are back.
    for (const page of [ada, ines])
      await page.getByText(/being made again/).waitFor({ state: 'hidden' });
    await playOn([ada, ines], 6);

    expect(await lengthOfLog(ada)).toBeGreaterThan(before);

    // Somebody else comes by the same link: there is no seat left, but a place to watch from.
    const tomas = await visit();
    await tomas.goto(link);
    await tomas.getByRole('button', { name: 'Watch the match' }).click();
    await atTable(tomas);
    expect(await choicesAt(tomas).count()).toBe(0);

    // Who loads the page again is back at the table; the shelf knows of it.
    await ada.reload();
    await atTable(ada);
    await questionAt(ada)
      .or(ada.getByText(/choosing/))
      .first()
      .waitFor();
    await ada.goto(`${served.address()}/`);
    await ada
      .getByText(/^Online, /)
      .first()
      .waitFor();
  });

  it('come by pages that anybody can read and use, also on a phone', async () => {
    const ada = await visit();
    const link = await inviteFriend(ada, served.address());
    const ines = await visit({ viewport: PHONE });
    await ines.goto(link);
    await ines.getByRole('button', { name: /^Sit down at the/ }).waitFor();

    const faults = [
      ...(await faultsOf(ada, 'waiting room')),
      ...(await faultsOf(ines, 'invitation on a phone')),
    ];
    faults.push(...(await faultsOf(ada, 'waiting room on a phone')));

    expect(faults).toEqual([]);
  });

  it('give a standing order where one may react to others, read what it does, and revoke it', async () => {
    const pages = [await visit(), await visit(), await visit()];
    for (const page of pages) await page.goto(`${served.address()}/lobby`);
    const { one, table } = await offeredAnOrder(pages);
    await one.goto(`${served.address()}/games/prisoners/online/${table}`);
    const give = one.getByRole('button', { name: 'Pass until I am attacked' });
    await give.waitFor();
    expect(await faultsOf(one, 'a question with an order to give')).toEqual([]);
    await one.getByText(/^In windows like this one you pass by yourself/).waitFor();
    await give.click();

    await one.getByText('Your order: pass until you are attacked.').waitFor();
    expect(await faultsOf(one, 'a table with an order in force')).toEqual([]);
    await one.getByRole('button', { name: 'Revoke' }).click();

    await one.getByText('Your order: pass until you are attacked.').waitFor({ state: 'detached' });
  });

  it('cannot be invited where no server answers, and everything else can be done', async () => {
    const page = await visit();
    await page.route('**/guest', (route) => route.abort());
    await page.goto(`${served.address()}/games/seawolf/new`);
    await page.getByRole('button', { name: /^Seat 2,/ }).click();

    await page.getByText(/^A friend by link needs the network/).waitFor();
    expect(await page.getByRole('radio', { name: 'A friend, by link' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^Start with/ }).isEnabled()).toBe(true);
  });

  it('cannot be invited where the server keeps no tables, and the page says why', async () => {
    const page = await visit({ viewport: PHONE });
    const sentence = 'Tables online need SQLite: use a Node that has it built in.';
    const json = { refusal: { code: 'no-sqlite', clause: null, sentence } };
    await page.route('**/guest', (route) => route.fulfill({ status: 503, json }));
    await page.goto(`${served.address()}/games/seawolf/new`);
    await page.getByRole('button', { name: /^Seat 2,/ }).click();

    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('radio', { name: 'A friend, by link' }).isDisabled()).toBe(true);
    expect(await faultsOf(page, 'new table without tables online, on a phone')).toEqual([]);
  });
});
