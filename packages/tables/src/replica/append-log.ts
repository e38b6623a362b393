import type { SeenEntry } from '../protocol/seen.ts';

/**
 * The log with what was told after moment `after`. The same list where nothing was added, so that a
 * page need not draw it again.
 */
export function appendLog(
  known: readonly SeenEntry[],
  after: number,
  entries: readonly SeenEntry[],
): readonly SeenEntry[] {
  if (entries.length === 0 && known.length === after) return known;
  return [...known.slice(0, after), ...entries];
}
