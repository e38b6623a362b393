// How far a Flagship has to sail

import type { Seat } from '@quarterdeck/kernel';
import type { Ahoy } from '../model/state.ts';
import type { SpaceId } from '../pack/printed.ts';
import { traitsOf } from '../rules/fleet.ts';
import { terrainOf } from '../rules/geometry/map.ts';
import { hasCannons } from '../rules/slots.ts';
import { NOWHERE, OFF_THE_MAP, type Sea, SIDES } from './sea.ts';
import type { Scales } from './weights.ts';

export const OUT_OF_REACH = Number.POSITIVE_INFINITY;

/** By space: what its terrain takes to come into it, and whom a seat would have to fight there. */
export function tollsFor(g: Ahoy, w: Scales, sea: Sea, seat: Seat): readonly number[] {
  const { battle } = w.steps;
  const tolls = sea.tolls.slice();
  const loaded = g.mats.map((mat) => hasCannons(g, mat.seat));
  for (const { figure, seat: owner, space } of g.figures) {
    if (space === null || owner === seat || terrainOf(g, space) === 'fog') continue;
    const { alwaysLoaded, usesCannonsDie } = traitsOf(g, figure);
    if (alwaysLoaded || loaded[seat] || (usesCannonsDie && loaded[owner]))
      tolls[space] = Math.max(tolls[space] ?? 0, 1 + battle);
  }
  return tolls;
}

/**
 * By space: the steps to it from the nearest of these spaces, round Sandbars and gaps, or by a jump.
 * Steps may be fractions. They are not asked by `at`, which is fastest as long as it meets none.
 */
export function waysFrom(
  { steps: { jump } }: Scales,
  { links, jumps }: Sea,
  tolls: readonly number[],
  from: readonly SpaceId[],
  extra: number,
): readonly number[] {
  const steps = new Array<number>(tolls.length).fill(OUT_OF_REACH);
  const queue: number[] = [];
  for (const start of from) {
    steps[start] = 0;
    queue.push(start);
  }
  spread(links, tolls, steps, queue);
  const late: number[] = [];
  for (const space of jumps) {
    if ((steps[space] ?? 0) <= jump + extra) continue;
    steps[space] = jump + extra;
    late.push(space);
  }
  spread(links, tolls, steps, late);
  return steps;
}

/** Goes on from the spaces of the queue. */
function spread(
  links: readonly number[],
  tolls: readonly number[],
  steps: number[],
  queue: number[],
): void {
  // Not by an iterator: it is the innermost loop of all.
  for (let next = 0; next < queue.length; next++) {
    const space = queue[next] ?? 0;
    const here = steps[space] ?? OUT_OF_REACH;
    for (let side = 0; side < SIDES; side++) {
      const to = links[SIDES * space + side] ?? NOWHERE;
      if (to < 0) continue;
      const there = here + (tolls[to] ?? 1);
      if (there >= (steps[to] ?? OUT_OF_REACH)) continue;
      steps[to] = there;
      queue.push(to);
    }
  }
}

/** The steps to the nearest space from which a Flagship may leave the map. */
export function stepsToEdge({ links }: Sea, steps: readonly number[]): number {
  let least = OUT_OF_REACH;
  for (let space = 0; space < steps.length; space++) {
    const far = steps[space] ?? OUT_OF_REACH;
    if (far >= least) continue;
    for (let side = 0; side < SIDES; side++)
      if (links[SIDES * space + side] === OFF_THE_MAP) least = far;
  }
  return least;
}
