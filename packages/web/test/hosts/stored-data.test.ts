import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Thinker, thinker } from '@quarterdeck/bots';
import { engine } from '@quarterdeck/kernel/engine';
import { countOf, rotated } from '@quarterdeck/proof';
import { loadGame } from '@quarterdeck/shelf';
import { memoryStore } from '@quarterdeck/tables';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bot } from '../../src/hosts/local/seat-bots.ts';
import { recentFiles } from '../../src/pages/replay/open-file/recent-files.ts';
import { createSettingsStore } from '../../src/settings/store.ts';
import { emptyDisk, must, openTab, playOn, type Tab, until } from './harness.ts';

const STORED = new URL('../../../../fixtures/stored/', import.meta.url);
const ENOUGH = 10;
/** Every run opens some of them, the whole proof all. */
const IN_TURN = countOf('storedMatches');

const unpacked = (name: string): string =>
  gunzipSync(readFileSync(new URL(name, STORED))).toString();

type Row = {
  readonly id: string;
  readonly game: string;
  readonly length: number;
  readonly headline: { readonly asked: readonly number[]; readonly hash: string };
};
type Browser = {
  readonly localStorage: { readonly [key: string]: string };
  readonly indexedDB: {
    readonly [database: string]: {
      readonly version: number;
      readonly stores: {
        readonly [store: string]: {
          readonly keyPath: string | string[];
          readonly rows: readonly Row[];
        };
      };
    };
  };
};

const BROWSER: Browser = JSON.parse(unpacked('browser.json.gz'));
const TABLES = BROWSER.indexedDB['quarterdeck']?.stores['tables']?.rows ?? [];
const REPLAYS = readdirSync(new URL('replays', STORED));

/** A browser's disk as an older page left it. */
async function oldDisk(): Promise<void> {
  emptyDisk();
  for (const [name, { version, stores }] of Object.entries(BROWSER.indexedDB))
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, version);
      opening.onerror = () => reject(opening.error);
      opening.onupgradeneeded = () => {
        for (const [store, { keyPath, rows }] of Object.entries(stores)) {
          const made = opening.result.createObjectStore(store, { keyPath });
          for (const row of rows) made.add(row);
        }
      };
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
}

/** Loaded before anything waits for them. */
const thinkers = new Map<string, Thinker>();
beforeAll(async () => {
  for (const game of new Set(TABLES.map((row) => row.game)))
    thinkers.set(game, thinker(engine((await loadGame(game)).game)));
});

/** A bot of any game that answers by lot. */
const anyBot = (): Bot => ({
  decide: (question) => {
    const choice = thinkers.get(question.game)?.decide({ ...question, bot: 'random' }).choice;
    return choice === undefined ? Promise.reject(new Error('no bot')) : Promise.resolve(choice);
  },
  hint: () => Promise.resolve([]),
  close: () => {},
});

const tabOnOldDisk = async (): Promise<Tab> => {
  await oldDisk();
  return await openTab({ startBot: anyBot });
};

/** Opens the table as the person who is asked, and plays on. */
async function playedOn({ host }: Tab, { id, headline }: Row): Promise<number> {
  const open = must(await host.open(id));
  const [asked] = open.current().asked;
  if (asked === undefined) throw new Error('nobody is asked');
  expect(open.current().asked.map(({ seat }) => seat)).toEqual(headline.asked);
  must(await open.sit({ viewer: asked.seat }));
  const before = (await until(open, ({ question }) => question !== null)).seq;
  // Another person may be asked next; then this one has answered.
  const after = await Promise.race([
    playOn(open, ENOUGH),
    until(open, (now) => now.asked.some(({ seat }) => seat !== asked.seat && isPerson(now, seat))),
  ]);
  open.close();
  return after.seq - before;
}

const isPerson = (
  now: {
    readonly table: { readonly seats: readonly { readonly who: { readonly kind: string } }[] };
  },
  seat: number,
): boolean => now.table.seats[seat]?.who.kind === 'person';

beforeEach(emptyDisk);

describe('What an older page left in the browser', () => {
  it('there are half-played tables of all five games, one with an owner’s pack', () => {
    expect(new Set(TABLES.map(({ game }) => game)).size).toBe(5);
    expect(JSON.stringify(TABLES)).toContain('"own":');
  });

  it.each(rotated(TABLES, IN_TURN).map((row) => [row.game, row.id, row] as const))(
    'a table of %s opens as it stood and is played on: %s',
    async (_, __, row) => {
      const tab = await tabOnOldDisk();
      const listed = must(await tab.host.tables());

      expect(listed.find(({ id }) => id === row.id)).toMatchObject({
        game: row.game,
        answers: row.length,
        state: 'playing',
      });
      expect(await playedOn(tab, row)).toBeGreaterThan(0);
      expect(must(await tab.host.tables())[0]).toMatchObject({ id: row.id, game: row.game });
    },
  );

  it('every setting is still there', () => {
    const settings = createSettingsStore({
      getItem: (key) => BROWSER.localStorage[key] ?? null,
      setItem: () => {},
      removeItem: () => {},
    });

    expect(settings.current()).toMatchObject({
      theme: 'dark',
      boardNames: 'pointer',
      confirm: 'everything',
      pace: 'atOnce',
      leftHand: true,
      name: 'Ada',
    });
  });

  it('the replay files that were opened are still listed', async () => {
    await oldDisk();

    const [file, ...others] = await recentFiles().list();

    expect(others).toEqual([]);
    expect(file).toMatchObject({ name: 'sunday.json', game: 'seawolf', names: ['Ada', 'Ines'] });
  });
});

describe('A file of tables that an older page saved', () => {
  it('every table of the file comes back, to be played on', async () => {
    const tab = await openTab({ startBot: anyBot });

    expect(must(await tab.host.restore(unpacked('saved-tables.json.gz')))).toEqual({
      added: TABLES.length,
      here: 0,
    });

    for (const row of rotated(TABLES, IN_TURN, 2))
      expect(await playedOn(tab, row)).toBeGreaterThan(0);
  });
});

const entriesOf = (text: string): unknown =>
  JSON.parse(text).segments.flatMap((one: { readonly entries: unknown }) => one.entries);

describe('A replay that an older program wrote', () => {
  it.each(rotated(REPLAYS, IN_TURN))('%s becomes a table', async (name) => {
    const text = unpacked(`replays/${name}`);
    // Thousands of entries: the browser's database that tests have is slow.
    const { host } = await openTab({ startBot: anyBot, store: memoryStore() });

    const open = must(await host.open(must(await host.importReplay(text))));

    const { outcome } = open.current();
    expect(outcome === null).toBe(name === 'terminal.json.gz');
    if (outcome === null) return;
    expect(must(await open.verify())).toMatchObject({ ok: true });
    expect(entriesOf(must(await open.exportReplay()))).toEqual(entriesOf(text));
  });
});
