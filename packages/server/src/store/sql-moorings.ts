import type { Kysely } from 'kysely';
import { isNotUnique, orFault } from './faults.ts';
import type { Launched, Moorings, NewMooring, Seated } from './harbour-store.ts';
import { berthRow, moored, mooringRow, withBerths } from './mooring-rows.ts';
import type { Shelves } from './schema.ts';
import { insertTable } from './sql-tables.ts';

export const sqlMoorings = (db: Kysely<Shelves>): Moorings => ({
  ...readers(db),
  ...berths(db),
  add: (mooring) => orFault(() => db.transaction().execute((tx) => insertMooring(tx, mooring))),
  launch: (record, entries) =>
    orFault(async (): Promise<Launched> => {
      try {
        return await db.transaction().execute(async (tx) => {
          const row = await tx
            .selectFrom('moorings')
            .select('patience')
            .where('id', '=', record.id)
            .executeTakeFirst();
          if (row === undefined) return 'gone';
          await insertTable(tx, record, entries, row.patience);
          return 'launched';
        });
      } catch (problem) {
        if (isNotUnique(problem)) return 'already';
        throw problem;
      }
    }),
  rematch: (of, mooring) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('moorings')
          .set({ rematch: mooring.table })
          .where('id', '=', of)
          .where('rematch', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) {
          await insertMooring(tx, mooring);
          return mooring.table;
        }
        const row = await tx
          .selectFrom('moorings')
          .select('rematch')
          .where('id', '=', of)
          .executeTakeFirst();
        if (!row?.rematch) throw new Error(`there is no mooring ${of} to play again`);
        return row.rematch;
      }),
    ),
  remove: (table) =>
    orFault(() =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('tables').where('id', '=', table).execute();
        await tx.deleteFrom('moorings').where('id', '=', table).execute();
      }),
    ),
});

async function insertMooring(tx: Kysely<Shelves>, mooring: NewMooring): Promise<void> {
  const { table, berths } = mooring;
  await tx.insertInto('moorings').values(mooringRow(mooring)).execute();
  const rows = berths.map((sitting, seat) => berthRow(table, seat, sitting));
  await tx.insertInto('berths').values(rows).execute();
}

type Readers = Pick<Moorings, 'read' | 'invited' | 'of' | 'due' | 'playing'>;

const readers = (db: Kysely<Shelves>): Readers => ({
  read: (table) =>
    orFault(async () => {
      const rows = await moored(db).where('moorings.id', '=', table).execute();
      return (await withBerths(db, rows))[0];
    }),
  invited: (invitation) =>
    orFault(async () => {
      const rows = await moored(db).where('moorings.invitation', '=', invitation).execute();
      return (await withBerths(db, rows))[0];
    }),
  of: (guest) =>
    orFault(async () => {
      const seated = db.selectFrom('berths').select('mooring').where('guest', '=', guest);
      const rows = await moored(db)
        .where((where) =>
          where.or([where('moorings.host', '=', guest), where('moorings.id', 'in', seated)]),
        )
        .orderBy((by) => by.fn.coalesce('tables.updated_at', 'moorings.created_at'), 'desc')
        .execute();
      return withBerths(db, rows);
    }),
  due: (now, most) =>
    orFault(async () => {
      const rows = await moored(db)
        .where('tables.due_at', '<=', now)
        .orderBy('tables.due_at')
        .limit(most)
        .execute();
      return withBerths(db, rows);
    }),
  playing: (after, most) =>
    orFault(async () => {
      const rows = await moored(db)
        .where('tables.state', '=', 'playing')
        .where('tables.id', '>', after)
        .orderBy('tables.id')
        .limit(most)
        .execute();
      return withBerths(db, rows);
    }),
});

type Berths = Pick<Moorings, 'sit' | 'leave'>;

const berths = (db: Kysely<Shelves>): Berths => ({
  sit: (table, seat, guest) =>
    orFault(async (): Promise<Seated> => {
      try {
        const { numUpdatedRows } = await db
          .updateTable('berths')
          .set({ kind: 'guest', guest })
          .where('mooring', '=', table)
          .where('seat', '=', seat)
          .where('kind', '=', 'open')
          .executeTakeFirst();
        if (numUpdatedRows > 0n) return 'seated';
      } catch (problem) {
        if (isNotUnique(problem)) return 'elsewhere';
        throw problem;
      }
      const found = await db
        .selectFrom('berths')
        .select('guest')
        .where('mooring', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst();
      if (found === undefined) return 'gone';
      // Who asks twice, because the first answer was lost, sits.
      return found.guest === guest ? 'seated' : 'taken';
    }),
  leave: (table, seat, guest) =>
    orFault(async () => {
      const { numUpdatedRows } = await db
        .updateTable('berths')
        .set({ kind: 'open', guest: null })
        .where('mooring', '=', table)
        .where('seat', '=', seat)
        .where('guest', '=', guest)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? 'not-yours' : 'left';
    }),
});
