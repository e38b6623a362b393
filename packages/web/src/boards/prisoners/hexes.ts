// The ocean in units of its drawing: flat-top hexes, every other column half a hex lower.

import type { Point } from '../../drawings/geometry.ts';
import { tenth } from '../../drawings/geometry.ts';

export const WIDTH = 1240;
export const HEIGHT = 1298;
export const SIDE = 44;
export const COLUMN = 66;
const ROW = 76.2;
const MARGIN = 58;

export type Spot = { readonly x: number; readonly y: number };

/** Where a hex is printed on the board. */
export type Cell = { readonly col: number; readonly row: number };

export const centreOf = ({ col, row }: Cell): Spot => ({
  x: MARGIN + COLUMN * col,
  y: tenth(MARGIN + ROW * (row + (col % 2) / 2)),
});

/** The corners of a hex, from the right one on, clockwise. */
const corners = ({ x, y }: Spot, radius: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, k): Point => {
    const turn = (Math.PI / 3) * k;
    return [tenth(x + Math.cos(turn) * radius), tenth(y + Math.sin(turn) * radius)];
  });

const closed = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

export const hexPath = (cell: Cell, radius = SIDE): string =>
  closed(corners(centreOf(cell), radius));

/** Towards each side between two corners, in axial steps. */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

const axial = ({ col, row }: Cell) => ({ q: col, r: row - (col - (col % 2)) / 2 });
const cellKey = (q: number, r: number): string => `${q} ${r}`;

/** The outer border of an area, side by side. */
export const borderPath = (cells: readonly Cell[]): string => {
  const inside = new Set(cells.map(axial).map(({ q, r }) => cellKey(q, r)));
  return cells
    .flatMap((cell) => {
      const { q, r } = axial(cell);
      const points = corners(centreOf(cell), SIDE);
      return SIDES.flatMap(([dq, dr], k) => {
        const from = points[k];
        const to = points[(k + 1) % 6];
        if (inside.has(cellKey(q + dq, r + dr)) || from === undefined || to === undefined)
          return [];
        return [`M${from.join(' ')}L${to.join(' ')}`];
      });
    })
    .join('');
};

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

type Size = { readonly columns: number; readonly rows: number };

export const cellsOf = ({ columns, rows }: Size): readonly Cell[] =>
  upTo(columns).flatMap((col) => upTo(rows).map((row) => ({ col, row })));

/** Where the sea ends: round all hexes. */
export const seaOutline = ({ columns, rows }: Size): string => {
  const at = (cell: Cell, ...by: readonly Point[]): readonly Point[] => {
    const { x, y } = centreOf(cell);
    return by.map(([dx, dy]): Point => [x + dx, tenth(y + dy)]);
  };
  const half = SIDE / 2;
  const high = ROW / 2;
  return closed([
    ...upTo(columns).flatMap((col) => at({ col, row: 0 }, [-half, -high], [half, -high])),
    ...upTo(rows).flatMap((row) => at({ col: columns - 1, row }, [SIDE, 0], [half, high])),
    ...upTo(columns)
      .toReversed()
      .flatMap((col) => at({ col, row: rows - 1 }, [half, high], [-half, high])),
    ...upTo(rows)
      .toReversed()
      .flatMap((row) => at({ col: 0, row }, [-SIDE, 0], [-half, -high])),
  ]);
};
