import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import { troubleOf } from '../faults.ts';
import { migrate } from '../migrations.ts';
import { DATABASE_FILE, type Database, type Driver } from '../sqlite/driver.ts';
import { holdFolder } from '../sqlite/hold-folder.ts';
import { openFile } from '../sqlite/open-file.ts';
import { StoreNotOpened } from '../store-not-opened.ts';
import { syncFile } from './backup-file.ts';
import type { RestoreTarget } from './restore.ts';
import { BackupProblem, quoted, type Value } from './snapshot.ts';

const PART = 'restoring.sqlite';

/** The folder of a server that is not running, without a database in it. */
export function sqliteTarget(driver: Driver, folder: string): RestoreTarget {
  const file = join(folder, DATABASE_FILE);
  const part = join(folder, PART);
  let database: Database | null = null;
  let db: Kysely<unknown> | null = null;
  let letGo = (): void => {};
  const removePart = (): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${part}${end}`, { force: true });
  };
  const opened = (): { readonly database: Database; readonly db: Kysely<unknown> } => {
    if (database === null || db === null) throw new Error('the target was not prepared');
    return { database, db };
  };
  return {
    prepare: async (migrations) => {
      mkdirSync(folder, { recursive: true });
      letGo = held(driver, folder);
      if (existsSync(file))
        throw new BackupProblem(
          'not-empty',
          `There is a database in ${folder} already: restore into an empty folder, or move ${DATABASE_FILE} and its neighbours away first.`,
        );
      removePart();
      database = openFile(driver, part);
      db = new Kysely({ dialect: new SqliteDialect({ database }) });
      await migrate(db, { to: migrations.at(-1) ?? null });
      // Rows may name rows that come later; all of them are looked at in the end.
      database.exec('pragma foreign_keys = off');
      database.exec('begin');
    },
    insert: ({ of: { table, columns }, rows }) => {
      const places = columns.map(() => '?').join(', ');
      const statement = opened().database.prepare(
        `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${places})`,
      );
      for (const row of rows) statement.run(row.map(asSqlite));
      return Promise.resolve();
    },
    finish: async () => {
      const { database: whole, db: shaped } = opened();
      whole.exec('commit');
      if (whole.prepare('pragma foreign_key_check').all([]).length > 0)
        throw new BackupProblem('bad-backup', 'Rows of this backup name rows that it has not.');
      await migrate(shaped);
      whole.exec('pragma wal_checkpoint(truncate)');
      await shaped.destroy();
      database = null;
      syncFile(part);
      renameSync(part, file);
      syncFile(folder);
      letGo();
    },
    abandon: async () => {
      if (database !== null) await db?.destroy();
      removePart();
      letGo();
    },
  };
}

/** A server that runs there would go on with what it remembers. */
function held(driver: Driver, folder: string): () => void {
  try {
    return holdFolder(driver, folder);
  } catch (problem) {
    if (troubleOf(problem) !== 'busy') throw problem;
    throw new BackupProblem('busy', new StoreNotOpened('busy', problem).message);
  }
}

/** SQLite has no truth of its own. */
const asSqlite = (value: Value): string | number | null =>
  typeof value === 'boolean' ? Number(value) : value;
