import type { Written } from '@quarterdeck/tables';
import { type AppendRow, appendRows } from './append-rows.ts';
import type { Database } from './driver.ts';

/** What a statement came to. */
export type Executed = {
  readonly rows: readonly unknown[];
  /** Left out where it gives rows. */
  readonly changes?: number;
};

/** The one connection to a file, in this thread or in another. */
export type Connection = {
  execute(sql: string, parameters: readonly unknown[]): Promise<Executed>;
  append(rows: readonly AppendRow[]): Promise<readonly Written[]>;
  close(): Promise<void>;
};

export function executed(
  database: Database,
  sql: string,
  parameters: readonly unknown[],
): Executed {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) };
  return { rows: [], changes: Number(statement.run(parameters).changes) };
}

/** A connection of this thread: whatever it does, everybody waits for. */
export const ownConnection = (database: Database): Connection => ({
  execute: async (sql, parameters) => executed(database, sql, parameters),
  append: async (rows) => appendRows(database, rows),
  close: async () => database.close(),
});
