/** What two came to: `won` of `games` went to the first. */
export type Meeting = {
  readonly a: number;
  readonly b: number;
  readonly won: number;
  readonly games: number;
};

/** Points between two of whom one wins ten times as often as the other. */
const TEN_TO_ONE = 400;
const MEAN = 1500;
const ROUNDS = 2_000;
/** As if every two had also drawn once: who has won everything is not infinitely strong. */
const DRAWN = 1;

/**
 * Strengths in the manner of Bradley and Terry: each such that the wins it should have had against
 * those it met are the wins it had. On the scale of chess, with 1500 as the mean.
 */
export function ratingsOf(bots: number, meetings: readonly Meeting[]): readonly number[] {
  const met = meetings
    .filter(({ games }) => games > 0)
    .map(({ a, b, won, games }) => ({ a, b, won: won + DRAWN / 2, games: games + DRAWN }));
  let strengths: readonly number[] = new Array<number>(bots).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const won = new Array<number>(bots).fill(0);
    const faced = new Array<number>(bots).fill(0);
    for (const { a, b, won: wins, games } of met) {
      const each = games / ((strengths[a] ?? 1) + (strengths[b] ?? 1));
      won[a] = (won[a] ?? 0) + wins;
      won[b] = (won[b] ?? 0) + games - wins;
      faced[a] = (faced[a] ?? 0) + each;
      faced[b] = (faced[b] ?? 0) + each;
    }
    strengths = won.map((wins, bot) => ((faced[bot] ?? 0) === 0 ? 1 : wins / (faced[bot] ?? 1)));
  }
  const points = strengths.map((strength) => TEN_TO_ONE * Math.log10(strength));
  const middle = points.reduce((sum, one) => sum + one, 0) / bots;
  return points.map((one) => MEAN + one - middle);
}
