import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type AppendAll, appendAll } from './appending.ts';
import { sqlOutsideBots } from './bots/sql-outside-bots.ts';
import { orFault } from './faults.ts';
import { migrate } from './migrations.ts';
import { sqlModeration } from './moderation/sql-moderation.ts';
import { sqlNodes } from './nodes/sql-nodes.ts';
import { sqlNotices } from './notices/sql-notices.ts';
import { sqlOrders } from './orders/sql-orders.ts';
import { sqlCounting } from './people/sql-counting.ts';
import { sqlEverything } from './people/sql-everything.ts';
import { sqlFriends } from './people/sql-friends.ts';
import { sqlProfiles } from './people/sql-profiles.ts';
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
const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
const ANSWER_MS = 15_000;

/** PostgreSQL, for nodes that share their tables. */
export async function openPostgres(url: string): Promise<ServerStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told.
  pool.on('error', () => {});
  const db = new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) });
  return await openStore(db, 'postgres');
}

/** Times and lengths fit a number; the driver hands big integers out as text. */
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format);

/** What the server keeps, over either database, brought to the present shape. `append`: the quickest way. */
export async function openStore(
  db: Kysely<DatabaseSchema>,
  type: AccountDatabase['type'],
  append: AppendAll = (appends) => appendAll(db, appends),
): Promise<ServerStore> {
  try {
    await migrate(db);
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
  return {
    tables: sqlTables(db, append),
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
    close: () => db.destroy(),
  };
}

const keptUnder = (db: Kysely<DatabaseSchema>, name: string) =>
  db.selectFrom('kept').select('value').where('name', '=', name);
