// What every store of tables promises, whatever it is built on: run by each of them.

import type { Seat } from '@quarterdeck/kernel';
import { engine, type LoadGame } from '@quarterdeck/kernel/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  deal,
  openLog,
  type StoredEntry,
  type StoredTable,
  type TableHead,
  type TableStore,
} from '../index.ts';

const SEAT_0 = 0 as Seat;

/** Tables of the sample game, which the caller hands in. */
export type SampleTables = {
  /** Two people at it. Equal numbers give equal tables. */
  readonly sampleTable: (number: number) => Promise<StoredTable>;
  /** The next answer of seat 0 to what is stored, with the head it leads to. */
  readonly nextAnswer: (stored: StoredTable, index?: number) => Promise<NextAnswer>;
};
type NextAnswer = { readonly entries: readonly StoredEntry[]; readonly headline: TableHead };

const SAMPLE = 'reef';

export const sampleTables = (loadGame: LoadGame): SampleTables => ({
  sampleTable: async (number) =>
    deal(
      engine((await loadGame(SAMPLE)).game),
      {
        game: SAMPLE,
        seats: [
          { name: 'Ada', colour: 'red', who: { kind: 'person' } },
          { name: 'Bo', colour: 'blue', who: { kind: 'person' } },
        ],
        seed: `table ${number}`,
      },
      { newSeed: () => '00', newId: () => `table-${number}`, now: () => 1_000 + number },
    ),
  nextAnswer: async (stored, index = 0) => {
    const rules = engine((await loadGame(SAMPLE)).game);
    const log = openLog(rules, stored);
    const { length } = log;
    const choice = rules.choices(log.match, SEAT_0)[index];
    const at = stored.record.headline.updatedAt + 500;
    log.record(SEAT_0, choice, at);
    const table = stored.record.id;
    return {
      entries: log
        .entriesAfter(length)
        .map((entry, nth) => ({ table, seq: length + nth + 1, at, entry })),
      headline: {
        ...stored.record.headline,
        updatedAt: at,
        hash: rules.hash(log.match),
        snapshot: rules.save(log.match),
        asked: rules.asked(log.match).map(({ seat }) => seat),
      },
    };
  },
});

const read = async (store: TableStore, id: string): Promise<StoredTable> => {
  const stored = await store.read(id);
  if (stored === undefined) throw new Error(`no table ${id}`);
  return stored;
};

type Sample = SampleTables & { readonly store: TableStore; readonly first: StoredTable };

function itKeepsTables(set: () => Sample): void {
  it('gives back what it was given, and knows nothing else', async () => {
    const { store, first } = set();
    expect(await read(store, 'table-1')).toEqual(first);
    expect(await store.read('table-2')).toBeUndefined();
    expect(await store.entriesAfter('table-2', 0)).toBeUndefined();
  });

  it('keeps a pack once, and knows no other', async () => {
    const { store } = set();
    await store.keepPack('ab12', { cards: [{ name: 'Crab', value: 1 }] });
    await store.keepPack('ab12', { cards: [] });

    expect(await store.pack('ab12')).toEqual({ cards: [{ name: 'Crab', value: 1 }] });
    expect(await store.pack('cd34')).toBeUndefined();
  });

  it('keeps a pack though the table it was kept for is removed', async () => {
    const { store } = set();
    await store.keepPack('ab12', { cards: [1] });
    await store.remove('table-1');

    expect(await store.pack('ab12')).toEqual({ cards: [1] });
  });

  it('adds a table once', async () => {
    const { store, first, nextAnswer } = set();
    const { entries, headline } = await nextAnswer(first);
    await store.append('table-1', 0, entries, headline);

    await expect(store.add(first.record, first.entries)).rejects.toThrow();
    expect((await read(store, 'table-1')).record.length).toBe(entries.length);
  });

  it('lists the last touched first', async () => {
    const { store, first, sampleTable, nextAnswer } = set();
    const second = await sampleTable(2);
    await store.add(second.record, second.entries);
    expect((await store.list()).map(({ id }) => id)).toEqual(['table-2', 'table-1']);

    const { entries, headline } = await nextAnswer(first);
    await store.append('table-1', 0, entries, headline);

    const listed = await store.list();
    expect(listed.map(({ id }) => id)).toEqual(['table-1', 'table-2']);
    expect(listed[0]).toMatchObject({ answers: entries.length, updatedAt: headline.updatedAt });
  });

  it('forgets a table with its log, and says so to whoever comes late', async () => {
    const { store, first, nextAnswer } = set();
    const { entries, headline } = await nextAnswer(first);
    await store.append('table-1', 0, entries, headline);

    await store.remove('table-1');
    await store.remove('table-1');

    expect(await store.read('table-1')).toBeUndefined();
    expect(await store.entriesAfter('table-1', 0)).toBeUndefined();
    expect(await store.list()).toEqual([]);
    expect(await store.append('table-1', 1, entries, headline)).toBe('gone');
    expect(await store.renew('table-1', 1, first.record.origin, headline)).toBe('gone');
  });
}

function itAppends(set: () => Sample): void {
  it('appends at the length it was told, with the headline', async () => {
    const { store, first, nextAnswer } = set();
    const { entries, headline } = await nextAnswer(first);

    expect(await store.append('table-1', 0, entries, headline)).toBe('written');

    const after = await read(store, 'table-1');
    expect(after.record).toEqual({ ...first.record, length: entries.length, headline });
    expect(after.entries).toEqual(entries);
    expect(await store.entriesAfter('table-1', 0)).toEqual(entries);
    expect(await store.entriesAfter('table-1', entries.length)).toEqual([]);
  });

  it('writes nothing where the log has grown meanwhile', async () => {
    const { store, first, nextAnswer } = set();
    const mine = await nextAnswer(first, 0);
    const theirs = await nextAnswer(first, 1);
    await store.append('table-1', 0, theirs.entries, theirs.headline);
    const before = await read(store, 'table-1');

    expect(await store.append('table-1', 0, mine.entries, mine.headline)).toBe('conflict');
    expect(await read(store, 'table-1')).toEqual(before);
  });

  it('lets one of many through who append at the same place at once', async () => {
    const { store, first, nextAnswer } = set();
    const answers = await Promise.all([0, 1, 0, 1, 0].map((index) => nextAnswer(first, index)));

    const written = await Promise.all(
      answers.map(({ entries, headline }) => store.append('table-1', 0, entries, headline)),
    );

    expect(written.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'conflict', 'written']);
    const winner = answers[written.indexOf('written')];
    expect((await read(store, 'table-1')).entries).toEqual(winner?.entries);
  });

  it('begins a new segment under the same condition, and forgets the entries before', async () => {
    const { store, first, nextAnswer } = set();
    const { entries, headline } = await nextAnswer(first);
    await store.append('table-1', 0, entries, headline);
    const { origin } = first.record;
    const fresh = { ...origin, rules: origin.rules + 1, startHash: 'a-hash' };

    expect(await store.renew('table-1', 0, fresh, headline)).toBe('conflict');
    expect(await store.renew('table-1', entries.length, fresh, headline)).toBe('written');

    const after = await read(store, 'table-1');
    expect(after.entries).toEqual([]);
    expect(after.record).toEqual({
      ...first.record,
      origin: fresh,
      length: entries.length,
      headline,
    });
  });
}

/** `loadGame` knows the sample game; `open` gives an empty store, each time it is called. */
export function storeContract(
  name: string,
  loadGame: LoadGame,
  open: () => Promise<TableStore>,
): void {
  describe(`A store of tables: ${name}`, () => {
    const tables = sampleTables(loadGame);
    let sample: Sample;
    beforeEach(async () => {
      const first = await tables.sampleTable(1);
      sample = { ...tables, store: await open(), first };
      await sample.store.add(first.record, first.entries);
    });

    itKeepsTables(() => sample);
    itAppends(() => sample);
  });
}
