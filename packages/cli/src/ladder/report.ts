import { type Share, wilson } from '@quarterdeck/bots/lab';
import { troublesInWords } from '../sim/report.ts';
import type { SimError, SimTrouble } from '../sim/tally.ts';
import { winsOf } from '../sim/wins.ts';
import { type LadderPlan, type Pair, pairsOf } from './pairs.ts';
import { ratingsOf } from './ratings.ts';
import type { Standing } from './standing.ts';

/** What `ladder --json` prints; the README of this package says what each field means. */
export type LadderReport = {
  readonly game: string;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: number;
  readonly pairs: readonly (Pair & Share & { readonly games: number })[];
  /** The strongest first. */
  readonly ratings: readonly {
    readonly bot: string;
    readonly rating: number;
    readonly millisPerDecision: number | null;
  }[];
  readonly errors: readonly (Pair & SimError)[];
  readonly troubles?: readonly (Pair & SimTrouble)[];
};

export function ladderReport(plan: LadderPlan, { pairs: standings }: Standing): LadderReport {
  const pairs = pairsOf(plan);
  const met = pairs.map((pair, i) => {
    const tally = standings[i]?.tally;
    return { pair, games: tally?.games ?? 0, won: winsOf(tally?.winsByBot[pair.a] ?? 0) };
  });
  const ratings = ratingsOf(
    plan.bots.length,
    met.map(({ pair: { a, b }, games, won }) => ({
      a: plan.bots.indexOf(a),
      b: plan.bots.indexOf(b),
      games,
      won,
    })),
  );
  const troubles = pairs.flatMap((pair, i) =>
    (standings[i]?.tally.troubles ?? []).map((trouble) => ({ ...pair, ...trouble })),
  );
  return {
    game: plan.game,
    seats: plan.seats,
    bots: plan.bots,
    seed: plan.seed,
    pairs: met.map(({ pair, games, won }) => ({ ...pair, games, ...shareOf(won, games) })),
    ratings: plan.bots
      .map((bot, i) => ({
        bot,
        rating: Math.round(ratings[i] ?? 0),
        millisPerDecision: timeOf(bot, standings),
      }))
      .sort((x, y) => y.rating - x.rating),
    errors: pairs.flatMap((pair, i) =>
      (standings[i]?.tally.errors ?? []).map((error) => ({ ...pair, ...error })),
    ),
    ...(troubles.length === 0 ? {} : { troubles }),
  };
}

function shareOf(won: number, games: number): Share {
  const { share, low, high } = wilson(won, games);
  return { share: rounded(share, 4), low: rounded(low, 4), high: rounded(high, 4) };
}

/** Null for one that never thought. */
function timeOf(bot: string, standings: Standing['pairs']): number | null {
  let decisions = 0;
  let millis = 0;
  for (const { thought } of standings) {
    decisions += thought[bot]?.decisions ?? 0;
    millis += thought[bot]?.millis ?? 0;
  }
  return decisions === 0 ? null : rounded(millis / decisions, 2);
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export function ladderInWords(report: LadderReport): string {
  const { game, seats, pairs, ratings, errors } = report;
  const width = Math.max(...report.bots.map((bot) => bot.length));
  return [
    `${game}, ${seats} seats.`,
    '',
    'Share of the wins',
    ...pairs.map(
      ({ a, b, share, low, high, games }) =>
        `  ${a.padEnd(width)} against ${b.padEnd(width)}  ${per(share).padStart(6)}  ` +
        `(95%: ${per(low)} to ${per(high)}, n = ${games.toLocaleString('en')})`,
    ),
    '',
    'Rating',
    ...ratings.map(
      ({ bot, rating, millisPerDecision }) =>
        `  ${bot.padEnd(width)}  ${String(rating).padStart(5)}` +
        (millisPerDecision === null ? '' : `  ${millisPerDecision} ms a decision`),
    ),
    ...(errors.length === 0 ? [] : ['', `${errors.length} games did not end well:`]),
    ...errors.slice(0, MOST_ERRORS).map((e) => `  ${e.a} and ${e.b}, game ${e.game}: ${e.message}`),
    ...troublesInWords(report.troubles ?? []),
  ].join('\n');
}

const MOST_ERRORS = 5;
const per = (value: number): string => `${(value * 100).toFixed(1)}%`;
