// What a ship may hope to attack: the nearer it is, the better.

import type { HexId } from '../fields.ts';
import { territoryOf } from '../figures.ts';
import { isWar } from '../fleet.ts';
import { distance } from '../geometry/hexes.ts';
import type { Destination, Prisoners, Ship } from '../state.ts';

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

type Goal = { readonly hex: HexId; readonly worth: number };

function goalAt(g: Prisoners, { explored, face, hex }: Destination, ship: Ship): Goal | undefined {
  if (!explored) return { hex, worth: WORTH.unexplored };
  if (face === 'shark' || face === 'squid' || face === 'privateer')
    return { hex, worth: WORTH.neutral };
  const { controller } = territoryOf(g, face);
  if (controller === null) return { hex, worth: WORTH.neutral };
  return controller === ship.seat || !isWar(g) ? undefined : { hex, worth: WORTH.territory };
}

/** Between 0 and 1: how near the ship is to the best that it can come for. */
export function hopeOf(g: Prisoners, ship: Ship): number {
  if (ship.hex === null) return 0;
  let best = 0;
  const from = ship.hex;
  const weigh = (hex: HexId, worth: number): void => {
    const way = Math.max(0, distance(g, from, hex) - 1 - ship.extraMove);
    best = Math.max(best, worth * FADES ** way);
  };
  for (const destination of g.destinations) {
    const goal = goalAt(g, destination, ship);
    if (goal !== undefined) weigh(goal.hex, goal.worth);
  }
  if (isWar(g))
    for (const { seat, hex, level } of g.ships)
      if (seat !== ship.seat && hex !== null)
        weigh(hex, level <= ship.level ? WORTH.weaker : WORTH.stronger);
  return best;
}
