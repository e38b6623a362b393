import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const needed = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const none = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().defaultTo(0);
const empty = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().defaultTo('');
const ofGuest = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('guests.id').onDelete('cascade');

/**
 * Which device a subscription is of and which key it was made with, when an address was confirmed and
 * how often it failed, how one is told unless a table says otherwise, and what one was told already.
 */
export async function tellByMoreWays(db: Kysely<unknown>): Promise<void> {
  await add(db, 'push_subscriptions', 'device', empty, 'text');
  await add(db, 'push_subscriptions', 'public_key', empty, 'text');
  await add(db, 'notices', 'created_at', none, 'bigint');
  await add(db, 'notices', 'confirmed_at', (column) => column, 'bigint');
  await add(db, 'notices', 'failures', none, 'integer');
  // A row of before says that somebody is not told.
  await add(db, 'quiet_tables', 'is_on', none, 'integer');
  await db.schema
    .createTable('notice_defaults')
    .addColumn('guest', 'text', ofGuest)
    .addColumn('way', 'text', needed)
    .addColumn('is_on', 'integer', needed)
    .addPrimaryKeyConstraint('notice_defaults_by_guest', ['guest', 'way'])
    .execute();
  await db.schema
    .createTable('notices_told')
    .addColumn('guest', 'text', ofGuest)
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('moorings.id').onDelete('cascade'),
    )
    .addColumn('answers', 'integer', needed)
    .addColumn('at', 'bigint', needed)
    .addPrimaryKeyConstraint('told_by_guest', ['guest', 'table_id'])
    .execute();
  // A process that starts looks for what moved while there was none.
  await sql`create index tables_by_move on tables (state, updated_at)`.execute(db);
}

const add = (
  db: Kysely<unknown>,
  table: string,
  column: string,
  build: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
  type: 'text' | 'bigint' | 'integer',
): Promise<void> => db.schema.alterTable(table).addColumn(column, type, build).execute();
