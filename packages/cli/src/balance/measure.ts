import type { LoadGame } from '@quarterdeck/kernel/engine';
import type { SimPlan } from '../sim/plan.ts';
import { type Job, playJobs } from '../sim/play-on-threads.ts';
import { simTable } from '../sim/play-range.ts';
import { addTally, emptyTally, type Tally } from '../sim/tally.ts';
import type { Setting } from './settings.ts';

export type BalancePlan = Pick<SimPlan, 'game' | 'pack' | 'bots' | 'seed'> & {
  readonly settings: readonly Setting[];
  /** At each of the settings. */
  readonly games: number;
};

export type MeasureOptions = {
  readonly loadGame: LoadGame;
  readonly threads: number;
  readonly onProgress: (played: number) => void;
  /** Whether somebody broke it off: what is under way is finished, and nothing else begun. */
  readonly isStopped: () => boolean;
};

/** Few, so that whoever breaks it off does not wait for long. */
const MATCHES_A_JOB = 4;

const simPlanOf = (plan: BalancePlan, { seats, options }: Setting): SimPlan => ({
  game: plan.game,
  pack: plan.pack,
  bots: plan.bots,
  seed: plan.seed,
  seats,
  options,
  iterations: undefined,
  watched: true,
});

type BalanceJob = Job & { readonly tally: Tally };

/** Plays all settings on several threads; a tally for each of them. */
export async function measure(
  plan: BalancePlan,
  { loadGame, threads, onProgress, isStopped }: MeasureOptions,
): Promise<readonly Tally[]> {
  const plans = plan.settings.map((setting) => simPlanOf(plan, setting));
  // Refuses whatever in the plan does not exist, before a thread is started.
  for (const one of plans) await simTable(one, loadGame);
  const tallies = plans.map(({ seats, bots }) => emptyTally(seats, bots));
  const jobs = jobsOf(plans, tallies, plan.games);
  let next = 0;
  let played = 0;
  await playJobs<BalanceJob>(
    () => (isStopped() ? null : (jobs[next++] ?? null)),
    Math.min(threads, jobs.length),
    ({ tally, range }, done) => {
      addTally(tally, done.tally);
      played += range.to - range.from;
      onProgress(played);
    },
  );
  for (const { errors, notes } of tallies) {
    errors.sort((a, b) => a.game - b.game);
    // Whoever finishes first: the same seed gives the same report on any number of threads.
    for (const list of [notes?.lengths, notes?.winning, notes?.losing]) list?.sort((a, b) => a - b);
  }
  return tallies;
}

const jobsOf = (
  plans: readonly SimPlan[],
  tallies: readonly Tally[],
  games: number,
): readonly BalanceJob[] =>
  plans.flatMap((plan, i) => {
    const tally = tallies[i];
    if (tally === undefined) throw new Error(`no tally for setting ${i}`);
    return Array.from({ length: Math.ceil(games / MATCHES_A_JOB) }, (_, part) => {
      const from = part * MATCHES_A_JOB;
      return { plan, range: { from, to: Math.min(from + MATCHES_A_JOB, games) }, tally };
    });
  });
