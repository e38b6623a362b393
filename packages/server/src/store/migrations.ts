import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { buildAccounts } from './account-tables.ts';
import { buildOutsideBots } from './bots/migration.ts';
import { buildCheckpoints } from './checkpoints/schema.ts';
import { keepTime } from './migrate-time.ts';
import { buildTogether } from './migration-together.ts';
import { buildMildDeeds, buildModeration } from './moderation/migration.ts';
import { buildNodes } from './nodes/migration.ts';
import { tellByMoreWays } from './notices/migration.ts';
import { buildOwed } from './notices/owed.ts';
import { buildOrders } from './orders/sql-orders.ts';
import { buildPeople } from './people/migration.ts';

/** One set for both databases. What has been released is never edited: a change is a new one. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-harbour': { up: buildHarbour },
  '0002-tables': { up: buildTables },
  '0003-packs': { up: buildPacks },
  '0004-over-since': { up: noteWhenOver },
  '0005-lobby': { up: listTables },
  '0006-accounts': { up: buildAccounts },
  '0007-time': { up: keepTime },
  '0008-together': { up: buildTogether },
  '0009-learning': { up: buildLearning },
  '0010-people': { up: buildPeople },
  '0011-moderation': { up: buildModeration },
  '0013-outside-bots': { up: buildOutsideBots },
  '0014-notices': { up: tellByMoreWays },
  '0015-standing-orders': { up: buildOrders },
  '0016-mild-deeds': { up: buildMildDeeds },
  '0017-nodes': { up: buildNodes },
  '0018-checkpoints': { up: buildCheckpoints },
  '0019-owed-notices': { up: buildOwed },
};

/** In the order they are done. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

export type MigrateOptions = {
  /** No further than this one; null: none of them. The last one unless told. */
  readonly to?: string | null;
  /** Done before a database that was in use gets another shape. `next`: the first one it lacks. */
  readonly before?: (next: string) => Promise<void>;
};

const migratorOf = <Schema>(db: Kysely<Schema>): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });

/** Those that this database has been through. */
export async function executedIn<Schema>(db: Kysely<Schema>): Promise<readonly string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}

/** Brings the database to the present shape. Nodes that start at once take turns. */
export async function migrate<Schema>(
  db: Kysely<Schema>,
  { to, before }: MigrateOptions = {},
): Promise<void> {
  if (to === null) return;
  if (before !== undefined) {
    const executed = await executedIn(db);
    const next = MIGRATION_NAMES.find((name) => !executed.includes(name));
    if (next !== undefined && executed.length > 0) await before(next);
  }
  const migrator = migratorOf(db);
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error !== undefined)
    throw new Error('The database could not be brought to the present shape.', { cause: error });
}

async function buildHarbour(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('guests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('moorings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('setup', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull().references('guests.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('watching', 'text', (column) => column.notNull())
    .addColumn('patience', 'bigint')
    .addColumn('invitation', 'text', (column) => column.notNull().unique())
    .addColumn('rematch', 'text')
    .execute();
  await db.schema
    .createTable('berths')
    .addColumn('mooring', 'text', (column) =>
      column.notNull().references('moorings.id').onDelete('cascade'),
    )
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('bot', 'text')
    .addColumn('guest', 'text', (column) => column.references('guests.id'))
    .addPrimaryKeyConstraint('berths_by_seat', ['mooring', 'seat'])
    .addUniqueConstraint('one_berth_per_guest', ['mooring', 'guest'])
    .execute();
  await db.schema.createIndex('berths_by_guest').on('berths').column('guest').execute();
  await db.schema.createIndex('moorings_by_host').on('moorings').column('host').execute();
  await db.schema
    .createTable('kept')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
}

async function buildTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('dealt', 'text')
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked', 'text', (column) => column.notNull())
    .addColumn('ranks', 'text')
    .addColumn('scores', 'text')
    .addColumn('patience', 'bigint')
    .addColumn('due_at', 'bigint')
    .execute();
  await db.schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) =>
      column.notNull().references('tables.id').onDelete('cascade'),
    )
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_by_seq', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('tables_due')
    .on('tables')
    .column('due_at')
    .where('due_at', 'is not', null)
    .execute();
  await db.schema.createIndex('tables_by_state').on('tables').columns(['state', 'id']).execute();
}

async function buildPacks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('packs')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}

/** Where a guest sits, and what a guest made, by when it was over: null as long as it is not. */
async function noteWhenOver(db: Kysely<unknown>): Promise<void> {
  for (const [table, guest, id] of [
    ['moorings', 'host', 'id'],
    ['berths', 'guest', 'mooring'],
  ] as const) {
    await db.schema.alterTable(table).addColumn('over_at', 'bigint').execute();
    const over = sql`select updated_at from tables
      where tables.id = ${sql.ref(`${table}.${id}`)} and tables.state = 'finished'`;
    await sql`update ${sql.table(table)} set over_at = (${over})`.execute(db);
    await db.schema
      .createIndex(`${table}_by_${guest}_over`)
      .on(table)
      .columns([guest, 'over_at'])
      .execute();
  }
}

/** Which tables stand in the lobby, and which can be watched, found without a look at the others. */
async function listTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('moorings')
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('moorings_listed')
    .on('moorings')
    .columns(['listed', 'created_at'])
    .execute();
  await db.schema
    .createIndex('moorings_watched')
    .on('moorings')
    .columns(['watching', 'over_at', 'created_at'])
    .execute();
}

/** What each guest has learned, as one value: a device sends all of it, and gets all of it. */
async function buildLearning(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('learning')
    .addColumn('guest', 'text', (column) =>
      column.primaryKey().references('guests.id').onDelete('cascade'),
    )
    .addColumn('learned', 'text', (column) => column.notNull())
    .execute();
}
