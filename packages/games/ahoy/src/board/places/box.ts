// The part of the sea that is drawn: the map, an edge of what is uncharted, and what else has room.

import type { Room } from '@quarterdeck/board-kit';
import type { Ahoy, Cell } from '../../index.ts';
import { type Box, LEAST_IN_VIEW, MARGIN, SPACE } from './metrics.ts';
import { boxOf } from './places.ts';

/** What a chart has at 1440 x 900, until it is measured. */
const USUAL: Room = { across: 732, down: 640 };

/** How many pixels a space gets where all of the box is in view. */
export const spaceIn = ({ columns, rows }: Box, { across, down }: Room): number =>
  SPACE * Math.min(across / (columns * SPACE + 2 * MARGIN), down / (rows * SPACE + 2 * MARGIN));

export const joined = (a: Box, b: Box): Box => {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    columns: Math.max(a.x + a.columns, b.x + b.columns) - x,
    rows: Math.max(a.y + a.rows, b.y + b.rows) - y,
  };
};

/** Open sea instead of empty paper: as far as spaces keep their size. */
const filled = (box: Box, room: Room): Box => {
  const size = spaceIn(box, room);
  const margin = (2 * MARGIN * size) / SPACE;
  // A sheet that is moved may be a little larger than the window: that is full then.
  const whole = size < LEAST_IN_VIEW.wide ? Math.ceil : Math.floor;
  const more = (along: number, count: number): number =>
    Math.max(0, whole((along - margin) / size - 0.05) - count);
  const [wider, higher] = [more(room.across, box.columns), more(room.down, box.rows)];
  return {
    x: box.x - Math.floor(wider / 2),
    y: box.y - Math.floor(higher / 2),
    columns: box.columns + wider,
    rows: box.rows + higher,
  };
};

/**
 * The map and the cells that are asked about, with an uncharted edge while there are tiles left and the
 * spaces stay large enough.
 */
export const boxFor = (
  g: Ahoy,
  asked: readonly Cell[],
  small: boolean,
  room: Room = USUAL,
): Box => {
  const bare = boxOf(g, asked, 0);
  if (small) return bare;
  const edged = boxOf(g, asked, 1);
  const hasEdge = g.tileStack.length > 0 && spaceIn(edged, room) >= LEAST_IN_VIEW.wide;
  return filled(hasEdge ? edged : bare, room);
};

const CORNERS = ['bottom-right', 'top-right', 'bottom-left', 'top-left'] as const;
type Corner = (typeof CORNERS)[number];

/** As many spaces, at each corner, lie under what stands there. */
const UNDER = 2;

/** A corner in which nothing is charted or asked about; undefined where each has something. */
export const quietCorner = (box: Box, taken: readonly Cell[]): Corner | undefined =>
  CORNERS.find((corner) => {
    const isRight = corner.endsWith('right');
    const isBottom = corner.startsWith('bottom');
    return taken.every(({ x, y }) => {
      const across = isRight ? box.x + box.columns - 1 - x : x - box.x;
      const down = isBottom ? box.y + box.rows - 1 - y : y - box.y;
      return across >= UNDER || down >= UNDER;
    });
  });
