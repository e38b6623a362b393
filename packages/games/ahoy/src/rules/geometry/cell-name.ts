import type { Cell } from './turning.ts';

const A = 'A'.charCodeAt(0);
const LETTERS = 26;
/** The first tile lies in column K; the map may grow to both sides. */
const FIRST_COLUMN = 10;
const FIRST_ROW = 20;

/** A name for a cell that stays the same while the map grows: "K20"; far west of A, "z20". */
export function cellName({ x, y }: Cell): string {
  const column = x + FIRST_COLUMN;
  const row = y + FIRST_ROW;
  const letter = (index: number): string => String.fromCharCode(A + index);
  if (column < 0) return `${letter(LETTERS + column).toLowerCase()}${row}`;
  if (column < LETTERS) return `${letter(column)}${row}`;
  return `A${letter(column - LETTERS)}${row}`;
}
