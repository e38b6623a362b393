import type { Json } from '@quarterdeck/kernel/pack';
import {
  type LogOrigin,
  readEntry,
  readRecord,
  StorageFault,
  type StoredEntry,
  type StoredRecord,
  summaryOf,
  type TableHead,
  type TableStore,
  type Written,
  writeRecord,
} from '@quarterdeck/tables';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { TableSummary } from '../host.ts';

const NAME = 'quarterdeck';
const VERSION = 2;

type Shelves = DBSchema & {
  tables: { key: string; value: StoredRecord };
  entries: { key: [table: string, seq: number]; value: StoredEntry };
  packs: { key: string; value: Json };
};
type Both = ['tables', 'entries'];
type Writing = IDBPTransaction<Shelves, Both, 'readwrite'>;

const BOTH: Both = ['tables', 'entries'];

/** An acknowledged answer survives a crash, so the browser must have it on the disk. */
const ON_DISK = { durability: 'strict' } as const;

export async function indexedStore(): Promise<TableStore> {
  const db = await orFault(() => openDB<Shelves>(NAME, VERSION, { upgrade: build }));
  // Another tab brings a newer page: this one must not stand in its way.
  db.addEventListener('versionchange', () => db.close());
  return { keeps: true, ...writers(db), ...readers(db), ...packs(db) };
}

function build(db: IDBPDatabase<Shelves>, from: number): void {
  if (from < 1) {
    db.createObjectStore('tables', { keyPath: 'id' });
    db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
  }
  db.createObjectStore('packs');
}

type Writers = Pick<TableStore, 'add' | 'append' | 'renew' | 'remove'>;

function writers(db: IDBPDatabase<Shelves>): Writers {
  /** The check and the change are one transaction: of two that race, one finds the log longer. */
  const ifLength = (
    table: string,
    length: number,
    change: (record: StoredRecord, tx: Writing) => Promise<unknown>[],
  ): Promise<Written> =>
    orFault(async () => {
      const tx = db.transaction(BOTH, 'readwrite', ON_DISK);
      const raw = await tx.objectStore('tables').get(table);
      const found = raw === undefined ? 'gone' : raw.length === length ? 'written' : 'conflict';
      const changes = raw !== undefined && found === 'written' ? change(raw, tx) : [];
      await Promise.all([...changes, tx.done]);
      return found;
    });

  return {
    add: (record, entries) =>
      orFault(async () => {
        const tx = db.transaction(BOTH, 'readwrite', ON_DISK);
        const added = entries.map((entry) => tx.objectStore('entries').add(entry));
        await Promise.all([tx.objectStore('tables').add(writeRecord(record)), ...added, tx.done]);
      }),
    append: (table, length, entries, headline) =>
      ifLength(table, length, (record, tx) => [
        ...entries.map((entry) => tx.objectStore('entries').add(entry)),
        tx.objectStore('tables').put(grown(record, entries.length, headline)),
      ]),
    renew: (table, length, origin, headline) =>
      ifLength(table, length, (record, tx) => [
        tx.objectStore('entries').delete(entriesOf(table)),
        tx.objectStore('tables').put(renewed(record, origin, headline)),
      ]),
    remove: (table) =>
      orFault(async () => {
        const tx = db.transaction(BOTH, 'readwrite', ON_DISK);
        const gone = tx.objectStore('entries').delete(entriesOf(table));
        await Promise.all([tx.objectStore('tables').delete(table), gone, tx.done]);
      }),
  };
}

const packs = (db: IDBPDatabase<Shelves>): Pick<TableStore, 'keepPack' | 'pack'> => ({
  keepPack: (hash, content) =>
    orFault(async () => {
      const tx = db.transaction('packs', 'readwrite', ON_DISK);
      const known = await tx.store.getKey(hash);
      await Promise.all([known === undefined ? tx.store.put(content, hash) : hash, tx.done]);
    }),
  pack: (hash) => orFault(() => db.get('packs', hash)),
});

type Readers = Pick<TableStore, 'read' | 'entriesAfter' | 'list'>;

function readers(db: IDBPDatabase<Shelves>): Readers {
  const lookUp = (table: string, after: number) =>
    orFault(async () => {
      const tx = db.transaction(BOTH, 'readonly');
      const [record, entries] = await Promise.all([
        tx.objectStore('tables').get(table),
        tx.objectStore('entries').getAll(entriesOf(table, after)),
        tx.done,
      ]);
      return record === undefined ? undefined : { record, entries };
    });

  return {
    async read(table) {
      const found = await lookUp(table, 0);
      if (found === undefined) return undefined;
      return { record: readRecord(found.record), entries: found.entries.map(readEntry) };
    },
    async entriesAfter(table, length) {
      const found = await lookUp(table, length);
      return found?.entries.map(readEntry);
    },
    async list() {
      const records = await orFault(() => db.getAll('tables'));
      return records.flatMap(summaryIfSound).sort((a, b) => b.updatedAt - a.updatedAt);
    },
  };
}

const entriesOf = (table: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, Number.POSITIVE_INFINITY], true);

const grown = (record: StoredRecord, by: number, headline: TableHead): StoredRecord => ({
  ...record,
  length: record.length + by,
  headline,
});

const renewed = (record: StoredRecord, origin: LogOrigin, headline: TableHead): StoredRecord => ({
  ...record,
  origin,
  headline,
});

/** One spoilt record does not cost the list. */
function summaryIfSound(raw: unknown): readonly TableSummary[] {
  try {
    return [summaryOf(readRecord(raw))];
  } catch {
    return [];
  }
}

async function orFault<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (problem) {
    const isFull = problem instanceof DOMException && problem.name === 'QuotaExceededError';
    throw new StorageFault(isFull ? 'full' : 'failed', problem);
  }
}
