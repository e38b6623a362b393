/**
 * The moments of a log that stood. `counts` is how many answers stand after each number of entries: an undo
 * lowers it, a change of mind leaves it. For each number of answers the last moment that has it is
 * the one from which the match went on.
 */
export function standingMoments(counts: readonly number[]): readonly number[] {
  const last = new Map<number, number>();
  for (const [length, count] of counts.entries()) last.set(count, length);
  const [first = 0] = counts;
  const moments: number[] = [];
  for (let count = first; count <= (counts.at(-1) ?? first); count++) {
    const length = last.get(count);
    if (length === undefined) throw new Error(`no moment of the log has ${count} answers`);
    moments.push(length);
  }
  return moments;
}
