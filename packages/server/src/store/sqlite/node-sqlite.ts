import type { SqliteStatement } from 'kysely';
import type { Driver } from './driver.ts';
import { returnsRows } from './returns-rows.ts';

/** What we use of `node:sqlite`. Our types are those of Node 20, which does not have it. */
type NodeSqlite = { readonly DatabaseSync: new (file: string) => DatabaseSync };

type DatabaseSync = {
  prepare(sql: string): StatementSync;
  exec(sql: string): void;
  close(): void;
};

type StatementSync = {
  all(...parameters: readonly unknown[]): unknown[];
  run(...parameters: readonly unknown[]): { changes: number; lastInsertRowid: number };
  iterate(...parameters: readonly unknown[]): IterableIterator<unknown>;
  /** From 22.16 on. */
  columns?(): readonly unknown[];
};

const MODULE = 'node:sqlite';

/** The SQLite that is part of Node from 22.13 on. */
export function nodeSqlite(): Promise<Driver> {
  const { DatabaseSync } = load();
  return Promise.resolve({
    name: 'node',
    version: process.versions['sqlite'] ?? 'of unknown version',
    open: (file) => {
      const database = new DatabaseSync(file);
      return {
        prepare: (sql) => statementOf(database.prepare(sql), sql),
        exec: (sql) => database.exec(sql),
        close: () => database.close(),
      };
    },
  });
}

/** Not an `import`: a Node that lacks it answers with nothing, and no bundler tries to resolve it. */
function load(): NodeSqlite {
  const found = withoutItsWarning(() => process.getBuiltinModule(MODULE));
  if (found === undefined || !('DatabaseSync' in found))
    throw new Error(`Node ${process.versions.node} has no ${MODULE}.`);
  return found as NodeSqlite;
}

/** Some versions warn that it is experimental when it is loaded; every other warning goes on. */
function withoutItsWarning<T>(act: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = (...given: readonly unknown[]): void => {
    const [warning, kind] = given;
    if (kind !== 'ExperimentalWarning' || !String(warning).startsWith('SQLite '))
      Reflect.apply(emitWarning, process, given);
  };
  try {
    return act();
  } finally {
    process.emitWarning = emitWarning;
  }
}

const statementOf = (statement: StatementSync, sql: string): SqliteStatement => ({
  reader: statement.columns === undefined ? returnsRows(sql) : statement.columns().length > 0,
  all: (parameters) => statement.all(...parameters),
  run: (parameters) => statement.run(...parameters),
  iterate: (parameters) => statement.iterate(...parameters),
});
