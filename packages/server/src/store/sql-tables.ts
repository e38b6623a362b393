import type { Json } from '@quarterdeck/kernel/pack';
import {
  type StoredEntry,
  summaryOf,
  type TableRecord,
  type TableStore,
  type TableSummary,
} from '@quarterdeck/tables';
import type { Kysely, OnConflictBuilder } from 'kysely';
import type { AppendAll } from './appending.ts';
import { batched } from './batching.ts';
import { checkpointOf } from './checkpoints/rows.ts';
import { dropCheckpoint } from './checkpoints/write-checkpoint.ts';
import { orFault } from './faults.ts';
import { dueAt, entryOf, entryRow, headlineRow, originText, recordOf, tableRow } from './rows.ts';
import type { DatabaseSchema, TableRow } from './schema.ts';

/** Databases allow some ten thousand parameters in a statement; an append has thirteen, and its entries. */
const MOST_APPENDS = 256;
const MOST_ENTRIES = 1_000;

/** The contract of every host's store, over either database. */
export function sqlTables(db: Kysely<DatabaseSchema>, appendAll: AppendAll): TableStore {
  const append = batched(appendAll, MOST_APPENDS);

  return {
    keeps: true,
    append: (table, length, entries, headline) =>
      orFault(() => append({ table, length, entries, headline })),
    ...writers(db),
    ...readers(db),
    ...packs(db),
  };
}

/**
 * The time for an answer is the online table's; other tables have no limit. `first`: the least time
 * that anybody has for the first one.
 */
export async function insertTable(
  tx: Kysely<DatabaseSchema>,
  record: TableRecord,
  entries: readonly StoredEntry[],
  answerTime: number | null,
  first: number | null = answerTime,
): Promise<void> {
  await tx
    .insertInto('tables')
    .values(tableRow(record, answerTime, first))
    .execute();
  for (let from = 0; from < entries.length; from += MOST_ENTRIES) {
    const some = entries.slice(from, from + MOST_ENTRIES).map(entryRow);
    await tx.insertInto('entries').values(some).execute();
  }
}

type Writers = Pick<TableStore, 'add' | 'renew' | 'remove'>;

const writers = (db: Kysely<DatabaseSchema>): Writers => ({
  add: (record, entries) =>
    orFault(() => db.transaction().execute((tx) => insertTable(tx, record, entries, null))),
  renew: (table, length, origin, headline) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('tables')
          .set((by) => ({
            ...headlineRow(headline),
            origin: originText(origin),
            era: by('era', '+', 1),
          }))
          .where('id', '=', table)
          .where('length', '=', length)
          .executeTakeFirst();
        const found = await tx
          .selectFrom('tables')
          .select('patience')
          .where('id', '=', table)
          .executeTakeFirst();
        if (found === undefined) return 'gone';
        if (numUpdatedRows === 0n) return 'conflict';
        const due_at = dueAt(headline, found.patience);
        await tx.updateTable('tables').set({ due_at }).where('id', '=', table).execute();
        await tx.deleteFrom('entries').where('table_id', '=', table).execute();
        await dropCheckpoint(tx, table);
        return 'written';
      }),
    ),
  remove: (table) =>
    orFault(async () => {
      await db.deleteFrom('tables').where('id', '=', table).execute();
    }),
});

/** Packs that a process remembers to have kept: most tables are played with the same few. */
const MOST_REMEMBERED = 1_000;

function packs(db: Kysely<DatabaseSchema>): Pick<TableStore, 'keepPack' | 'pack'> {
  // Nothing takes a pack out of the database again.
  const kept = new Set<string>();
  return {
    keepPack: (hash, content) =>
      orFault(async () => {
        if (kept.has(hash)) return;
        const row = { hash, content: JSON.stringify(content) };
        const same = (column: OnConflictBuilder<DatabaseSchema, 'packs'>) =>
          column.column('hash').doNothing();
        await db.insertInto('packs').values(row).onConflict(same).execute();
        if (kept.size < MOST_REMEMBERED) kept.add(hash);
      }),
    pack: async (hash) => {
      const row = await orFault(() =>
        db.selectFrom('packs').select('content').where('hash', '=', hash).executeTakeFirst(),
      );
      return row === undefined ? undefined : (JSON.parse(row.content) as Json);
    },
  };
}

type Readers = Pick<TableStore, 'read' | 'readResumable' | 'entriesAfter' | 'list'>;

const readers = (db: Kysely<DatabaseSchema>): Readers => ({
  read: async (table) => {
    const found = await orFault(() =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute(async (tx) => ({
          row: await tx.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst(),
          entries: await entriesOf(tx, table, 0),
        })),
    );
    if (found.row === undefined) return undefined;
    return { record: recordOf(found.row), entries: found.entries.map(entryOf) };
  },
  readResumable: async (table) => {
    const { row, last, told, entries } = await orFault(() => rowsFromCheckpoint(db, table));
    if (row === undefined) return undefined;
    const checkpoint = last === undefined ? null : checkpointOf(last, told);
    return { record: recordOf(row), entries: entries.map(entryOf), checkpoint };
  },
  entriesAfter: async (table, length) => {
    const rows = await orFault(() => entriesOf(db, table, length));
    if (rows.length > 0) return rows.map(entryOf);
    const found = await orFault(() =>
      db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst(),
    );
    return found === undefined ? undefined : [];
  },
  list: async () => {
    const rows = await orFault(() =>
      db.selectFrom('tables').selectAll().orderBy('updated_at', 'desc').execute(),
    );
    return rows.flatMap(summaryIfSound);
  },
});

/** All of it as of one moment. */
const rowsFromCheckpoint = (db: Kysely<DatabaseSchema>, table: string) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const row = await tx
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', table)
        .executeTakeFirst();
      const last = await tx
        .selectFrom('checkpoints')
        .selectAll()
        .where('table_id', '=', table)
        .executeTakeFirst();
      const told = tx.selectFrom('told').selectAll().where('table_id', '=', table).orderBy('upto');
      return {
        row,
        last,
        told: last === undefined ? [] : await told.execute(),
        entries: await entriesOf(tx, table, last?.length ?? 0),
      };
    });

const entriesOf = (db: Kysely<DatabaseSchema>, table: string, after: number) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();

/** One spoilt record does not cost the list. */
function summaryIfSound(row: TableRow): readonly TableSummary[] {
  try {
    return [summaryOf(recordOf(row))];
  } catch {
    return [];
  }
}
