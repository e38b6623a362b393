// What a ship may hope to attack: the nearer it is, the better.

import type { Seat } from '@quarterdeck/kernel';
import type { Destination, Prisoners, Ship } from '../model/state.ts';
import type { Hex } from '../pack/printed.ts';
import { territoryOf } from '../rules/figures.ts';
import { isWar } from '../rules/fleet.ts';
import { hexOf, stepsBetween } from '../rules/geometry/hexes.ts';
import { duelOf, duelsOf } from './odds.ts';
import type { Scales } from './weights.ts';

/** Something to come for. */
export type Goal = { readonly hex: Hex; readonly worth: number };

/** What a destination is worth to those who come for it; 0: nothing to this seat. */
function goalOf(
  g: Prisoners,
  { goals }: Scales,
  { explored, face }: Destination,
  seat: Seat,
): number {
  if (!explored) return goals.unexplored;
  if (face === 'shark' || face === 'squid' || face === 'privateer') return goals.neutral;
  const { controller } = territoryOf(g, face);
  if (controller === null) return goals.neutral;
  return controller === seat || !isWar(g) ? 0 : goals.territory;
}

/** The destinations that all ships of a seat may come for. */
export function goalsOf(g: Prisoners, w: Scales, seat: Seat): readonly Goal[] {
  const goals: Goal[] = [];
  for (const destination of g.destinations) {
    const worth = goalOf(g, w, destination, seat);
    if (worth > 0) goals.push({ hex: hexOf(g, destination.hex), worth });
  }
  return goals;
}

/** What is left of a goal's worth for a ship that lies elsewhere. */
function worthFrom(
  { left }: Scales,
  from: Hex,
  extraMove: number,
  goal: Hex,
  worth: number,
): number {
  const way = stepsBetween(from, goal) - 1 - extraMove;
  return way <= 0 ? worth : worth * (left[way] ?? 0);
}

/** How near the ship is to the best that it can come for: 1 is a neutral destination beside it. */
export function hopeOf(g: Prisoners, w: Scales, ship: Ship, goals: readonly Goal[]): number {
  const { extraMove } = ship;
  if (ship.hex === null) return 0;
  const from = hexOf(g, ship.hex);
  let best = 0;
  // No way adds to it.
  for (const { hex, worth } of goals)
    if (worth > best) best = Math.max(best, worthFrom(w, from, extraMove, hex, worth));
  if (!isWar(g)) return best;
  const duels = duelsOf(g);
  for (const { seat, hex, level } of g.ships) {
    if (seat === ship.seat || hex === null) continue;
    const worth = w.goals.prey * duelOf(duels, ship.level, level);
    if (worth > best) best = Math.max(best, worthFrom(w, from, extraMove, hexOf(g, hex), worth));
  }
  return best;
}
