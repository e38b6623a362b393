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
