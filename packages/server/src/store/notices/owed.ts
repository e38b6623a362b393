import type { MoveNotice, NoticeWay } from '@quarterdeck/tables';
import type { Kysely } from 'kysely';
import { orFault } from '../faults.ts';
import type { DatabaseSchema } from '../schema.ts';

/** A notice that is being sent, or is to be sent again: whoever has it when its time comes sends it. */
export type OwedNotice = {
  readonly id: string;
  readonly guest: string;
  readonly way: NoticeWay;
  /** Which of the guest's browsers; nothing for the other ways. */
  readonly endpoint: string;
  readonly notice: MoveNotice;
  /** When it is of no use any more. */
  readonly until: number;
  /** How often it was tried. */
  readonly tries: number;
  /** When it is to be tried; while somebody tries it, when they have surely given up or died. */
  readonly dueAt: number;
};

export type OwedStore = {
  owe(owed: OwedNotice): Promise<void>;
  /** Whether it was due at `from` and is due at `to` now: of all who have it, one tries it. */
  move(id: string, from: number, to: number, tries: number): Promise<boolean>;
  settle(id: string): Promise<void>;
  /** Those that were due before this, the oldest first. */
  overdue(before: number, most: number): Promise<readonly OwedNotice[]>;
};

export async function buildOwed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owed_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', (column) =>
      column.notNull().references('guests.id').onDelete('cascade'),
    )
    .addColumn('way', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('notice', 'text', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('owed_notices_due')
    .on('owed_notices')
    .columns(['due_at', 'id'])
    .execute();
}

export const sqlOwed = (db: Kysely<DatabaseSchema>): OwedStore => ({
  owe: ({ id, guest, way, endpoint, notice, until, tries, dueAt }) =>
    orFault(async () => {
      const row = { id, guest, way, endpoint, tries, until_at: until, due_at: dueAt };
      await db
        .insertInto('owed_notices')
        .values({ ...row, notice: JSON.stringify(notice) })
        .execute();
    }),
  move: (id, from, to, tries) =>
    orFault(async () => {
      const { numUpdatedRows } = await db
        .updateTable('owed_notices')
        .set({ due_at: to, tries })
        .where('id', '=', id)
        .where('due_at', '=', from)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),
  settle: (id) =>
    orFault(async () => {
      await db.deleteFrom('owed_notices').where('id', '=', id).execute();
    }),
  overdue: (before, most) =>
    orFault(async () => {
      const rows = await db
        .selectFrom('owed_notices')
        .selectAll()
        .where('due_at', '<', before)
        .orderBy('due_at')
        .orderBy('id')
        .limit(most)
        .execute();
      return rows.map(({ until_at: until, due_at: dueAt, notice, ...row }) => ({
        ...row,
        until,
        dueAt,
        notice: JSON.parse(notice) as MoveNotice,
      }));
    }),
});
