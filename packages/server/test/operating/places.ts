import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import pg from 'pg';
import { postgresSnapshot } from '../../src/store/backup/postgres-snapshot.ts';
import { postgresTarget } from '../../src/store/backup/postgres-target.ts';
import type { RestoreTarget } from '../../src/store/backup/restore.ts';
import type { Snapshot } from '../../src/store/backup/snapshot.ts';
import { sqliteSnapshot } from '../../src/store/backup/sqlite-snapshot.ts';
import { sqliteTarget } from '../../src/store/backup/sqlite-target.ts';
import { openPostgres } from '../../src/store/open-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { DATABASE_FILE } from '../../src/store/sqlite/driver.ts';
import { findDriver } from '../../src/store/sqlite/find-driver.ts';
import { openFile } from '../../src/store/sqlite/open-file.ts';
import { openSqliteInThread } from '../../src/store/sqlite/open-sqlite.ts';
import { startPostgres } from '../postgres.ts';

/** One database that can be opened, looked into, backed up and restored. */
export type Place = {
  readonly open: () => Promise<ServerStore>;
  readonly snapshot: () => Promise<Snapshot>;
  readonly target: () => Promise<RestoreTarget>;
  /** The bare database, in whatever shape it has. */
  readonly raw: () => Promise<Kysely<unknown>>;
  /** Where `open` writes what was there before it changed the shape. */
  readonly backups: string;
};

export type Places = { readonly fresh: () => Promise<Place>; readonly stop: () => Promise<void> };

const driver = await findDriver();

function sqlitePlaces(): Places {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-places-'));
  let count = 0;
  return {
    fresh: () => {
      count += 1;
      const folder = join(root, `${count}`);
      const file = join(folder, DATABASE_FILE);
      return Promise.resolve({
        open: () => openSqliteInThread(folder),
        snapshot: () => Promise.resolve(sqliteSnapshot(driver, file)),
        target: async () => sqliteTarget(driver, folder),
        raw: () => {
          const dialect = new SqliteDialect({ database: openFile(driver, file) });
          return Promise.resolve(new Kysely<unknown>({ dialect }));
        },
        backups: join(folder, 'backups'),
      });
    },
    stop: () => Promise.resolve(rmSync(root, { recursive: true, force: true })),
  };
}

async function postgresPlaces(): Promise<Places> {
  const root = mkdtempSync(join(tmpdir(), 'quarterdeck-places-'));
  const { fresh, stop } = await startPostgres();
  return {
    fresh: async () => {
      const url = await fresh();
      const backups = join(root, url.slice(url.lastIndexOf('/') + 1));
      return {
        open: () => openPostgres(url, { backups }),
        snapshot: () => postgresSnapshot(url),
        target: () => postgresTarget(url),
        raw: () => {
          const pool = new pg.Pool({ connectionString: url });
          return Promise.resolve(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
        },
        backups,
      };
    },
    stop: async () => {
      await stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** By the name of the database. */
export const PLACES = {
  SQLite: () => Promise.resolve(sqlitePlaces()),
  PostgreSQL: postgresPlaces,
} as const satisfies { readonly [kind: string]: () => Promise<Places> };
