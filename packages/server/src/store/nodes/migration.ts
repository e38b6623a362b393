import type { Kysely } from 'kysely';

/**
 * Which processes share the database, and what each of them does alone. `era` of a table counts what
 * happened beside its log: notes of its journal, and newer rules that took it over.
 */
export async function buildNodes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('era', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('node', 'text', (column) => column.notNull())
    .addColumn('fence', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('leases_by_node').on('leases').column('node').execute();
}
