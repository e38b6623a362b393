// What stands on the hexes, and the ways through open ocean: TP-013, TP-114, TP-115

import type { Destination, Prisoners, Ship } from '../../model/state.ts';
import type { HexId } from '../../pack/fields.ts';
import { neighbours } from './hexes.ts';

/** What these questions ask of a state. */
type Chart = Pick<Prisoners, 'printed' | 'ships' | 'destinations'>;

export const shipAt = (g: Chart, hex: HexId): Ship | undefined =>
  g.ships.find((ship) => ship.hex === hex);

export const destinationAt = (g: Chart, hex: HexId): Destination | undefined =>
  g.destinations.find((destination) => destination.hex === hex);

/** TP-013, TP-114: 1 for every hex with a piece on it, whatever it is. */
export function occupied(g: Chart): number[] {
  // A plain copy: a typed array for each look took a quarter of the time of matches at random.
  const taken = g.printed.bareHexes.slice();
  for (const { hex } of g.ships) if (hex !== null) taken[hex] = 1;
  for (const { hex } of g.destinations) taken[hex] = 1;
  return taken;
}

/** Whether a piece on this hex could take a single step. */
export const hasFreeNeighbour = (g: Chart, hex: HexId, taken: readonly number[]): boolean =>
  neighbours(g, hex).some((beside) => taken[beside] !== 1);

/** TP-115: the other hexes that can be reached through open ocean, nearest first. */
export function reachable(g: Chart, from: HexId, steps: number): HexId[] {
  const seen = occupied(g);
  seen[from] = 1;
  const found: HexId[] = [];
  if (steps > 0) spread(g, from, seen, found);
  let done = 0;
  for (let step = 1; step < steps; step++)
    for (const edge = found.length; done < edge; done++)
      spread(g, found[done] ?? from, seen, found);
  return found;
}

function spread(g: Chart, hex: HexId, seen: number[], found: HexId[]): void {
  for (const beside of neighbours(g, hex)) {
    if (seen[beside] === 1) continue;
    seen[beside] = 1;
    found.push(beside);
  }
}

/** TP-115: a shortest way of a ship to a hex, both ends included; empty if there is none. */
export function route(g: Chart, from: HexId, to: HexId): HexId[] {
  const taken = occupied(g);
  const before = new Map<HexId, HexId>([[from, from]]);
  let edge: readonly HexId[] = [from];
  while (edge.length > 0 && !before.has(to)) {
    const next: HexId[] = [];
    for (const hex of edge)
      for (const beside of neighbours(g, hex)) {
        if (before.has(beside) || taken[beside] === 1) continue;
        before.set(beside, hex);
        next.push(beside);
      }
    edge = next;
  }
  return wayBack(before, from, to);
}

function wayBack(before: ReadonlyMap<HexId, HexId>, from: HexId, to: HexId): HexId[] {
  const way: HexId[] = [];
  for (let hex = before.get(to) === undefined ? undefined : to; hex !== undefined; ) {
    way.unshift(hex);
    hex = hex === from ? undefined : before.get(hex);
  }
  return way;
}
