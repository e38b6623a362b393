import type { Driver } from './driver.ts';

/** An optional package, compiled for this machine: it may be missing, or made for another Node. */
export async function betterSqlite3(): Promise<Driver> {
  const { default: BetterSqlite3 } = await import('better-sqlite3');
  // What is compiled is loaded with the first database, not with the package.
  const trial = new BetterSqlite3(':memory:');
  const version = String(trial.prepare('select sqlite_version()').pluck().get());
  trial.close();
  return {
    name: 'better-sqlite3',
    version,
    open: (file) => {
      const database = new BetterSqlite3(file);
      return {
        prepare: (sql) => database.prepare<unknown[]>(sql),
        exec: (sql) => void database.exec(sql),
        close: () => void database.close(),
      };
    },
  };
}
