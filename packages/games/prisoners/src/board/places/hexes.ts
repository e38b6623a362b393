import { type Point, tenth } from '@quarterdeck/board-kit/drawings';
// The ocean in units of its drawing: flat-top hexes, every other column half a hex lower.

export const WIDTH = 1240;
export const HEIGHT = 1298;
const SIDE = 44;
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

/** Which of these places a spot lies in; none, if it lies in no hex at all. */
export const nearestTo = <T extends Spot>(places: readonly T[], { x, y }: Spot): T | undefined => {
  const far = (place: Spot): number => Math.hypot(place.x - x, place.y - y);
  const within = places.filter((place) => far(place) <= SIDE);
  return within.toSorted((a, b) => far(a) - far(b))[0];
};

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

export type Size = { readonly columns: number; readonly rows: number };
/** TP-S07 */
export const BOARD: Size = { columns: 18, rows: 16 };

/** Towards each side between two corners, in axial steps. */
const SIDES = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** Columns before the first count as well. */
const lowered = (col: number): number => (col - (Math.abs(col) % 2)) / 2;
const axial = ({ col, row }: Cell) => ({ q: col, r: row - lowered(col) });
const offset = (q: number, r: number): Cell => ({ col: q, row: r + lowered(q) });
const cellKey = (q: number, r: number): string => `${q} ${r}`;

/** All cells that can be walked to from a corner without entering an area. */
const outside = (area: ReadonlySet<string>, { columns, rows }: Size): ReadonlySet<string> => {
  const within = (col: number, row: number): boolean =>
    col >= -1 && col <= columns && row >= -1 && row <= rows;
  const start = axial({ col: -1, row: -1 });
  const seen = new Set([cellKey(start.q, start.r)]);
  const edge = [start];
  for (let here = edge.pop(); here !== undefined; here = edge.pop())
    for (const [dq, dr] of SIDES) {
      const q = here.q + dq;
      const r = here.r + dr;
      const key = cellKey(q, r);
      const { col, row } = offset(q, r);
      if (seen.has(key) || area.has(key) || !within(col, row)) continue;
      seen.add(key);
      edge.push({ q, r });
    }
  return seen;
};

/** The outer border of an area, side by side; what it encloses has none of its own. */
export const borderPath = (cells: readonly Cell[], board: Size): string => {
  const area = new Set(cells.map(axial).map(({ q, r }) => cellKey(q, r)));
  const beyond = outside(area, board);
  return cells
    .flatMap((cell) => {
      const { q, r } = axial(cell);
      const points = corners(centreOf(cell), SIDE);
      return SIDES.flatMap(([dq, dr], k) => {
        const from = points[k];
        const to = points[(k + 1) % 6];
        if (!beyond.has(cellKey(q + dq, r + dr)) || from === undefined || to === undefined)
          return [];
        return [`M${from.join(' ')}L${to.join(' ')}`];
      });
    })
    .join('');
};

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

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
