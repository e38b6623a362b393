import { type JournalNote, readNote } from '@quarterdeck/tables';
import { type Kysely, sql } from 'kysely';
import { isNotUnique, orFault } from './faults.ts';
import type { Place } from './nodes/node-store.ts';
import { jsonIn } from './rows.ts';
import type { DatabaseSchema, JournalRow } from './schema.ts';
import type { TimeStore } from './time-store.ts';

/** What was longer ago moves no clock any more: no turn lasts that long. */
const FORGET_UPTIME_MS = 90 * 24 * 60 * 60 * 1_000;

export const sqlTime = (db: Kysely<DatabaseSchema>): TimeStore => ({
  ...journals(db),
  ...uptime(db),
  ...vacations(db),
});

const journals = (
  db: Kysely<DatabaseSchema>,
): Pick<TimeStore, 'journal' | 'era' | 'note' | 'setDue' | 'lookAtTablesOf'> => ({
  journal: async (table) => {
    const rows = await orFault(() =>
      db.selectFrom('journal').selectAll().where('table_id', '=', table).orderBy('seq').execute(),
    );
    return rows.map(noteOf);
  },
  era: (table) =>
    orFault(async () => {
      const row = await db
        .selectFrom('tables')
        .select('era')
        .where('id', '=', table)
        .executeTakeFirst();
      return row?.era ?? 0;
    }),
  note: (table, after, at, notes, { dueAt, ended, follows }) =>
    orFault(async () => {
      const rows = notes.map((note, index) => ({
        table_id: table,
        seq: after + index + 1,
        at,
        note: JSON.stringify(note),
      }));
      try {
        await db.transaction().execute(async (tx) => {
          await tx.insertInto('journal').values(rows).execute();
          if (!(await enter(tx, table, dueAt, follows))) throw new Conflict();
          if (ended === null) return;
          await tx
            .updateTable('tables')
            .set({ state: 'finished', asked: '[]', updated_at: at })
            .where('id', '=', table)
            .execute();
          await tx
            .updateTable('moorings')
            .set({ ended, over_at: at })
            .where('id', '=', table)
            .execute();
          await tx
            .updateTable('berths')
            .set({ over_at: at })
            .where('mooring', '=', table)
            .execute();
        });
        return 'written';
      } catch (problem) {
        if (isNotUnique(problem) || problem instanceof Conflict) return 'conflict';
        throw problem;
      }
    }),
  setDue: (table, length, dueAt) =>
    orFault(async () => {
      await db
        .updateTable('tables')
        .set({ due_at: dueAt })
        .where('id', '=', table)
        .where('length', '=', length)
        .where('state', '=', 'playing')
        .execute();
    }),
  lookAtTablesOf: (guest, at) =>
    orFault(async () => {
      await sql`update tables set due_at = ${at} where due_at is not null and due_at > ${at} and id in (
        select mooring from berths where guest = ${guest} and over_at is null)`.execute(db);
    }),
});

/** Nothing of a transaction is kept that throws it. */
class Conflict extends Error {}

/** A note begins a new era of its table. False: the table does not stand where the note was meant for. */
async function enter(
  tx: Kysely<DatabaseSchema>,
  table: string,
  dueAt: number | null,
  follows: Place | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tables')
    .set((by) => ({ due_at: dueAt, era: by('era', '+', 1) }))
    .where('id', '=', table)
    .$if(follows !== undefined, (query) =>
      query.where('length', '=', follows?.length ?? 0).where('era', '=', follows?.era ?? 0),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n || follows === undefined;
}

const uptime = (db: Kysely<DatabaseSchema>): Pick<TimeStore, 'begin' | 'beat'> => ({
  begin: (id, at) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('uptime')
          .where('to_at', '<', at - FORGET_UPTIME_MS)
          .execute();
        await tx.insertInto('uptime').values({ id, from_at: at, to_at: at }).execute();
        const rows = await tx.selectFrom('uptime').selectAll().orderBy('from_at').execute();
        return rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));
      }),
    ),
  beat: (id, at) =>
    orFault(async () => {
      await db.updateTable('uptime').set({ to_at: at }).where('id', '=', id).execute();
    }),
});

const vacations = (db: Kysely<DatabaseSchema>): Pick<TimeStore, 'vacations' | 'setVacation'> => ({
  vacations: (guests) =>
    orFault(async () => {
      if (guests.length === 0) return [];
      const rows = await db
        .selectFrom('vacations')
        .selectAll()
        .where('guest', 'in', [...guests])
        .orderBy('from_at')
        .execute();
      return rows.map(({ guest, from_at, to_at }) => ({ guest, from: from_at, to: to_at }));
    }),
  setVacation: ({ guest, from, to }) =>
    orFault(async () => {
      await db
        .insertInto('vacations')
        .values({ guest, from_at: from, to_at: to })
        .onConflict((conflict) => conflict.columns(['guest', 'from_at']).doUpdateSet({ to_at: to }))
        .execute();
    }),
});

/** Throws `Malformed` where the row was damaged. */
const noteOf = ({ seq, at, note }: JournalRow): JournalNote => ({
  seq,
  at,
  note: readNote(jsonIn(note)),
});
