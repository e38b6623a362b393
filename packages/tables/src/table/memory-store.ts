import type { Json } from '@quarterdeck/kernel/pack';
import type { StoredEntry, TableRecord } from './record.ts';
import { summaryOf } from './record.ts';
import { StorageFault, type TableStore } from './store.ts';

type Kept = { record: TableRecord; entries: StoredEntry[] };

/** For browsers that forbid storage, and for tests: the table can be played, and ends with the page. */
export function memoryStore(): TableStore {
  const tables = new Map<string, Kept>();
  const packs = new Map<string, Json>();
  const settled = <T>(value: T): Promise<T> => Promise.resolve(value);

  return {
    keeps: false,
    add: (record, entries) => {
      if (tables.has(record.id))
        return Promise.reject(new StorageFault('failed', `table ${record.id} is here already`));
      tables.set(record.id, { record, entries: [...entries] });
      return settled(undefined);
    },
    append: (table, length, entries, headline) => {
      const kept = tables.get(table);
      if (kept === undefined) return settled('gone');
      if (kept.record.length !== length) return settled('conflict');
      kept.entries.push(...entries);
      kept.record = { ...kept.record, length: length + entries.length, headline };
      return settled('written');
    },
    renew: (table, length, origin, headline) => {
      const kept = tables.get(table);
      if (kept === undefined) return settled('gone');
      if (kept.record.length !== length) return settled('conflict');
      kept.entries = [];
      kept.record = { ...kept.record, origin, headline };
      return settled('written');
    },
    read: (table) => {
      const kept = tables.get(table);
      if (kept === undefined) return settled(undefined);
      return settled({ record: kept.record, entries: kept.entries.slice() });
    },
    entriesAfter: (table, length) =>
      settled(tables.get(table)?.entries.filter(({ seq }) => seq > length)),
    list: () =>
      settled(
        [...tables.values()]
          .map(({ record }) => summaryOf(record))
          .sort((a, b) => b.updatedAt - a.updatedAt),
      ),
    remove: (table) => {
      tables.delete(table);
      return settled(undefined);
    },
    keepPack: (hash, content) => {
      if (!packs.has(hash)) packs.set(hash, content);
      return settled(undefined);
    },
    pack: (hash) => settled(packs.get(hash)),
  };
}
