import type { Kysely } from 'kysely';

/**
 * Paces and what goes with them: the clock of a table, what happens when it runs out, what was noted
 * beside the answers, when the server was up, and who is on vacation.
 */
export async function keepTime(db: Kysely<unknown>): Promise<void> {
  for (const [column, type] of [
    ['clock_start', 'bigint'],
    ['clock_increment', 'bigint'],
    ['when_late', 'text'],
    ['ended', 'text'],
  ] as const)
    await db.schema.alterTable('moorings').addColumn(column, type).execute();
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('moorings.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_by_seq', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createTable('uptime')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('to_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('vacations')
    .addColumn('guest', 'text', (column) =>
      column.notNull().references('guests.id').onDelete('cascade'),
    )
    .addColumn('from_at', 'bigint', (column) => column.notNull())
    .addColumn('to_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('vacations_by_guest', ['guest', 'from_at'])
    .execute();
}
