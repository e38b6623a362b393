import type { MatchRange, SimPlan } from '../sim/plan.ts';
import type { Job } from '../sim/play-on-threads.ts';

/** What decides a ladder, but for how many matches are played: more can follow later. */
export type LadderPlan = Pick<
  SimPlan,
  'game' | 'seats' | 'options' | 'pack' | 'bots' | 'seed' | 'patience'
>;

/** Two who meet. */
export type Pair = { readonly a: string; readonly b: string };

/** One deal after another; both sit everywhere in these, as far as seats can be shared out evenly. */
export const MATCHES_A_JOB = 2;

export type LadderJob = Job & { readonly pair: number };

/** Everybody meets everybody else once. */
export const pairsOf = ({ bots }: Pick<LadderPlan, 'bots'>): readonly Pair[] =>
  bots.flatMap((a, i) => bots.slice(i + 1).map((b) => ({ a, b })));

/** Round the table they sit a, b, a, b; from match to match they change places. */
export const planOf = ({ bots: _, ...plan }: LadderPlan, { a, b }: Pair): SimPlan => ({
  ...plan,
  bots: [a, b],
  iterations: undefined,
});

/** What is left to play, pair after pair. */
export function* jobsLeft(
  plan: LadderPlan,
  games: number,
  isDone: (pair: number, from: number) => boolean,
): Generator<LadderJob, undefined, void> {
  for (const [pair, meeting] of pairsOf(plan).entries()) {
    const sim = planOf(plan, meeting);
    for (const range of rangesOf(games))
      if (!isDone(pair, range.from)) yield { plan: sim, range, pair };
  }
}

const rangesOf = (games: number): readonly MatchRange[] =>
  Array.from({ length: games / MATCHES_A_JOB }, (_, i) => ({
    from: i * MATCHES_A_JOB,
    to: (i + 1) * MATCHES_A_JOB,
  }));
