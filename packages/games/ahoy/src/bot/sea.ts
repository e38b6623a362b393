// How the spaces of the map hang together: worked out once for all Flagships

import { at } from '@quarterdeck/kernel';
import type { Ahoy } from '../model/state.ts';
import type { SpaceId } from '../pack/printed.ts';
import {
  allSpaces,
  cellOf,
  currentOf,
  isBarred,
  stepFrom,
  tailwindOf,
  terrainOf,
} from '../rules/geometry/map.ts';
import type { Scales } from './weights.ts';

const MOST_CURRENTS = 4;

export type Sea = {
  /** By space and side, `SIDES` to a space: where a step leads, with the currents behind it. */
  readonly links: readonly number[];
  /** By space: what its terrain takes to come into it. */
  readonly tolls: readonly number[];
  /** AH-063: where a Tailwind leads. */
  readonly jumps: readonly SpaceId[];
};
export const SIDES = 4;
export const NOWHERE = -1;
export const OFF_THE_MAP = -2;

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

export function seaOf(g: Ahoy, w: Scales): Sea {
  const { wreckage } = w.steps;
  const { width, spaces, places } = gridOf(g);
  const around = [-width, 1, width, -1];
  const links: number[] = [];
  const tolls: number[] = [];
  const jumps: SpaceId[] = [];
  const all = allSpaces(g);
  const ends = all.map((space) => carriedFrom(g, space));
  for (const space of all) {
    const place = at(places, space);
    for (const by of around) {
      const next = spaces[place + by];
      if (next === undefined) links.push(OFF_THE_MAP);
      else links.push(isBarred(g, space, next) ? NOWHERE : at(ends, next));
    }
    tolls.push(terrainOf(g, space) === 'wreckage' ? wreckage : 1);
    if (tailwindOf(g, space) !== null) jumps.push(space);
  }
  return { links, tolls, jumps };
}
