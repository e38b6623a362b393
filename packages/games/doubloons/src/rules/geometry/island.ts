// The paths of the island: DD-081 to DD-083, DD-203 to DD-205, DD-284, DD-295, DD-312

import { at } from '@quarterdeck/kernel';
import type { Location, LocationId, RegionId } from '../../pack/printed.ts';
import { boardOf, type Chart } from './ring.ts';

export const locationOf = (g: Chart, location: LocationId): Location =>
  at(boardOf(g).locations, location);

/** DD-311: how many relics are left in the crater is public. */
type Paths = Chart & { readonly crater: readonly unknown[] };

/** DD-082, DD-295, DD-312: where an Advance from here may lead. All ways end at the Mount. */
export function onwardFrom(g: Paths, location: LocationId): readonly LocationId[] {
  const { next } = locationOf(g, location);
  if (g.board === 'standard' || g.crater.length === 0) return next;
  const { goal } = boardOf(g);
  return next.includes(goal) ? next.filter((to) => to !== goal) : next;
}

export const isGoal = (g: Chart, location: LocationId): boolean => location === boardOf(g).goal;

export const isRuin = (g: Chart, location: LocationId): boolean =>
  locationOf(g, location).kind === 'ruin';

/** DD-203 to DD-205: on the standard island. */
export const jewelsFor = (g: Chart, location: LocationId): number =>
  g.printed.content.islands.standard.jewelsByDistance[locationOf(g, location).distance] ?? 0;

/** DD-039, DD-289: where a captain starts whose ship is placed here. */
export function startOf(g: Chart, region: RegionId): LocationId {
  const { start, regions } = boardOf(g);
  return g.board === 'standard' ? start : (at(regions, region).beach ?? start);
}
