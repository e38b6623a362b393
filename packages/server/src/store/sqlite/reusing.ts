import type { SqliteStatement } from 'kysely';
import type { Database } from './driver.ts';

/** Kysely prepares a statement each time; those used last are kept, compiled as they are. */
export function reusing(database: Database, most: number): Database {
  const kept = new Map<string, SqliteStatement>();
  return {
    exec: (sql) => database.exec(sql),
    close: () => {
      kept.clear();
      database.close();
    },
    prepare: (sql) => {
      const statement = kept.get(sql) ?? database.prepare(sql);
      // A map is in the order of insertion: the first is the one that was not used for longest.
      kept.delete(sql);
      kept.set(sql, statement);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return statement;
    },
  };
}
