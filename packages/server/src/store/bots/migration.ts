import type { Kysely } from 'kysely';

/** Bots that people run elsewhere, and what opens them. */
export async function buildOutsideBots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outside_bots')
    .addColumn('bot', 'text', (column) =>
      column.primaryKey().references('guests.id').onDelete('cascade'),
    )
    .addColumn('owner', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('handle', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outside_bots_by_owner').on('outside_bots').column('owner').execute();
  await db.schema
    .createTable('bot_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('bot', 'text', (column) =>
      column.notNull().references('outside_bots.bot').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('bot_tokens_by_bot').on('bot_tokens').column('bot').execute();
}
