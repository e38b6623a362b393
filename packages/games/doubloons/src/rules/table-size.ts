import { at } from '@quarterdeck/kernel';

const TABLE_SIZES = ['2', '3', '4', '5', '6'] as const;
type TableSize = (typeof TABLE_SIZES)[number];

/** What the pack says for this many players. */
export function rowFor<T>(rows: { readonly [N in TableSize]: T }, players: number): T {
  return rows[at(TABLE_SIZES, players - Number(TABLE_SIZES[0]))];
}
