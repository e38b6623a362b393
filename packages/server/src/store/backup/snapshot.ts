import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import type { CheckpointSchema } from '../checkpoints/schema.ts';

/** What stands in a column: nothing of ours is anything else. */
export type Value = string | number | boolean | null;
export type Row = readonly Value[];
export type DumpedTable = { readonly table: string; readonly columns: readonly string[] };
export type NamedRow = { readonly [column: string]: Value };

/** A database as it stands at one moment, whatever is written to it meanwhile. */
export type Snapshot = {
  readonly kind: 'sqlite' | 'postgres';
  /** The migrations it has been through, in order. */
  readonly migrations: readonly string[];
  /** Each after those that it refers to. */
  readonly tables: readonly DumpedTable[];
  rows(of: DumpedTable): AsyncIterable<readonly Row[]>;
  /** A small question, with `?` for what is given. */
  select(sql: string, given: readonly Value[]): Promise<readonly NamedRow[]>;
  /** What the database itself finds wrong with its own files. */
  integrity(): readonly string[];
  close(): Promise<void>;
};

/** Something is wrong with a backup, or with where it is to go. */
export class BackupProblem extends QuarterdeckError {}

/** Rows that are held in memory at once. */
export const ROWS_AT_ONCE = 500;

/** They follow from the logs, which are in a backup, and are several times as long. */
const MADE_FROM_LOGS: readonly string[] = [
  'checkpoints',
  'told',
] satisfies (keyof CheckpointSchema)[];

/** The library's own, which keeps the list of migrations; the header of a backup says the same. */
export const isOurs = (table: string): boolean =>
  !table.startsWith('kysely_') && !table.startsWith('sqlite_') && !MADE_FROM_LOGS.includes(table);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export type Reference = { readonly from: string; readonly to: string };

/** Each after those that it refers to, so that every row finds what it names. */
export function inOrder(
  tables: readonly DumpedTable[],
  references: readonly Reference[],
): readonly DumpedTable[] {
  const placed = new Set<string>();
  const ordered: DumpedTable[] = [];
  let left = tables.toSorted((a, b) => (a.table < b.table ? -1 : 1));
  while (left.length > 0) {
    const ready = left.filter(({ table }) =>
      references.every(({ from, to }) => from !== table || to === table || placed.has(to)),
    );
    if (ready.length === 0)
      throw new Error(`these tables refer to each other: ${left.map((one) => one.table)}`);
    for (const one of ready) placed.add(one.table);
    ordered.push(...ready);
    left = left.filter(({ table }) => !placed.has(table));
  }
  return ordered;
}
