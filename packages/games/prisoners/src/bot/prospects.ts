// What a ship may hope to attack: the nearer it is, the better.

import type { Destination, Prisoners, Ship } from '../model/state.ts';
import type { HexId } from '../pack/fields.ts';
import { territoryOf } from '../rules/figures.ts';
import { isWar } from '../rules/fleet.ts';
import { distance } from '../rules/geometry/hexes.ts';

/** What each thing within reach is worth to those who come for it. */
const WORTH = {
  unexplored: 0.8,
  neutral: 1,
  territory: 0.55,
  weaker: 0.95,
  stronger: 0.35,
} as const;
/** What is left of it with every hex of the way. */
const FADES = 0.88;
/** By the hexes of the way, no board being wider: a bot asks this some million times a match. */
const LEFT: readonly number[] = Array.from({ length: 64 }, (_, way) => FADES ** way);

/** What a destination is worth to those who come for it; 0: nothing to this ship. */
function goalOf(g: Prisoners, { explored, face }: Destination, ship: Ship): number {
  if (!explored) return WORTH.unexplored;
  if (face === 'shark' || face === 'squid' || face === 'privateer') return WORTH.neutral;
  const { controller } = territoryOf(g, face);
  if (controller === null) return WORTH.neutral;
  return controller === ship.seat || !isWar(g) ? 0 : WORTH.territory;
}

/** What is left of a goal's worth for a ship that lies elsewhere. */
function worthFrom(g: Prisoners, from: HexId, extraMove: number, goal: HexId, worth: number) {
  const way = distance(g, from, goal) - 1 - extraMove;
  return way <= 0 ? worth : worth * (LEFT[way] ?? 0);
}

/** Between 0 and 1: how near the ship is to the best that it can come for. */
export function hopeOf(g: Prisoners, ship: Ship): number {
  const { hex: from, extraMove } = ship;
  if (from === null) return 0;
  let best = 0;
  for (const destination of g.destinations) {
    const worth = goalOf(g, destination, ship);
    // No way adds to it.
    if (worth > best) best = Math.max(best, worthFrom(g, from, extraMove, destination.hex, worth));
  }
  if (!isWar(g)) return best;
  for (const { seat, hex, level } of g.ships) {
    if (seat === ship.seat || hex === null) continue;
    const worth = level <= ship.level ? WORTH.weaker : WORTH.stronger;
    if (worth > best) best = Math.max(best, worthFrom(g, from, extraMove, hex, worth));
  }
  return best;
}
