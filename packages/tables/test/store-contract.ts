// What every store of tables promises, whatever it is built on: run by each of them.

import { engine, type Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  chronicleOf,
  deal,
  type Headline,
  type StoredEntry,
  type StoredTable,
  type TableStore,
} from '../src/index.ts';

const SEAT_0 = 0 as Seat;

/** A table of the sample game, two people at it. Equal numbers give equal tables. */
export async function sampleTable(number: number): Promise<StoredTable> {
  const rules = engine((await loadGame('reef')).game);
  return deal(
    rules,
    {
      game: 'reef',
      seats: [
        { name: 'Ada', tincture: 'red', who: { kind: 'person' } },
        { name: 'Bo', tincture: 'blue', who: { kind: 'person' } },
      ],
      seed: `table ${number}`,
    },
    { seed: () => '00', id: () => `table-${number}`, now: () => 1_000 + number },
  );
}

/** The next answer of seat 0 to what is stored, with the headline it leads to. */
export async function nextAnswer(
  stored: StoredTable,
  index = 0,
): Promise<{ readonly entries: readonly StoredEntry[]; readonly headline: Headline }> {
  const rules = engine((await loadGame('reef')).game);
  const chronicle = chronicleOf(rules, stored);
  const { length } = chronicle;
  const choice = rules.choices(chronicle.match, SEAT_0)[index];
  const at = stored.record.headline.updatedAt + 500;
  chronicle.play(SEAT_0, choice, at);
  const table = stored.record.id;
  return {
    entries: chronicle
      .entriesAfter(length)
      .map((entry, nth) => ({ table, seq: length + nth + 1, at, entry })),
    headline: {
      ...stored.record.headline,
      updatedAt: at,
      hash: rules.hash(chronicle.match),
      snapshot: rules.save(chronicle.match),
      asked: rules.asked(chronicle.match).map(({ seat }) => seat),
    },
  };
}

const read = async (store: TableStore, id: string): Promise<StoredTable> => {
  const stored = await store.read(id);
  if (stored === undefined) throw new Error(`no table ${id}`);
  return stored;
};

/** `open`: an empty store, each time it is called. */
export function storeContract(name: string, open: () => Promise<TableStore>): void {
  describe(`A store of tables: ${name}`, () => {
    let store: TableStore;
    let first: StoredTable;
    beforeEach(async () => {
      store = await open();
      first = await sampleTable(1);
      await store.add(first.record, first.entries);
    });

    it('gives back what it was given, and knows nothing else', async () => {
      expect(await read(store, 'table-1')).toEqual(first);
      expect(await store.read('table-2')).toBeUndefined();
      expect(await store.entriesAfter('table-2', 0)).toBeUndefined();
    });

    it('adds a table once', async () => {
      const { entries, headline } = await nextAnswer(first);
      await store.append('table-1', 0, entries, headline);

      await expect(store.add(first.record, first.entries)).rejects.toThrow();
      expect((await read(store, 'table-1')).record.length).toBe(entries.length);
    });

    it('appends at the length it was told, with the headline', async () => {
      const { entries, headline } = await nextAnswer(first);

      expect(await store.append('table-1', 0, entries, headline)).toBe('written');

      const after = await read(store, 'table-1');
      expect(after.record).toEqual({ ...first.record, length: entries.length, headline });
      expect(after.entries).toEqual(entries);
      expect(await store.entriesAfter('table-1', 0)).toEqual(entries);
      expect(await store.entriesAfter('table-1', entries.length)).toEqual([]);
    });

    it('writes nothing where the log has grown meanwhile', async () => {
      const mine = await nextAnswer(first, 0);
      const theirs = await nextAnswer(first, 1);
      await store.append('table-1', 0, theirs.entries, theirs.headline);
      const before = await read(store, 'table-1');

      expect(await store.append('table-1', 0, mine.entries, mine.headline)).toBe('conflict');
      expect(await read(store, 'table-1')).toEqual(before);
    });

    it('lets one of many through who append at the same place at once', async () => {
      const answers = await Promise.all([0, 1, 0, 1, 0].map((index) => nextAnswer(first, index)));

      const written = await Promise.all(
        answers.map(({ entries, headline }) => store.append('table-1', 0, entries, headline)),
      );

      expect(written.toSorted()).toEqual([
        'conflict',
        'conflict',
        'conflict',
        'conflict',
        'written',
      ]);
      const winner = answers[written.indexOf('written')];
      expect((await read(store, 'table-1')).entries).toEqual(winner?.entries);
    });

    it('begins a new segment under the same condition, and forgets the entries before', async () => {
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

    it('lists the last touched first', async () => {
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
  });
}
