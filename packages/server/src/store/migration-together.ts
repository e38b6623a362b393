import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const needed = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const ofGuest = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('guests.id').onDelete('cascade');
const ofTable = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('moorings.id').onDelete('cascade');

/** What people say, whom they keep away from, what they report, who plays again, and who is told how. */
export async function buildTogether(db: Kysely<unknown>): Promise<void> {
  await buildChat(db);
  await buildNotices(db);
}

async function buildChat(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('messages')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('side', 'text', needed)
    .addColumn('seq', 'integer', needed)
    .addColumn('guest', 'text', ofGuest)
    .addColumn('seat', 'integer')
    .addColumn('name', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('said', 'text', needed)
    .addPrimaryKeyConstraint('messages_by_seq', ['table_id', 'side', 'seq'])
    .execute();
  await db.schema.createIndex('messages_by_guest').on('messages').column('guest').execute();
  await db.schema
    .createTable('mutes')
    .addColumn('guest', 'text', ofGuest)
    .addColumn('table_id', 'text', ofTable)
    .addPrimaryKeyConstraint('mutes_by_guest', ['guest', 'table_id'])
    .execute();
  await db.schema
    .createTable('blocks')
    .addColumn('guest', 'text', ofGuest)
    .addColumn('blocked', 'text', ofGuest)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('blocks_by_guest', ['guest', 'blocked'])
    .execute();
  await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked').execute();
  // A report outlives the table and the people it is about.
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('by_guest', 'text', needed)
    .addColumn('about_guest', 'text', needed)
    .addColumn('thing', 'text', needed)
    .addColumn('table_id', 'text', needed)
    .addColumn('reason', 'text', needed)
    .addColumn('note', 'text', needed)
    .addColumn('surroundings', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .addColumn('state', 'text', needed)
    .addUniqueConstraint('one_report_of_a_thing', ['by_guest', 'thing'])
    .execute();
  await db.schema
    .createTable('agreements')
    .addColumn('table_id', 'text', ofTable)
    .addColumn('guest', 'text', ofGuest)
    .addPrimaryKeyConstraint('agreements_by_table', ['table_id', 'guest'])
    .execute();
}

async function buildNotices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('endpoint', 'text', (column) => column.primaryKey())
    .addColumn('guest', 'text', ofGuest)
    .addColumn('p256dh', 'text', needed)
    .addColumn('auth', 'text', needed)
    .addColumn('created_at', 'bigint', needed)
    .execute();
  await db.schema.createIndex('push_by_guest').on('push_subscriptions').column('guest').execute();
  await db.schema
    .createTable('notices')
    .addColumn('guest', 'text', ofGuest)
    .addColumn('way', 'text', needed)
    .addColumn('target', 'text', needed)
    .addColumn('secret', 'text', needed)
    .addPrimaryKeyConstraint('notices_by_guest', ['guest', 'way'])
    .execute();
  await db.schema
    .createTable('quiet_tables')
    .addColumn('guest', 'text', ofGuest)
    .addColumn('table_id', 'text', ofTable)
    .addColumn('way', 'text', needed)
    .addPrimaryKeyConstraint('quiet_by_guest', ['guest', 'table_id', 'way'])
    .execute();
}
