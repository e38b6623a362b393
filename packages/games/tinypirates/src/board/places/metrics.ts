// The Sea in the units of its drawing: four by four cards of 190 by 146.

import type { Point } from '@quarterdeck/board-kit/drawings';
import type { SpaceId } from '../../index.ts';
import { columnOf, rowOf } from '../../words/names.ts';

export const CARD = { width: 190, height: 146, gap: 6 } as const;
export const MARGIN = 26;

export const SHEET = {
  width: MARGIN * 2 + 4 * CARD.width + 3 * CARD.gap,
  height: MARGIN * 2 + 4 * CARD.height + 3 * CARD.gap,
} as const;

/** Upper left corner of a card. */
export const cornerOf = (space: SpaceId): Point => [
  MARGIN + columnOf(space) * (CARD.width + CARD.gap),
  MARGIN + rowOf(space) * (CARD.height + CARD.gap),
];

/** Where ships lie on a card: lower right, so that they hide nothing. */
export const ANCHORAGE: Point = [153, 98];
/** The notch in the coast that hides a ship. */
export const COVE: Point = [70, 103];

export type Berth = { readonly x: number; readonly y: number; readonly size: number };

/** The middle of each ship's drawing; the more there are, the smaller and closer they lie. */
export const berthsIn = (count: number): readonly Berth[] => {
  if (count === 1) return [{ x: ANCHORAGE[0], y: ANCHORAGE[1], size: 66 }];
  const inRow = count <= 3 ? count : Math.ceil(count / 2);
  const size = count === 2 ? 58 : 46;
  const step = count <= 3 ? size * 0.92 : size * 0.86;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / inRow);
    return { x: 187 - size / 2 - (i % inRow) * step, y: 101 - row * 42, size };
  });
};
