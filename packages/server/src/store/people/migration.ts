import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const needed = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const ofGuest = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('guests.id').onDelete('cascade');

/** Who somebody is to others: handles, matches that are over, ratings, friends. */
export async function buildPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profiles')
    .addColumn('person', 'text', (column) => ofGuest(column).primaryKey())
    .addColumn('handle', 'text', (column) => column.notNull().unique())
    .addColumn('colour', 'text', needed)
    .execute();
  await buildResults(db);
  await buildRatings(db);
  await db.schema
    .createTable('friendships')
    .addColumn('asker', 'text', ofGuest)
    .addColumn('asked', 'text', ofGuest)
    .addColumn('at', 'bigint', needed)
    .addColumn('accepted_at', 'bigint')
    .addPrimaryKeyConstraint('friendships_by_asker', ['asker', 'asked'])
    .execute();
  await db.schema.createIndex('friendships_by_asked').on('friendships').column('asked').execute();
}

/** They outlive their tables, which are deleted after a while. */
async function buildResults(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('moorings')
    .addColumn('counted', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('moorings_to_count')
    .on('moorings')
    .columns(['counted', 'over_at'])
    .execute();
  await db.schema
    .createTable('matches')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', needed)
    .addColumn('pace', 'text')
    .addColumn('seats', 'integer', needed)
    .addColumn('began_at', 'bigint', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('is_rated', 'integer', needed)
    .addColumn('is_open', 'integer', needed)
    .execute();
  await db.schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('matches.table_id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', needed)
    .addColumn('person', 'text', (column) => column.references('guests.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addColumn('colour', 'text', needed)
    .addColumn('place', 'integer', needed)
    .addColumn('at', 'bigint', needed)
    .addColumn('mu_before', 'double precision')
    .addColumn('mu_after', 'double precision')
    .addPrimaryKeyConstraint('results_by_seat', ['table_id', 'seat'])
    .execute();
  await db.schema
    .createIndex('results_by_person')
    .on('results')
    .columns(['person', 'at', 'table_id'])
    .execute();
}

async function buildRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', ofGuest)
    .addColumn('game', 'text', needed)
    .addColumn('pace', 'text', needed)
    .addColumn('mu', 'double precision', needed)
    .addColumn('sigma', 'double precision', needed)
    .addColumn('matches', 'integer', needed)
    .addColumn('won', 'integer', needed)
    .addPrimaryKeyConstraint('ratings_by_person', ['person', 'game', 'pace'])
    .execute();
  await db.schema
    .createIndex('ratings_by_rank')
    .on('ratings')
    .columns(['game', 'pace', 'mu'])
    .execute();
  await db.schema
    .createTable('bot_ratings')
    .addColumn('bot', 'text', needed)
    .addColumn('game', 'text', needed)
    .addColumn('mu', 'double precision', needed)
    .addColumn('sigma', 'double precision', needed)
    .addColumn('matches', 'integer', needed)
    .addPrimaryKeyConstraint('bot_ratings_by_bot', ['bot', 'game'])
    .execute();
}
