import type pg from 'pg';
import { postgresDriver } from '../postgres-driver.ts';
import {
  type DumpedTable,
  inOrder,
  isOurs,
  type NamedRow,
  quoted,
  type Reference,
  ROWS_AT_ONCE,
  type Row,
  type Snapshot,
  type Value,
} from './snapshot.ts';

const CONNECT_MS = 10_000;

/**
 * One transaction that sees one moment of the database (`repeatable read`), while others write. Our own
 * reader and not `pg_dump`: that belongs to a server of one version, is not there where Node is, and
 * what it writes can be read by PostgreSQL alone.
 */
export async function postgresSnapshot(url: string): Promise<Snapshot> {
  const { Client, types } = await postgresDriver();
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types,
  });
  // Whoever waits for an answer is told; there is nobody else to tell.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await snapshotOf(client);
  } catch (problem) {
    await client.end();
    throw problem;
  }
}

async function snapshotOf(client: pg.Client): Promise<Snapshot> {
  const names = await namesIn(client);
  const tables = await tablesIn(client, names.filter(isOurs));
  return {
    kind: 'postgres',
    migrations: names.includes('kysely_migration')
      ? (await client.query('select name from kysely_migration order by name')).rows.map(
          ({ name }) => String(name),
        )
      : [],
    tables: inOrder(tables, await referencesIn(client)),
    rows: (of) => rowsOf(client, of),
    select: async (sql, given) => {
      let nth = 0;
      const numbered = sql.replaceAll('?', () => `$${++nth}`);
      return (await client.query(numbered, [...given])).rows as NamedRow[];
    },
    // PostgreSQL holds what refers to what, and looks after its own files.
    integrity: () => [],
    close: () => client.end(),
  };
}

export async function namesIn(client: pg.Client | pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query(
    "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
  );
  return rows.map(({ name }) => String(name));
}

async function tablesIn(
  client: pg.Client,
  names: readonly string[],
): Promise<readonly DumpedTable[]> {
  const { rows } = await client.query(
    'select table_name, column_name from information_schema.columns where table_schema = current_schema() order by ordinal_position',
  );
  return names.map((table) => ({
    table,
    columns: rows
      .filter(({ table_name }) => table_name === table)
      .map(({ column_name }) => String(column_name)),
  }));
}

async function referencesIn(client: pg.Client): Promise<readonly Reference[]> {
  const { rows } = await client.query(
    `select one.relname as from_table, other.relname as to_table from pg_constraint
       join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
       where contype = 'f'`,
  );
  return rows.map(({ from_table, to_table }) => ({
    from: String(from_table),
    to: String(to_table),
  }));
}

async function* rowsOf(
  client: pg.Client,
  { table, columns }: DumpedTable,
): AsyncGenerator<readonly Row[]> {
  const cursor = quoted(`of ${table}`);
  await client.query(
    `declare ${cursor} no scroll cursor for select ${columns.map(quoted).join(', ')} from ${quoted(table)}`,
  );
  for (;;) {
    const { rows } = await client.query<unknown[]>({
      text: `fetch ${ROWS_AT_ONCE} from ${cursor}`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows.map((row) => row.map(plain));
  }
  await client.query(`close ${cursor}`);
}

/** A moment as SQLite keeps it, too. */
const plain = (value: unknown): Value =>
  value instanceof Date ? value.toISOString() : (value as Value);
