// Where things stand on the chart, in its own units; the first tile's corner is the origin.

import { at, idsOf, type Seat } from '@quarterdeck/kernel';
import {
  type Ahoy,
  allSpaces,
  type Cell,
  cellOf,
  currentOf,
  type Figure,
  type FigureId,
  isIsland,
  type Printed,
  regionOf,
  regionsOf,
  type SpaceId,
  spacesOf,
  type TileId,
  tailwindOf,
  terrainOf,
  tileOf,
  treasureOf,
} from '../../index.ts';
import { berthsFor, printedIn, type Rect, towardsOf } from './berths.ts';
import { type Box, SPACE, type Spot } from './metrics.ts';
import type { TileFace } from './tile-face.ts';

export const cornerOf = ({ x, y }: Cell): Spot => ({ x: x * SPACE, y: y * SPACE });

export type Laid = {
  readonly tile: TileId;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
};

/** A tile as it lies, asked of a map that has no other. */
export const faceOf = (printed: Printed, tile: TileId, turn: number): TileFace => {
  const chart = { printed, regions: [{ tile, x: 0, y: 0, turn }] };
  const region = at(regionsOf(chart), 0);
  const { key, suit, sandbars } = tileOf(chart, region);
  const spaces = spacesOf(chart, region);
  const placeOf = (space: SpaceId) => {
    const { x, y } = cellOf(chart, space);
    return { column: x, row: y };
  };
  return {
    id: key,
    suit,
    spaces: spaces.map((space) => ({
      ...placeOf(space),
      face: {
        terrain: terrainOf(chart, space),
        treasure: treasureOf(chart, space),
        tailwind: tailwindOf(chart, space),
        current: currentOf(chart, space),
      },
    })),
    bars: sandbars.map(([one, other]) => ({
      from: placeOf(at(spaces, one)),
      to: placeOf(at(spaces, other)),
    })),
  };
};

/** All that must be in view: the map, and cells beyond it that are spoken of. */
export const boxOf = (g: Ahoy, beyond: readonly Cell[], pad: number): Box => {
  const cells = [...allSpaces(g).map((space) => cellOf(g, space)), ...beyond];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const map = allSpaces(g).map((space) => cellOf(g, space));
  const left = Math.min(...xs, ...map.map(({ x }) => x - pad));
  const top = Math.min(...ys, ...map.map(({ y }) => y - pad));
  const right = Math.max(...xs, ...map.map(({ x }) => x + pad));
  const bottom = Math.max(...ys, ...map.map(({ y }) => y + pad));
  return { x: left, y: top, columns: right - left + 1, rows: bottom - top + 1 };
};

/** A figure by its upper left corner in its space. */
export type Moored = Spot & { readonly figure: FigureId; readonly size: number };

/** From this many on Patrols become a stack with a count. */
export const STACK = 3;
/** How far one stands behind the other. */
const STACKED = 4;

const SIZES = {
  flagship: { most: 84, least: 46 },
  /** Cutter and Gunship are smaller than a Flagship. */
  tender: { most: 58 },
  patrol: { most: 40, least: 36 },
  stronghold: { most: 46, least: 40 },
} as const;

const mooredAt = (figures: readonly FigureId[], berths: readonly Rect[]): Moored[] =>
  figures.map((figure, i) => {
    const { x, y, width } = at(berths, i);
    return { figure, x, y, size: width };
  });

const CORNER = {
  seaPatrols: [
    { x: 0, y: SPACE },
    { x: 58, y: SPACE },
  ],
  landPatrols: [
    { x: SPACE, y: 0 },
    { x: 58, y: 0 },
  ],
  strongholds: [{ x: SPACE, y: SPACE }],
} as const;

/** Front first: the viewer's Flagship, then the others in turn order. */
const inFront = (me: Seat | undefined) => (a: Figure, b: Figure) =>
  Number(b.seat === me) - Number(a.seat === me);

export type Standing = {
  readonly ships: readonly Moored[];
  readonly patrols: readonly Moored[];
  readonly strongholds: readonly Moored[];
};

const printedAt = (g: Ahoy, space: SpaceId): readonly Rect[] => {
  const isLand = isIsland(g, space);
  return printedIn({
    isLand,
    treasure: treasureOf(g, space),
    tailwind: tailwindOf(g, space),
    comrades: isLand ? at(g.regions, regionOf(g, space)).comrades : 0,
  });
};

/** Side by side while there are two; a stack takes one berth. */
const patrolsIn = (
  figures: readonly FigureId[],
  isLand: boolean,
  printed: readonly Rect[],
): Moored[] => {
  const isStack = figures.length >= STACK;
  const berths = berthsFor(
    {
      count: isStack ? 1 : figures.length,
      ...SIZES.patrol,
      towards: isLand ? CORNER.landPatrols : CORNER.seaPatrols,
    },
    printed,
    [],
  );
  if (!isStack) return mooredAt(figures, berths);
  const { x, y, width } = at(berths, 0);
  const aside = isLand ? -STACKED : STACKED;
  return figures.map((figure, i) => ({ figure, x: x + Math.min(i, 3) * aside, y, size: width }));
};

const asRect = ({ x, y, size }: Moored): Rect => ({ x, y, width: size, height: size });

/** Every figure in a space, where it stands in it. */
export const standing = (g: Ahoy, space: SpaceId, me: Seat | undefined): Standing => {
  const here = idsOf<FigureId>(g.figures).filter((figure) => at(g.figures, figure).space === space);
  const kindOf = (figure: FigureId) => at(g.figures, figure).kind;
  const strongholdsHere = here.filter((figure) => kindOf(figure) === 'stronghold');
  const ships = here
    .filter((figure) => kindOf(figure) !== 'patrol' && kindOf(figure) !== 'stronghold')
    .sort((a, b) => inFront(me)(at(g.figures, a), at(g.figures, b)));
  const printed = printedAt(g, space);
  const patrols = patrolsIn(
    here.filter((figure) => kindOf(figure) === 'patrol'),
    isIsland(g, space),
    printed,
  );
  const strongholds = mooredAt(
    strongholdsHere,
    berthsFor(
      { count: strongholdsHere.length, ...SIZES.stronghold, towards: CORNER.strongholds },
      printed,
      patrols.map(asRect),
    ),
  );
  const berths = berthsFor(
    { count: ships.length, ...SIZES.flagship, towards: towardsOf(ships.length) },
    printed,
    [...patrols, ...strongholds].map(asRect),
  );
  return {
    ships: mooredAt(ships, berths).map((moored) => {
      if (kindOf(moored.figure) === 'flagship') return moored;
      const size = Math.min(moored.size, SIZES.tender.most);
      return { ...moored, y: moored.y + moored.size - size, size };
    }),
    patrols,
    strongholds,
  };
};

/** Where one figure stands on the chart; undefined while it is in the supply. */
export const mooringOf = (g: Ahoy, figure: FigureId, me: Seat | undefined): Moored | undefined => {
  const { space } = at(g.figures, figure);
  if (space === null) return undefined;
  const { ships, patrols, strongholds } = standing(g, space, me);
  const found = [...ships, ...patrols, ...strongholds].find((one) => one.figure === figure);
  const corner = cornerOf(cellOf(g, space));
  return found && { ...found, x: found.x + corner.x, y: found.y + corner.y };
};
