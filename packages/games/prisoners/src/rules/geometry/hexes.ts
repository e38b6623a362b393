// The ocean of hexes, whatever stands on it: TP-014, TP-015

import { at } from '@quarterdeck/kernel';
import type { HexId } from '../../pack/fields.ts';
import type { Hex, Printed } from '../../pack/printed.ts';

/** What these questions ask of a state. */
export type Ocean = { readonly printed: Printed };

export const hexOf = (g: Ocean, hex: HexId): Hex => at(g.printed.hexes, hex);

/** TP-014 */
export const neighbours = (g: Ocean, hex: HexId): readonly HexId[] => hexOf(g, hex).neighbours;

/** TP-014 */
export const areAdjacent = (g: Ocean, one: HexId, other: HexId): boolean =>
  neighbours(g, one).includes(other);

/** TP-015: the fewest steps from side to side, whatever stands in between. */
export const distance = (g: Ocean, from: HexId, to: HexId): number =>
  stepsBetween(hexOf(g, from), hexOf(g, to));

/** The same for two hexes at hand. */
export function stepsBetween(one: Hex, other: Hex): number {
  const dq = one.q - other.q;
  const dr = one.r - other.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}
