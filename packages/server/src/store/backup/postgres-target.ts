import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { executedIn, migrate } from '../migrations.ts';
import { postgresDriver } from '../postgres-driver.ts';
import type { BackupPart } from './backup-file.ts';
import { namesIn } from './postgres-snapshot.ts';
import type { RestoreTarget } from './restore.ts';
import { BackupProblem, isOurs, quoted } from './snapshot.ts';

const CONNECT_MS = 10_000;
/** PostgreSQL allows 65,535 parameters in a statement. */
const MOST_PARAMETERS = 30_000;

/** A database without a row in it. */
export async function postgresTarget(url: string): Promise<RestoreTarget> {
  const { Pool } = await postgresDriver();
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    max: 2,
  });
  pool.on('error', () => {});
  pool.on('connect', (one) => void one.on('error', () => {}));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  let client: pg.PoolClient | null = null;
  const connected = (): pg.PoolClient => {
    if (client === null) throw new Error('the target was not prepared');
    return client;
  };
  return {
    prepare: async (migrations) => {
      client = await pool.connect();
      await refuseFull(client);
      const beyond = (await executedIn(db)).filter((name) => !migrations.includes(name));
      if (beyond.length > 0)
        throw new BackupProblem(
          'not-empty',
          'This database has tables in a newer shape than the backup: restore into a new one.',
        );
      await migrate(db, { to: migrations.at(-1) ?? null });
      await client.query('begin');
    },
    insert: async (part) => {
      for (const [text, values] of statementsOf(part)) await connected().query(text, values);
    },
    finish: async () => {
      await connected().query('commit');
      connected().release();
      client = null;
      await migrate(db);
      await db.destroy();
    },
    abandon: async () => {
      await client?.query('rollback').catch(() => {});
      client?.release();
      await db.destroy();
    },
  };
}

async function refuseFull(client: pg.PoolClient): Promise<void> {
  for (const name of (await namesIn(client)).filter(isOurs)) {
    const { rows } = await client.query(`select 1 from ${quoted(name)} limit 1`);
    if (rows.length > 0)
      throw new BackupProblem(
        'not-empty',
        'There is something in this database already: restore into an empty one.',
      );
  }
}

function* statementsOf({
  of: { table, columns },
  rows,
}: BackupPart): Generator<readonly [string, unknown[]]> {
  const most = Math.max(1, Math.floor(MOST_PARAMETERS / columns.length));
  const into = `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values `;
  for (let from = 0; from < rows.length; from += most) {
    const some = rows.slice(from, from + most);
    let nth = 0;
    const places = some.map((row) => `(${row.map(() => `$${++nth}`).join(', ')})`);
    yield [into + places.join(', '), some.flat()];
  }
}
