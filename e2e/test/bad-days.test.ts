import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fastForward } from '../src/fast-forward.ts';
import { logOf } from '../src/log.ts';
import { setTable, YOU_AND_A_BOT } from '../src/new-table.ts';
import {
  answerButton,
  askedAt,
  choicesAt,
  nextMoment,
  openList,
  playByMouse,
  questionAt,
  seenOn,
  untilAnswered,
} from '../src/player.ts';
import { TIME_LIMIT_MS } from '../src/time-limit.ts';
import { openVisits } from '../src/visits.ts';

/** The page's own code would stand between a test and its workers. */
const BARE = { serviceWorkers: 'block' } as const;

/** Has these lines run in every worker of a table before its own. */
const inWorkers = (page: Page, lines: string): Promise<unknown> =>
  page.route(/table\.worker.*\.js$/, async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${lines}\n${await response.text()}` });
  });

const NO_STORAGE = `
indexedDB.open = () => { throw new DOMException('Not allowed here.', 'SecurityError'); };`;

/** Full as soon as the page says so, on a channel of its own. */
const FULL_STORAGE = `
const room = new BroadcastChannel('room');
let isFull = false;
room.onmessage = ({ data }) => { isFull = data === 'full'; };
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...what) {
  if (isFull) throw new DOMException('No room left.', 'QuotaExceededError');
  return add.apply(this, what);
};`;

const tellRoom = (page: Page, room: 'full' | 'free'): Promise<void> =>
  page.evaluate((word) => new BroadcastChannel('room').postMessage(word), room);

const trouble = (page: Page) => page.locator('.trouble-bar');

describe('on a bad day', () => {
  const { visit } = openVisits(/worker was lost|Service Worker registration blocked/);

  it('storage that is forbidden is told, and the table can be played', async () => {
    const page = await visit(BARE);
    await inWorkers(page, NO_STORAGE);
    await page.goto('/');
    await page.getByRole('link', { name: /^Play now: Seawolf/ }).click();
    await nextMoment(page);

    await trouble(page)
      .getByText(/keeps nothing|not kept|ends with/i)
      .waitFor();
    expect(await playByMouse(page, 2)).toBe(2);
  });

  it('storage that is full is told, nothing is changed, and the table goes on with room', async () => {
    const page = await visit(BARE);
    await inWorkers(page, FULL_STORAGE);
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'full' });
    await nextMoment(page);
    const question = await seenOn(questionAt(page));

    await openList(page);
    await tellRoom(page, 'full');
    await choicesAt(page).first().click();
    await answerButton(page).click();
    await askedAt(page)
      .getByText(/no room left to store that, so nothing was changed/)
      .waitFor();
    expect(await seenOn(questionAt(page))).toBe(question);

    await tellRoom(page, 'free');
    await answerButton(page).click();
    await untilAnswered(page);
    expect(await playByMouse(page, 2)).toBe(2);
  });

  it('a worker that dies is replaced, and the table goes on with the answer that reached nobody', async () => {
    const page = await visit(BARE);
    await page.addInitScript(() => {
      const started: Worker[] = [];
      const Own = window.Worker;
      class Watched extends Own {
        constructor(...how: ConstructorParameters<typeof Worker>) {
          super(...how);
          started.push(this);
        }
      }
      const kill = (): void => {
        for (const worker of started) worker.terminate();
      };
      Object.assign(window, { Worker: Watched, kill });
    });
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'dies' });
    await fastForward(page, { most: 3 });
    await nextMoment(page);
    const before = await logOf(page);

    await openList(page);
    await page.evaluate('kill()');
    await choicesAt(page).first().click();
    await answerButton(page).click();

    // What reached nobody was kept, and is sent to the table that was opened again: once.
    await expect.poll(() => logOf(page), { timeout: TIME_LIMIT_MS }).not.toEqual(before);
    const told = (await logOf(page)).filter((line) => line.startsWith('Ada shows the card'));
    expect(told).toHaveLength(1);
    expect(await playByMouse(page, 2)).toBe(2);
  });

  it('a table whose log is damaged says so, and leads back to the shelf', async () => {
    const page = await visit(BARE);
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'damaged' });
    await fastForward(page, { most: 3 });
    await page.goto('/');
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('quarterdeck');
          opening.onerror = reject;
          opening.onsuccess = () => {
            const tx = opening.result.transaction('entries', 'readwrite');
            tx.objectStore('entries').openCursor().onsuccess = (event) => {
              const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result;
              if (cursor === null) return;
              cursor.update({ ...cursor.value, entry: { seat: 9, choice: { do: 'cheat' } } });
            };
            tx.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );

    await page
      .getByRole('link', { name: /^(Take the helm|Look on|Open)/ })
      .first()
      .click();

    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await seenOn(page.getByRole('main'))).toMatch(/cannot|entry|expected/);
    await page.getByRole('link', { name: /shelf/i }).first().click();
    await page.getByRole('link', { name: /^Play now: Seawolf/ }).waitFor();
  });

  it.each([
    ['/games/seawolf/tables/nobody-set-this', /no such table/],
    ['/games/seawolf/tables/nobody-set-this/replay', /no such table/],
    ['/replay/nobody-kept-this', /kept/],
    ['/games/chess', /chart|find|nothing/i],
    ['/games/seawolf/cellar', /chart|find|nothing/i],
  ])('an address that leads nowhere says so: %s', async (address, words) => {
    const page = await visit();
    await page.goto(address);

    await page.getByRole('main').getByText(words).first().waitFor();
    await page.getByRole('main').getByRole('link').first().waitFor();
  });

  it('a pack that is no good is refused by name, on the gallery and at a new table', async () => {
    const page = await visit();
    for (const address of ['/games/seawolf/gallery', '/games/seawolf/new']) {
      await page.goto(address);
      const pick = (name: string, text: string): Promise<void> =>
        page
          .getByLabel('Choose a file')
          .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
      await pick('prose.json', 'once upon a time');
      await page.getByText(/prose\.json cannot be used/).waitFor();
      await page.getByText(/not JSON/).waitFor();
      await pick('other.json', '{"some":"thing"}');
      await page.getByText(/other\.json cannot be used/).waitFor();
      await page
        .getByText(/expected/)
        .first()
        .waitFor();
    }
  });

  it('everything is saved to a file and restored from it, and a foreign file changes nothing', async () => {
    const page = await visit();
    await setTable(page, { ...YOU_AND_A_BOT, seed: 'saved' });
    await fastForward(page, { most: 3 });
    await page.goto('/settings');
    await page.getByText('1 table, kept in this browser').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save all to a file' }).click(),
    ]);
    const kept = await download.path();
    const forget = page.getByRole('button', { name: /forget all/i });
    await forget.click();
    await forget.click();
    await page.getByText('Everything is forgotten.').waitFor();

    const restore = page.getByLabel('Restore from a file');
    await restore.setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"some":"thing"}'),
    });
    await page.getByText(/^Nothing was changed\. That is not a file of saved tables/).waitFor();
    await restore.setInputFiles(kept);
    await page.getByText(/^1 table is back/).waitFor();

    await page.goto('/');
    await page.getByRole('link', { name: 'Take the helm' }).click();
    expect(await playByMouse(page, 1)).toBe(1);
  });
});
