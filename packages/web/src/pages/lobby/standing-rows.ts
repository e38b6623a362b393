import type { OpenTable } from '@quarterdeck/tables';

/** A row of the list: `left` is a table that was here and is full or gone by now. */
export type Row = {
  readonly table: OpenTable;
  readonly state: 'here' | 'left';
  /** When it came, and when it left, by this machine's clock; 0: it was here before. */
  readonly since: number;
};

/** Milliseconds a new row is marked, and a row that has left still stands. */
export const FRESH_MS = 10_000;
export const LEFT_MS = 8_000;

export type Rows = { readonly shown: readonly Row[]; readonly waiting: number };

/**
 * The list after news. Rows never move under a pointer or the focus: while it `isHeld`, rows change
 * where they stand, and new ones wait to be shown.
 */
export function afterNews(
  before: readonly Row[] | null,
  tables: readonly OpenTable[],
  now: number,
  isHeld: boolean,
): Rows {
  if (before === null)
    return { shown: tables.map((table) => ({ table, state: 'here', since: 0 })), waiting: 0 };
  const byId = new Map(tables.map((table) => [table.table, table]));
  const kept = before.flatMap((row): readonly Row[] => {
    const table = byId.get(row.table.table);
    if (table !== undefined) return [{ ...row, table, state: 'here' }];
    if (row.state === 'here') return [{ ...row, state: 'left', since: now }];
    return isHeld || now - row.since < LEFT_MS ? [row] : [];
  });
  const known = new Set(kept.map(({ table }) => table.table));
  const fresh = tables.filter(({ table }) => !known.has(table));
  if (isHeld) return { shown: kept, waiting: fresh.length };
  const added = fresh.map((table): Row => ({ table, state: 'here', since: now }));
  return { shown: [...added, ...kept], waiting: 0 };
}

export const isFresh = ({ state, since }: Row, now: number): boolean =>
  state === 'here' && since > 0 && now - since < FRESH_MS;
