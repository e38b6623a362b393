import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { troubleOf } from '../faults.ts';
import { openStore } from '../open-store.ts';
import type { DatabaseSchema } from '../schema.ts';
import type { ServerStore } from '../server-store.ts';
import { StoreNotOpened } from '../store-not-opened.ts';
import type { Database, Driver } from './driver.ts';
import { findDriver } from './find-driver.ts';
import { holdFolder } from './hold-folder.ts';
import { reusing } from './reusing.ts';
import { knowingFullDisk } from './room-on-disk.ts';

const FILE = 'quarterdeck.sqlite';
/** Pages of 4 KB: a checkpoint writes what changed twice once, so it pays to wait. */
const PAGES_BEFORE_CHECKPOINT = 4_000;
const MILLISECONDS_FOR_A_LOCK = 5_000;
const STATEMENTS_KEPT = 64;

/** In this order: whoever waits for a lock already waits for the first of them. */
const SETTINGS = [
  `busy_timeout = ${MILLISECONDS_FOR_A_LOCK}`,
  'journal_mode = WAL',
  // What is acknowledged outlives the machine's power, not only this process.
  'synchronous = FULL',
  'foreign_keys = ON',
  `wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`,
];

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
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new LockingDriver(this.#config);
  }
}

/**
 * The embedded database: one file in a folder of this machine, made if it is not there. Either
 * driver reads what the other wrote. Rejects with `StoreNotOpened` where somebody can mend it.
 */
export async function openSqlite(folder: string, driver?: Driver): Promise<ServerStore> {
  const chosen = driver ?? (await findDriver());
  try {
    mkdirSync(folder, { recursive: true });
    return await openHeld(chosen, folder, holdFolder(chosen, folder));
  } catch (problem) {
    const trouble = troubleOf(problem);
    if (trouble === 'other' || trouble === 'not-unique') throw problem;
    throw new StoreNotOpened(trouble, problem);
  }
}

async function openHeld(driver: Driver, folder: string, letGo: () => void): Promise<ServerStore> {
  try {
    const database = reusing(connect(driver, join(folder, FILE)), STATEMENTS_KEPT);
    const dialect = new LockingDialect({ database });
    const store = await openStore(new Kysely<DatabaseSchema>({ dialect }), 'sqlite');
    const close = async (): Promise<void> => {
      await store.close();
      letGo();
    };
    return knowingFullDisk({ ...store, close }, folder);
  } catch (problem) {
    letGo();
    throw problem;
  }
}

/** Every connection keeps the same promises. */
export function connect(driver: Driver, file: string): Database {
  const database = driver.open(file);
  try {
    for (const setting of SETTINGS) database.exec(`pragma ${setting}`);
  } catch (problem) {
    database.close();
    throw problem;
  }
  return database;
}
