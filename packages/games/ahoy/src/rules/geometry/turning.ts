import { at } from '@quarterdeck/kernel';
import { DIRECTIONS, type Direction } from '../../pack/components.ts';

/** AH-S14: x grows to the east, y to the south. */
export type Cell = { readonly x: number; readonly y: number };

const QUARTERS = [0, 1, 2, 3] as const;

/** AH-084: a quarter turn sends the place at (x, y) of a tile to (1 - y, x). */
function turnedPlace(place: number, turn: number): Cell {
  let x = place % 2;
  let y = Math.floor(place / 2);
  for (let quarter = 0; quarter < turn; quarter++) [x, y] = [1 - y, x];
  return { x, y };
}

/** By turn, then by place: where on the turned tile a printed place lies. */
const CELLS: readonly (readonly Cell[])[] = QUARTERS.map((turn) =>
  QUARTERS.map((place) => turnedPlace(place, turn)),
);

/** By turn, then by corner (2y + x): which printed place lies there. */
const PLACES_AT: readonly (readonly number[])[] = CELLS.map((cells) =>
  QUARTERS.map((corner) => cells.findIndex(({ x, y }) => 2 * y + x === corner)),
);

export const cellInTile = (place: number, turn: number): Cell => at(at(CELLS, turn), place);

export const placeInTile = (x: number, y: number, turn: number): number =>
  at(at(PLACES_AT, turn), 2 * y + x);

/** AH-093 */
export const turnedDirection = (direction: Direction, turn: number): Direction =>
  at(DIRECTIONS, (DIRECTIONS.indexOf(direction) + turn) % DIRECTIONS.length);

const STEPS: { readonly [D in Direction]: Cell } = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};
export const stepOf = (direction: Direction): Cell => STEPS[direction];

export const opposite = (direction: Direction): Direction => turnedDirection(direction, 2);
