const SHORTEST = 500;
const LONGEST = 30_000;

/**
 * Milliseconds to wait before the server is called again: longer each time, and never the same for
 * all who lost it together. `chance`: from 0 up to, not including, 1.
 */
export const pauseBefore = (tries: number, chance: number): number =>
  Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.5 + chance / 2);
