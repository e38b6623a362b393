import { Kysely, PostgresDialect } from 'kysely';
import { type AppendAll, appendAll } from './appending.ts';
import { dumpBefore } from './backup/dump-before.ts';
import { postgresSnapshot } from './backup/postgres-snapshot.ts';
import { sqlOutsideBots } from './bots/sql-outside-bots.ts';
import { orFault } from './faults.ts';
import { executedIn, MIGRATION_NAMES, migrate } from './migrations.ts';
import { sqlModeration } from './moderation/sql-moderation.ts';
import { sqlNodes } from './nodes/sql-nodes.ts';
import { sqlNotices } from './notices/sql-notices.ts';
import { sqlOrders } from './orders/sql-orders.ts';
import { sqlCounting } from './people/sql-counting.ts';
import { sqlEverything } from './people/sql-everything.ts';
import { sqlFriends } from './people/sql-friends.ts';
import { sqlProfiles } from './people/sql-profiles.ts';
import { postgresDriver } from './postgres-driver.ts';
import type { DatabaseSchema } from './schema.ts';
import type { AccountDatabase, ServerStore } from './server-store.ts';
import { sqlAccounts } from './sql-accounts.ts';
import { sqlGuests } from './sql-guests.ts';
import { sqlLearning } from './sql-learning.ts';
import { sqlOnlineTables } from './sql-online-tables.ts';
import { sqlTables } from './sql-tables.ts';
import { sqlTime } from './sql-time.ts';
import { sqlTogether } from './sql-together.ts';

const MOST_CONNECTIONS = 8;
/** A database that does not answer is one that failed: those who wait are told. */
const PATIENCE: Patience = { connect: 5_000, statement: 10_000, answer: 15_000 };

/** Milliseconds: until a connection is there, a statement is ended by the database, an answer comes. */
export type Patience = {
  readonly connect: number;
  readonly statement: number;
  readonly answer: number;
};

export type PostgresOptions = {
  /** The folder that gets what the database held before its shape is changed; without it nobody writes it. */
  readonly backups?: string;
  readonly patience?: Patience;
};

/** PostgreSQL, for nodes that share their tables. */
export async function openPostgres(
  url: string,
  { backups, patience = PATIENCE }: PostgresOptions = {},
): Promise<ServerStore> {
  const db = await connectedTo(url, MOST_CONNECTIONS, patience);
  const before = (next: string): Promise<void> =>
    backups === undefined
      ? Promise.resolve()
      : dumpBefore(() => postgresSnapshot(url), backups, next);
  try {
    if ((await executedIn(db)).length < MIGRATION_NAMES.length)
      await migratePatiently(url, patience.connect, before);
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
  return await openStore(db, 'postgres', { before });
}

/** A new shape may take minutes where there is much to shape, or another node is at it. */
async function migratePatiently(
  url: string,
  connect: number,
  before: (next: string) => Promise<void>,
): Promise<void> {
  const db = await connectedTo(url, 2, { connect, statement: 0, answer: 0 });
  try {
    await migrate(db, { before });
  } finally {
    await db.destroy();
  }
}

async function connectedTo(
  url: string,
  max: number,
  patience: Patience,
): Promise<Kysely<DatabaseSchema>> {
  const { Pool, types } = await postgresDriver();
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.answer,
    keepAlive: true,
    types,
  });
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told.
  pool.on('error', () => {});
  // One that breaks in somebody's hands says so twice: to whoever waits, and to nobody in particular,
  // which would end the process.
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
}

type Opening = {
  /** Done before a database in use gets another shape. */
  readonly before: (next: string) => Promise<void>;
  /** The quickest way to append. */
  readonly append?: AppendAll;
};

/** What the server keeps, over either database, brought to the present shape. */
export async function openStore(
  db: Kysely<DatabaseSchema>,
  type: AccountDatabase['type'],
  { before, append = (appends) => appendAll(db, appends) }: Opening,
): Promise<ServerStore> {
  try {
    await migrate(db, { before });
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
  let commits = 0;
  const counted: AppendAll = async (appends) => {
    const written = await append(appends);
    commits++;
    return written;
  };
  return {
    tables: sqlTables(db, counted),
    commits: () => commits,
    guests: sqlGuests(db),
    onlineTables: sqlOnlineTables(db),
    time: sqlTime(db),
    accounts: sqlAccounts(db, type),
    together: sqlTogether(db),
    learning: sqlLearning(db),
    moderation: sqlModeration(db),
    outsideBots: sqlOutsideBots(db),
    orders: sqlOrders(db),
    notices: sqlNotices(db),
    nodes: sqlNodes(db, type),
    people: { ...sqlCounting(db), ...sqlProfiles(db), ...sqlFriends(db), ...sqlEverything(db) },
    keep: (name, value) =>
      orFault(async () => {
        await db
          .insertInto('kept')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        return (await keptUnder(db, name).executeTakeFirstOrThrow()).value;
      }),
    kept: (name) => orFault(async () => (await keptUnder(db, name).executeTakeFirst())?.value),
    probe: () =>
      orFault(async () => {
        const value = String(Date.now());
        await db
          .insertInto('kept')
          .values({ name: 'probe', value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute();
      }),
    room: () => Promise.resolve(null),
    close: () => db.destroy(),
  };
}

const keptUnder = (db: Kysely<DatabaseSchema>, name: string) =>
  db.selectFrom('kept').select('value').where('name', '=', name);
