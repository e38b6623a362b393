import { existsSync } from 'node:fs';
import type { Database, Driver } from '../sqlite/driver.ts';
import {
  BackupProblem,
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

const MILLISECONDS_FOR_A_LOCK = 5_000;

/**
 * Reads a file that a server may be writing to: in WAL mode a reader sees the moment it began at, and
 * nobody waits for it. The copy of such a file by `cp` may lack what stands in its log.
 */
export function sqliteSnapshot(driver: Driver, file: string): Snapshot {
  if (!existsSync(file))
    throw new BackupProblem('no-database', `There is no database of tables at ${file}.`);
  const database = driver.open(file);
  try {
    database.exec(`pragma busy_timeout = ${MILLISECONDS_FOR_A_LOCK}`);
    database.exec('pragma query_only = on');
    database.exec('begin');
    return snapshotOf(database);
  } catch (problem) {
    database.close();
    throw problem;
  }
}

function snapshotOf(database: Database): Snapshot {
  const all = (sql: string, given: readonly Value[] = []): readonly NamedRow[] =>
    database.prepare(sql).all([...given]) as NamedRow[];
  const names = all("select name from sqlite_schema where type = 'table' order by name").map(
    ({ name }) => String(name),
  );
  const tables = names.filter(isOurs).map((table) => ({
    table,
    columns: all('select name from pragma_table_info(?) order by cid', [table]).map(({ name }) =>
      String(name),
    ),
  }));
  const references = tables.flatMap(({ table }): readonly Reference[] =>
    all('select "table" as name from pragma_foreign_key_list(?)', [table]).map(({ name }) => ({
      from: table,
      to: String(name),
    })),
  );
  return {
    kind: 'sqlite',
    migrations: names.includes('kysely_migration')
      ? all('select name from kysely_migration order by name').map(({ name }) => String(name))
      : [],
    tables: inOrder(tables, references),
    rows: (of) => rowsOf(all, of),
    select: (sql, given) => Promise.resolve(all(sql, given)),
    integrity: () => [
      ...all('pragma integrity_check')
        .map((row) => String(Object.values(row)[0]))
        .filter((found) => found !== 'ok'),
      ...all('pragma foreign_key_check').map(
        (row) => `A row of ${row['table']} names one of ${row['parent']} that is not there.`,
      ),
    ],
    close: () => Promise.resolve(database.close()),
  };
}

/** Page by page, in the order of insertion. */
async function* rowsOf(
  all: (sql: string, given: readonly Value[]) => readonly NamedRow[],
  { table, columns }: DumpedTable,
): AsyncGenerator<readonly Row[]> {
  const wanted = columns.map(quoted).join(', ');
  const page = `select rowid as "#", ${wanted} from ${quoted(table)} where rowid > ? order by rowid limit ${ROWS_AT_ONCE}`;
  for (let after: Value = -1; ; ) {
    const found = all(page, [after]);
    const last = found.at(-1);
    if (last === undefined) return;
    after = last['#'] ?? null;
    // Others may be served between two pages.
    yield await Promise.resolve(found.map((row) => columns.map((column) => row[column] ?? null)));
  }
}
