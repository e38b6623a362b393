import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Ahoy } from '../model/state.ts';
import type { SpaceId } from '../pack/printed.ts';
import { figureOf, flagshipOf } from '../rules/fleet.ts';
import {
  allSpaces,
  cellOf,
  currentOf,
  isBarred,
  stepFrom,
  terrainOf,
} from '../rules/geometry/map.ts';

/** A way through Wreckage counts as this many others. */
const WRECKAGE = 2.5;
const MOST_CURRENTS = 4;
export const OUT_OF_REACH = -1;

/** The spaces of the map by cell, with a rim of nothing round them. */
type Grid = {
  readonly width: number;
  readonly spaces: readonly (SpaceId | undefined)[];
  /** By space: its place in `spaces`. */
  readonly places: readonly number[];
};

function gridOf(g: Ahoy): Grid {
  let [west, north, east, south] = [0, 0, 0, 0];
  for (const { x, y } of g.regions) {
    west = Math.min(west, x);
    north = Math.min(north, y);
    east = Math.max(east, x + 1);
    south = Math.max(south, y + 1);
  }
  const width = east - west + 3;
  const spaces = new Array<SpaceId | undefined>(width * (south - north + 3)).fill(undefined);
  const places = allSpaces(g).map((space) => {
    const { x, y } = cellOf(g, space);
    const place = (y - north + 1) * width + x - west + 1;
    spaces[place] = space;
    return place;
  });
  return { width, spaces, places };
}

/** AH-092, AH-095: where a figure that moves in ends up; a current off the map leads nowhere known. */
function carriedFrom(g: Ahoy, space: SpaceId): SpaceId {
  let here = space;
  for (let currents = 0; currents < MOST_CURRENTS; currents++) {
    const direction = currentOf(g, here);
    if (direction === null) return here;
    const to = stepFrom(g, here, direction);
    if (to === 'off' || to === 'barred') return here;
    here = to;
  }
  return here;
}

/** By space: the steps from a seat's Flagship, round Sandbars and gaps. */
export function waysFrom(g: Ahoy, seat: Seat): number[] {
  const { width, spaces, places } = gridOf(g);
  // Steps may be fractions. They are not asked by `at`, which is fastest as long as it meets none.
  const ways = places.map(() => OUT_OF_REACH);
  const { space: start } = figureOf(g, flagshipOf(g, seat));
  // Not yet placed.
  if (start === null) return ways;
  ways[start] = 0;
  const queue = [start];
  const around = [-width, 1, width, -1];
  for (const space of queue) {
    const here = ways[space] ?? OUT_OF_REACH;
    const place = at(places, space);
    for (const by of around) {
      const next = spaces[place + by];
      if (next === undefined || isBarred(g, space, next)) continue;
      const to = carriedFrom(g, next);
      const steps = here + (terrainOf(g, to) === 'wreckage' ? WRECKAGE : 1);
      const known = ways[to] ?? OUT_OF_REACH;
      if (known !== OUT_OF_REACH && known <= steps) continue;
      ways[to] = steps;
      queue.push(to);
    }
  }
  return ways;
}
