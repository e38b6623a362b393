import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import { figureOf, flagshipOf } from '../fleet.ts';
import { allSpaces, cellOf, isBarred, terrainOf } from '../geometry/map.ts';
import type { SpaceId } from '../printed.ts';
import type { Ahoy } from '../state.ts';

/** A way through Wreckage is as long as so many others. */
const WRECKAGE = 2.5;
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

/** By space: the steps from a seat's Flagship, round Sandbars and gaps. */
export function waysFrom(g: Ahoy, seat: Seat): number[] {
  const { width, spaces, places } = gridOf(g);
  const ways = places.map(() => OUT_OF_REACH);
  const { space: start } = figureOf(g, flagshipOf(g, seat));
  // Not yet placed.
  if (start === null) return ways;
  ways[start] = 0;
  const queue = [start];
  const around = [-width, 1, width, -1];
  for (const space of queue)
    for (const by of around) {
      const to = spaces[at(places, space) + by];
      if (to === undefined || isBarred(g, space, to)) continue;
      const steps = at(ways, space) + (terrainOf(g, to) === 'wreckage' ? WRECKAGE : 1);
      const known = at(ways, to);
      if (known !== OUT_OF_REACH && known <= steps) continue;
      ways[to] = steps;
      queue.push(to);
    }
  return ways;
}
