import type { Seat } from '@quarterdeck/kernel';
import type { Kysely } from 'kysely';
import { orFault } from '../faults.ts';
import type { DatabaseSchema } from '../schema.ts';

export type OrderStore = {
  /** The seats of a table whose orders are in force. */
  at(table: string): Promise<readonly Seat[]>;
  keep(table: string, seat: Seat, isGiven: boolean, at: number): Promise<void>;
  /** Tables under way where an order is in force: whoever starts opens them. */
  tables(most: number): Promise<readonly string[]>;
};

export async function buildOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('standing_orders')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('moorings.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('standing_orders_by_seat', ['table_id', 'seat'])
    .execute();
}

export const sqlOrders = (db: Kysely<DatabaseSchema>): OrderStore => ({
  at: (table) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('standing_orders')
        .select('seat')
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return rows.map(({ seat }) => seat as Seat);
    }),
  keep: (table, seat, isGiven, at) =>
    orFault(async () => {
      if (isGiven)
        await db
          .insertInto('standing_orders')
          .values({ table_id: table, seat, at })
          .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing())
          .execute();
      else
        await db
          .deleteFrom('standing_orders')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .execute();
    }),
  tables: (most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('standing_orders')
        .innerJoin('moorings', 'moorings.id', 'standing_orders.table_id')
        .select('table_id')
        .distinct()
        .where('over_at', 'is', null)
        .limit(most)
        .execute();
      return rows.map(({ table_id }) => table_id);
    }),
});
