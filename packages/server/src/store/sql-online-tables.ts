import { type Kysely, sql } from 'kysely';
import { isNotUnique, orFault } from './faults.ts';
import { inLobby } from './in-lobby.ts';
import { oneOnlineTable } from './one-online-table.ts';
import { onlineTableQuery, onlineTableRow, seatRow, withSeats } from './online-table-rows.ts';
import type { DatabaseSchema } from './schema.ts';
import { seatWriters } from './seat-writers.ts';
import type { AbandonedSince, Dealt, NewOnlineTable, OnlineTables } from './server-store.ts';
import { insertTable } from './sql-tables.ts';
import { tablesOfGuest } from './tables-of-guest.ts';

export const sqlOnlineTables = (db: Kysely<DatabaseSchema>): OnlineTables => ({
  ...readers(db),
  ...inLobby(db),
  ...seatWriters(db),
  ...removers(db),
  add: (online) => orFault(() => db.transaction().execute((tx) => insertOnlineTable(tx, online))),
  storeDealt: (record, entries) =>
    orFault(async (): Promise<Dealt> => {
      try {
        return await db.transaction().execute(async (tx) => {
          // Writes first: whoever arranges its seats at this moment comes before or after. Asked for in a statement
          // of its own, the seats are those of after: the first one may have waited for somebody.
          const row = await tx
            .updateTable('moorings')
            .set({ listed: 0 })
            .where('id', '=', record.id)
            .returning(['patience', 'clock_start'])
            .executeTakeFirst();
          if (row === undefined || (await hasOpenSeat(tx, record.id))) return 'gone';
          await insertTable(tx, record, entries, row.patience, row.clock_start ?? row.patience);
          return 'dealt';
        });
      } catch (problem) {
        if (isNotUnique(problem)) return 'already';
        throw problem;
      }
    }),
  rematch: (of, online) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('moorings')
          .set({ rematch: online.table })
          .where('id', '=', of)
          .where('rematch', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          await insertOnlineTable(tx, online);
          return online.table;
        }
        const row = await tx
          .selectFrom('moorings')
          .select('rematch')
          .where('id', '=', of)
          .executeTakeFirst();
        if (!row?.rematch) throw new Error(`there is no table ${of} to play again`);
        return row.rematch;
      }),
    ),
});

const removers = (
  db: Kysely<DatabaseSchema>,
): Pick<OnlineTables, 'remove' | 'removeAbandoned' | 'abandoned'> => ({
  remove: (table) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('tables').where('id', '=', table).execute();
        await tx.deleteFrom('moorings').where('id', '=', table).execute();
      }),
    ),
  // Found and deleted in one: somebody may have sat down there since the list of them was made.
  removeAbandoned: (table, since) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`
          update moorings set listed = 0 where id = ${table} and id in (
            select moorings.id from moorings left join tables on tables.id = moorings.id
              where moorings.id = ${table} and ${isAbandoned(since)})
            returning id`.execute(tx);
        if (rows.length === 0) return false;
        const { numDeletedRows } = await tx
          .deleteFrom('tables')
          .where('id', '=', table)
          .where('updated_at', '<', Math.max(since.underWay, since.over))
          .executeTakeFirst();
        const left = await tx
          .selectFrom('tables')
          .select('id')
          .where('id', '=', table)
          .executeTakeFirst();
        if (numDeletedRows === 0n && left !== undefined) return false;
        await tx.deleteFrom('moorings').where('id', '=', table).execute();
        return true;
      }),
    ),
  abandoned: (since, most) =>
    orFault(async () => {
      const { rows } = await sql<{ id: string }>`
        select moorings.id as id from moorings left join tables on tables.id = moorings.id
          where ${isAbandoned(since)} order by moorings.id limit ${most}`.execute(db);
      return rows.map(({ id }) => id);
    }),
});

const isAbandoned = ({ waiting, underWay, over }: AbandonedSince) => sql`(
  (tables.id is null and moorings.created_at < ${waiting})
    or (moorings.over_at is null and tables.updated_at < ${underWay})
    or moorings.over_at < ${over})`;

async function hasOpenSeat(tx: Kysely<DatabaseSchema>, table: string): Promise<boolean> {
  const open = await tx
    .selectFrom('berths')
    .select('seat')
    .where('mooring', '=', table)
    .where('kind', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}

async function insertOnlineTable(
  tx: Kysely<DatabaseSchema>,
  online: NewOnlineTable,
): Promise<void> {
  const { table, seats } = online;
  await tx.insertInto('moorings').values(onlineTableRow(online)).execute();
  const rows = seats.map((holder, seat) => seatRow(table, seat, holder));
  await tx.insertInto('berths').values(rows).execute();
}

const faultless =
  <T>(read: (wanted: string) => Promise<T>) =>
  (wanted: string): Promise<T> =>
    orFault(() => read(wanted));

type Readers = Pick<OnlineTables, 'read' | 'invited' | 'of' | 'underWay' | 'due' | 'playing'>;

const readers = (db: Kysely<DatabaseSchema>): Readers => ({
  read: faultless(oneOnlineTable(db, 'id')),
  invited: faultless(oneOnlineTable(db, 'invitation')),
  of: (guest, most, before) =>
    orFault(async () => {
      const ids = await tablesOfGuest(db, guest, most, before);
      if (ids.length === 0) return [];
      const rows = await onlineTableQuery(db).where('moorings.id', 'in', ids).execute();
      const place = new Map(ids.map((id, index) => [id, index]));
      const inOrder = [...rows].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
      return withSeats(db, inOrder);
    }),
  underWay: (guest) =>
    orFault(async () => {
      const { count } = await db
        .selectFrom('moorings')
        .select((by) => by.fn.countAll<number | string>().as('count'))
        .where('host', '=', guest)
        .where('over_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    }),
  due: (now, most) =>
    orFault(async () => {
      const rows = await onlineTableQuery(db)
        .where('tables.due_at', '<=', now)
        .orderBy('tables.due_at')
        .limit(most)
        .execute();
      return withSeats(db, rows);
    }),
  playing: (after, most) =>
    orFault(async () => {
      const rows = await onlineTableQuery(db)
        .where('tables.state', '=', 'playing')
        .where('tables.id', '>', after)
        .orderBy('tables.id')
        .limit(most)
        .execute();
      return withSeats(db, rows);
    }),
});
