import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { orFault } from './faults.ts';
import type { HarbourStore } from './harbour-store.ts';
import { migrate } from './migrations.ts';
import type { Shelves } from './schema.ts';
import { sqlGuests } from './sql-guests.ts';
import { sqlMoorings } from './sql-moorings.ts';
import { sqlTables } from './sql-tables.ts';

const MOST_CONNECTIONS = 8;

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

/** What the server keeps, over either database, brought to the present shape. */
export async function openStore(db: Kysely<Shelves>): Promise<HarbourStore> {
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
