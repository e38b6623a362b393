import type { LoadGame } from '@quarterdeck/kernel/engine';
import { playJobs } from '../sim/play-on-threads.ts';
import { simTable } from '../sim/play-range.ts';
import { jobsLeft, type LadderPlan, MATCHES_A_JOB, pairsOf, planOf } from './pairs.ts';
import { Standing } from './standing.ts';

export type ClimbOptions = {
  readonly loadGame: LoadGame;
  /** Between any two. */
  readonly games: number;
  readonly threads: number;
  /** Where the standing is kept; a run goes on from there. */
  readonly file: string | undefined;
  readonly onProgress: (played: number) => void;
};

const KEEP_EVERY_MILLIS = 2_000;

/** Plays what is left of a ladder on several threads. */
export async function climb(plan: LadderPlan, options: ClimbOptions): Promise<Standing> {
  const { loadGame, games, threads, file, onProgress } = options;
  // Refuses whatever in the plan does not exist, before a thread is started.
  for (const pair of pairsOf(plan)) await simTable(planOf(plan, pair), loadGame);
  const standing = new Standing(plan, file);
  const jobs = [...jobsLeft(plan, games, standing.isDone)];
  let next = 0;
  let kept = performance.now();
  await playJobs(
    () => jobs[next++] ?? null,
    Math.min(threads, jobs.length),
    ({ pair, range }, { tally, thought }) => {
      standing.add(pair, range.from, tally, thought);
      onProgress(playedIn(standing));
      if (file === undefined || performance.now() - kept < KEEP_EVERY_MILLIS) return;
      standing.write(file);
      kept = performance.now();
    },
  );
  if (file !== undefined) standing.write(file);
  return standing;
}

const playedIn = ({ pairs }: Standing): number =>
  pairs.reduce((sum, { done }) => sum + done.length * MATCHES_A_JOB, 0);
