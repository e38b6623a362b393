// Where things stand on the chart. The map has no edges, so a course may leave it: places beyond an
// edge are counted on (column 4 of a map of four is column 0 again).

import { at, type Seat } from '@quarterdeck/kernel';
import {
  DIRECTIONS,
  type Direction,
  inTurn,
  isPort,
  neighbourOf,
  type Seawolf,
  shipOf,
  type TileId,
  tableOf,
} from '../../index.ts';
import { tileStart } from './metrics.ts';

export type Place = { readonly row: number; readonly column: number };
export type Spot = { readonly x: number; readonly y: number };

export const columnsOf = (g: Seawolf): number => tableOf(g).setup.size;

export const placeOf = (g: Seawolf, tile: TileId): Place => {
  const columns = columnsOf(g);
  return { row: Math.floor(tile / columns), column: tile % columns };
};

export const cornerOf = ({ row, column }: Place): Spot => ({
  x: tileStart(column),
  y: tileStart(row),
});

const STEP: { readonly [D in Direction]: Place } = {
  north: { row: -1, column: 0 },
  east: { row: 0, column: 1 },
  south: { row: 1, column: 0 },
  west: { row: 0, column: -1 },
};

/** One after the other, beyond the edges if need be. */
export const walked = (from: Place, steps: readonly Direction[]): Place => {
  let { row, column } = from;
  for (const step of steps) {
    row += STEP[step].row;
    column += STEP[step].column;
  }
  return { row, column };
};

/** On either map the four neighbours of a tile are four tiles. */
export const directionTo = (g: Seawolf, from: TileId, to: TileId): Direction | undefined =>
  DIRECTIONS.find((direction) => neighbourOf(g, from, direction) === to);

export type Vessel = Seat | 'pirate';

/** Front first: the viewer's ship, the others in turn order, the pirate. */
export const vesselsOn = (g: Seawolf, tile: TileId, me: Seat | undefined): Vessel[] => {
  const seats = inTurn(g).filter((seat) => shipOf(g, seat).tile === tile);
  const own = seats.filter((seat) => seat === me);
  const others = seats.filter((seat) => seat !== me);
  return [...own, ...others, ...(g.pirate === tile ? (['pirate'] as const) : [])];
};

/** A berth by the middle of the keel, from the corner of its tile. */
type Berth = { readonly middle: number; readonly keel: number; readonly size: number };

const SEA_BERTHS: readonly (readonly Berth[])[] = [
  [{ middle: 125, keel: 131, size: 64 }],
  [
    { middle: 127, keel: 131, size: 62 },
    { middle: 42, keel: 131, size: 58 },
  ],
  [
    { middle: 134, keel: 131, size: 56 },
    { middle: 36, keel: 131, size: 52 },
    { middle: 86, keel: 126, size: 52 },
  ],
];
/** In port the water is at the left. */
const PORT_BERTHS: readonly (readonly Berth[])[] = [
  [{ middle: 42, keel: 127, size: 64 }],
  [
    { middle: 36, keel: 127, size: 58 },
    { middle: 92, keel: 131, size: 52 },
  ],
  [
    { middle: 32, keel: 127, size: 52 },
    { middle: 80, keel: 131, size: 48 },
    { middle: 128, keel: 131, size: 46 },
  ],
];

/** From four on they overlap from right to left. */
const crowded = (count: number): Berth[] =>
  Array.from({ length: count }, (_, i) => ({
    middle: 144 - (i * 118) / (count - 1),
    keel: i % 2 === 0 ? 131 : 118,
    size: 46,
  }));

/** The viewer's ship and the pirate are larger, as long as there is room. */
const GROWN: readonly number[] = [10, 8, 4];

const grown = (vessel: Vessel, me: Seat | undefined, count: number): number => {
  const by = GROWN[count - 1] ?? 2;
  if (vessel === 'pirate') return Math.round(by * 0.6);
  return vessel === me ? by : 0;
};

export type Moored = Spot & { readonly vessel: Vessel; readonly size: number };

/** The vessels of one tile by their upper left corners in it, front first. */
export const moorings = (
  kind: 'sea' | 'port',
  vessels: readonly Vessel[],
  me: Seat | undefined,
): Moored[] => {
  const count = vessels.length;
  const berths = (kind === 'port' ? PORT_BERTHS : SEA_BERTHS)[count - 1] ?? crowded(count);
  return vessels.map((vessel, i) => {
    const { middle, keel, size: plain } = at(berths, i);
    const size = plain + grown(vessel, me, count);
    return { vessel, x: middle - size / 2, y: keel - size, size };
  });
};

export const kindOf = (g: Seawolf, tile: TileId): 'sea' | 'port' =>
  isPort(g, tile) ? 'port' : 'sea';

/** Where one vessel lies, or would lie if it came to this tile. */
export const mooringAt = (
  g: Seawolf,
  tile: TileId,
  vessel: Vessel,
  me: Seat | undefined,
): Moored => {
  const here = vesselsOn(g, tile, me);
  const all = here.includes(vessel) ? here : vessel === me ? [vessel, ...here] : [...here, vessel];
  const moored = moorings(kindOf(g, tile), all, me);
  return moored.find((one) => one.vessel === vessel) ?? at(moored, 0);
};

export const middleOf = (place: Place, { x, y, size }: Moored): Spot => {
  const corner = cornerOf(place);
  return { x: corner.x + x + size / 2, y: corner.y + y + size / 2 };
};
