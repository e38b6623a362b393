const SHORTEST_MS = 500;
const LONGEST_MS = 30_000;

/**
 * Milliseconds to wait before the server is called again: longer each time, and never the same for
 * all who lost it together. `chance`: from 0 up to, not including, 1.
 */
export const backoff = (tries: number, chance: number): number =>
  Math.min(LONGEST_MS, SHORTEST_MS * 2 ** tries) * (0.5 + chance / 2);
