/** A win in parts that any tie of up to ten divides, so that sums are exact in whatever order. */
export const PARTS_OF_A_WIN = 2520;

/** Wins as such: 1 for a match won alone. */
export const winsOf = (parts: number): number => parts / PARTS_OF_A_WIN;
