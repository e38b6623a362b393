// Chapter 28, the treasure of the crater: DD-314, DD-315, DD-319, DD-S143, DD-S152, DD-S153

import type { Act } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds, Ship } from '../../model/state.ts';
import { captainsInOrder, shipOf } from '../fleet.ts';
import { isRuin } from '../geometry/island.ts';
import { drawJewels } from '../mat.ts';

/** DD-S153: being forced out again does not undo it. */
export const isCraterReached = (g: Doubloons): boolean =>
  g.ships.some(({ reachedCrater }) => reachedCrater);

/** DD-314: never three and one. */
function jewelsFor(g: Doubloons, { reachedCrater, location }: Ship): number {
  const { goal, ruin } = g.printed.content.islands.alternate.jewels;
  if (reachedCrater) return goal;
  return location !== null && isRuin(g, location) ? ruin : 0;
}

/** What a dig is on this island, besides the new deck: captains and landmarks stay (DD-S143). */
export function digAlternate(g: Draft, act: Act<Kinds>): void {
  const captains = captainsInOrder(g);
  for (const ship of captains) drawJewels(g, ship, jewelsFor(g, shipOf(g, ship)), 'DD-314', act);
  for (const ship of captains) shipOf(g, ship).track = g.printed.content.mats.endTrack.start;
  act.emit('DD-319', 'trackers-placed', {});
}
