import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import pg from 'pg';
import { orFault } from './faults.ts';
import type { HarbourStore } from './harbour-store.ts';
import { migrate } from './migrations.ts';
import type { Shelves } from './schema.ts';
import { sqlGuests } from './sql-guests.ts';
import { sqlMoorings } from './sql-moorings.ts';
import { sqlTables } from './sql-tables.ts';

const FILE = 'quarterdeck.sqlite';
/** Pages of 4 KB: a checkpoint writes what changed twice once, so it pays to wait. */
const PAGES_BEFORE_CHECKPOINT = 4_000;
const MOST_CONNECTIONS = 8;
const MILLISECONDS_FOR_A_LOCK = 5_000;

/**
 * The lock comes first: a transaction that reads and then wants to write would be refused where
 * another process has written meanwhile.
 */
class LockingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class LockingDialect extends SqliteDialect {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new LockingDriver({ database: this.#database });
  }
}

/** The embedded database: one file in a folder of this machine. Made if it is not there. */
export async function openSqlite(folder: string): Promise<HarbourStore> {
  mkdirSync(folder, { recursive: true });
  const database = new Database(join(folder, FILE), { timeout: MILLISECONDS_FOR_A_LOCK });
  database.pragma('journal_mode = WAL');
  // What is acknowledged outlives the machine's power, not only this process.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`);
  return await openStore(new Kysely<Shelves>({ dialect: new LockingDialect(database) }));
}

/** PostgreSQL, for nodes that share their tables. */
export async function openPostgres(url: string): Promise<HarbourStore> {
  const pool = new pg.Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks while nobody uses it is replaced; whoever uses one is told.
  pool.on('error', () => {});
  return await openStore(new Kysely<Shelves>({ dialect: new PostgresDialect({ pool }) }));
}

/** Times and lengths fit a number; the driver hands big integers out as text. */
const parserOf: typeof pg.types.getTypeParser = (id: number, format?: 'text' | 'binary') =>
  id === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(id, format);

async function openStore(db: Kysely<Shelves>): Promise<HarbourStore> {
  try {
    await migrate(db);
  } catch (problem) {
    await db.destroy();
    throw problem;
  }
  return {
    tables: sqlTables(db),
    guests: sqlGuests(db),
    moorings: sqlMoorings(db),
    keep: (name, value) =>
      orFault(async () => {
        await db
          .insertInto('kept')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
        const row = await db
          .selectFrom('kept')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return row.value;
      }),
    close: () => db.destroy(),
  };
}
