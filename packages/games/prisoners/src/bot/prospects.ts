// What a ship may hope to attack: the nearer it is, the better.

import type { Seat } from '@quarterdeck/kernel';
import type { Destination, Prisoners, Ship } from '../model/state.ts';
import type { Hex } from '../pack/printed.ts';
import { territoryOf } from '../rules/figures.ts';
import { isWar } from '../rules/fleet.ts';
import { hexOf, stepsBetween } from '../rules/geometry/hexes.ts';

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

/** Something to come for. */
export type Goal = { readonly hex: Hex; readonly worth: number };

/** What a destination is worth to those who come for it; 0: nothing to this seat. */
function goalOf(g: Prisoners, { explored, face }: Destination, seat: Seat): number {
  if (!explored) return WORTH.unexplored;
  if (face === 'shark' || face === 'squid' || face === 'privateer') return WORTH.neutral;
  const { controller } = territoryOf(g, face);
  if (controller === null) return WORTH.neutral;
  return controller === seat || !isWar(g) ? 0 : WORTH.territory;
}

/** The destinations that all ships of a seat may come for. */
export function goalsOf(g: Prisoners, seat: Seat): readonly Goal[] {
  const goals: Goal[] = [];
  for (const destination of g.destinations) {
    const worth = goalOf(g, destination, seat);
    if (worth > 0) goals.push({ hex: hexOf(g, destination.hex), worth });
  }
  return goals;
}

/** What is left of a goal's worth for a ship that lies elsewhere. */
function worthFrom(from: Hex, extraMove: number, goal: Hex, worth: number): number {
  const way = stepsBetween(from, goal) - 1 - extraMove;
  return way <= 0 ? worth : worth * (LEFT[way] ?? 0);
}

/** Between 0 and 1: how near the ship is to the best that it can come for. */
export function hopeOf(g: Prisoners, ship: Ship, goals: readonly Goal[]): number {
  const { extraMove } = ship;
  if (ship.hex === null) return 0;
  const from = hexOf(g, ship.hex);
  let best = 0;
  // No way adds to it.
  for (const { hex, worth } of goals)
    if (worth > best) best = Math.max(best, worthFrom(from, extraMove, hex, worth));
  if (!isWar(g)) return best;
  for (const { seat, hex, level } of g.ships) {
    if (seat === ship.seat || hex === null) continue;
    const worth = level <= ship.level ? WORTH.weaker : WORTH.stronger;
    if (worth > best) best = Math.max(best, worthFrom(from, extraMove, hexOf(g, hex), worth));
  }
  return best;
}
