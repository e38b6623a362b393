import type { SqliteDatabase } from 'kysely';

/** In the folder of a server. */
export const DATABASE_FILE = 'quarterdeck.sqlite';

/** In the order they are tried: what needs no compiler and no download comes first. */
export const DRIVER_NAMES = ['node', 'better-sqlite3'] as const;

export type DriverName = (typeof DRIVER_NAMES)[number];

/** A connection: what Kysely asks of one, and statements whose rows nobody reads. */
export type Database = SqliteDatabase & { exec(sql: string): void };

export type Driver = {
  readonly name: DriverName;
  /** Of SQLite itself. */
  readonly version: string;
  open(file: string): Database;
};
