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
  regionsOf,
  type SpaceId,
  spacesOf,
  type TileId,
  tailwindOf,
  terrainOf,
  tileOf,
  treasureOf,
} from '../../index.ts';
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

type Berth = readonly [x: number, y: number, size: number];

/** Flagships, Cutter and Gunship, front first, by how many there are. */
const AT_SEA: readonly (readonly Berth[])[] = [
  [[16, 14, 84]],
  [
    [2, 10, 62],
    [52, 40, 62],
  ],
  [
    [0, 2, 56],
    [58, 2, 56],
    [30, 54, 56],
  ],
];
/** With Patrols or a Stronghold under them. */
const OVER_PATROLS: readonly (readonly Berth[])[] = [
  [[24, 2, 70]],
  [
    [0, 4, 58],
    [56, 4, 58],
  ],
  [
    [0, 8, 46],
    [35, 0, 46],
    [70, 8, 46],
  ],
];
/** The suit and the die stay in view. */
const AT_ISLAND: readonly (readonly Berth[])[] = [
  [[60, 24, 56]],
  [
    [66, 6, 49],
    [66, 53, 49],
  ],
  [
    [74, 1, 40],
    [74, 38, 40],
    [74, 75, 40],
  ],
];

/** From four on they overlap from left to right. */
const crowded = (count: number): Berth[] =>
  Array.from({ length: count }, (_, i) => [(i * 72) / (count - 1), i % 2 === 0 ? 4 : 26, 44]);

const PATROL = 40;
const STRONGHOLD = 46;
/** From this many on a row becomes a stack with a count. */
export const STACK = 3;

/** Patrols lie side by side while there are two, then one behind the other. */
const patrolsAt = (
  figures: readonly FigureId[],
  isLand: boolean,
  /** Ships lie at the right of an Island. */
  right: number,
): Moored[] =>
  figures.map((figure, i) => {
    const step = figures.length < STACK ? (isLand ? 22 : 34) : 5;
    return isLand
      ? { figure, x: right - i * step, y: -1 + (figures.length < STACK ? 0 : i), size: 38 }
      : { figure, x: 6 + i * step, y: 74 - (figures.length < STACK ? 0 : i), size: PATROL };
  });

const strongholdsAt = (figures: readonly FigureId[]): Moored[] =>
  figures.map((figure, i) => ({ figure, x: 72 - i * 9, y: 67, size: STRONGHOLD }));

/** Front first: the viewer's Flagship, then the others in turn order. */
const inFront = (me: Seat | undefined) => (a: Figure, b: Figure) =>
  Number(b.seat === me) - Number(a.seat === me);

export type Standing = {
  readonly ships: readonly Moored[];
  readonly patrols: readonly Moored[];
  readonly strongholds: readonly Moored[];
};

/** Every figure in a space, where it stands in it. */
export const standing = (g: Ahoy, space: SpaceId, me: Seat | undefined): Standing => {
  const here = idsOf<FigureId>(g.figures).filter((figure) => at(g.figures, figure).space === space);
  const kindOf = (figure: FigureId) => at(g.figures, figure).kind;
  const patrols = here.filter((figure) => kindOf(figure) === 'patrol');
  const strongholds = here.filter((figure) => kindOf(figure) === 'stronghold');
  const ships = here
    .filter((figure) => kindOf(figure) !== 'patrol' && kindOf(figure) !== 'stronghold')
    .sort((a, b) => inFront(me)(at(g.figures, a), at(g.figures, b)));
  const isLand = isIsland(g, space);
  const isCrowded = patrols.length + strongholds.length > 0;
  const table = isLand ? AT_ISLAND : isCrowded ? OVER_PATROLS : AT_SEA;
  const berths = table[ships.length - 1] ?? crowded(ships.length);
  return {
    ships: ships.map((figure, i) => {
      const [x, y, size] = at(berths, i);
      const shrunk = kindOf(figure) === 'flagship' ? size : Math.min(size, 58);
      return { figure, x, y: y + size - shrunk, size: shrunk };
    }),
    patrols: patrolsAt(patrols, isLand, ships.length > 0 ? 46 : 78),
    strongholds: strongholdsAt(strongholds),
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
