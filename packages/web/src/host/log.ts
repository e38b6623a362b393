import type { SeenEntry } from './host.ts';

/**
 * The log with what was told after moment `after`. The same list where nothing was added, so that a
 * page need not draw it again.
 */
export function grown(
  known: readonly SeenEntry[],
  after: number,
  told: readonly SeenEntry[],
): readonly SeenEntry[] {
  if (told.length === 0 && known.length === after) return known;
  return [...known.slice(0, after), ...told];
}
