import type { Outcome } from '@quarterdeck/kernel';
import type { ErasedKinds, View } from '@quarterdeck/kernel/engine';
import type { Speaker } from '@quarterdeck/kernel/say';

/** Who won and why, with every line of the score sheet. */
export function outcomeText(
  { ranks, scores, sheet, because }: Outcome,
  view: View,
  speaker: Speaker<ErasedKinds>,
  names: readonly string[],
): string {
  const places = names
    .map((name, seat) => ({ name, seat, rank: ranks[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank);
  // Who plays alone may lose, and then nobody at the table is first.
  const isLost = places.every(({ rank }) => rank !== 1);
  return [
    speaker.ending(view, because),
    ...(isLost ? ['The game wins.'] : []),
    ...places.flatMap(({ name, seat, rank }) => [
      `  ${rank}. ${name}: ${scores[seat]}`,
      ...sheet
        .filter((line) => line.seat === seat)
        .map((line) => `       ${line.points}  ${speaker.score(line)}`),
    ]),
  ].join('\n');
}
