/** Longer words are not misspelled, they are something else. */
const LONGEST_WORD = 40;

/** The known word that somebody who wrote `word` probably meant, if one is close enough. */
export function nearest(word: unknown, words: readonly string[]): string | undefined {
  if (typeof word !== 'string' || word.length === 0 || word.length > LONGEST_WORD) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const known of words) {
    if (Math.abs(known.length - word.length) >= least) continue;
    const slips = slipsBetween(word.toLowerCase(), known.toLowerCase());
    if (slips < least) {
      best = known;
      least = slips;
    }
  }
  return best;
}

/** How many letters were added, left out, changed or swapped with their neighbour. */
function slipsBetween(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          cell(previous, column) + 1,
          cell(current, column - 1) + 1,
          cell(previous, column - 1) + (same ? 0 : 1),
          swapped ? cell(older, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    older = previous;
    previous = current;
  }
  return cell(previous, b.length);
}

const cell = (row: readonly number[], column: number): number =>
  row[column] ?? Number.POSITIVE_INFINITY;
