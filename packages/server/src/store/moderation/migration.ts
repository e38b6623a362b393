import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const needed = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

/** Who is kept out, what is out of the lobby, and what was done about it, which nobody edits. */
export async function buildModeration(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bans')
    .addColumn('person', 'text', (column) =>
      column.primaryKey().references('guests.id').onDelete('cascade'),
    )
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', needed)
    .addColumn('by_name', 'text', needed)
    .addColumn('by_person', 'text')
    .addColumn('deed', 'text', needed)
    .addColumn('about', 'text', needed)
    .addColumn('note', 'text', needed)
    .execute();
  await db.schema.createIndex('audit_by_time').on('audit').columns(['at', 'id']).execute();
  await db.schema
    .alterTable('moorings')
    .addColumn('hidden', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}

/** A word to somebody, who may say nothing for a while, and which messages were put away. */
export async function buildMildDeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('silences')
    .addColumn('person', 'text', (column) =>
      column.primaryKey().references('guests.id').onDelete('cascade'),
    )
    .addColumn('until', 'bigint')
    .addColumn('reason', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .execute();
  await db.schema
    .createTable('warnings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) =>
      column.notNull().references('guests.id').onDelete('cascade'),
    )
    .addColumn('note', 'text', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('read_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('warnings_by_person')
    .on('warnings')
    .columns(['person', 'read_at', 'at'])
    .execute();
  await db.schema
    .createTable('hidden_messages')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('moorings.id').onDelete('cascade'),
    )
    .addColumn('side', 'text', needed)
    .addColumn('seq', 'integer', needed)
    .addPrimaryKeyConstraint('hidden_messages_by_seq', ['table_id', 'side', 'seq'])
    .execute();
}
