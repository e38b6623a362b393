import type { Kysely } from 'kysely';

/** The last place of a table's log from which it is opened. All of it follows from the log. */
export type CheckpointRow = {
  readonly table_id: string;
  readonly length: number;
  readonly format: number;
  readonly rules: number;
  readonly match: string;
  readonly hash: string;
};

/** What there is to tell of the entries up to a checkpoint, from the one before it on. */
export type ToldRow = {
  readonly table_id: string;
  readonly upto: number;
  readonly items: string;
  readonly events: string;
  /** Of both. */
  readonly sum: string;
};

export type CheckpointSchema = { checkpoints: CheckpointRow; told: ToldRow };

export async function buildCheckpoints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkpoints')
    .addColumn('table_id', 'text', (column) =>
      column.primaryKey().references('tables.id').onDelete('cascade'),
    )
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('format', 'integer', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('match', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('told')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('upto', 'integer', (column) => column.notNull())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('sum', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_by_upto', ['table_id', 'upto'])
    .execute();
}
