import { startThread } from '@quarterdeck/bots/start-node-worker';
import type { MatchRange, SimPlan } from './plan.ts';
import type { Thought } from './play-range.ts';
import type { Tally } from './tally.ts';

/** As many ranges for each thread: few enough to cost nothing, enough to finish together. */
const RANGES_PER_THREAD = 16;
const MAX_RANGE = 500;

const entry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? '../sim-worker.ts' : './sim-worker.mjs',
    import.meta.url,
  );

/** What a thread sends back for a range. */
export type Played = { readonly tally: Tally; readonly thought: Thought };

/** A range of the matches of a plan. */
export type Job = { readonly plan: SimPlan; readonly range: MatchRange };

/** Plays matches `from` to `to` on several threads at once. */
export async function playOnThreads(
  plan: SimPlan,
  { from, to }: MatchRange,
  threads: number,
  onTally: (tally: Tally) => void,
): Promise<void> {
  const size = Math.ceil((to - from) / (threads * RANGES_PER_THREAD));
  const length = Math.min(Math.max(size, 1), MAX_RANGE);
  let next = from;
  const take = (): Job | null => {
    if (next >= to) return null;
    const range = { from: next, to: Math.min(next + length, to) };
    next = range.to;
    return { plan, range };
  };
  await playJobs(take, threads, (_, { tally }) => onTally(tally));
}

/** Jobs as they are taken, until there are none; those of one plan had better follow each other. */
export async function playJobs<J extends Job>(
  take: () => J | null,
  threads: number,
  onPlayed: (job: J, played: Played) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: threads }, () => oneThread(take, onPlayed)));
}

function oneThread<J extends Job>(
  take: () => J | null,
  onPlayed: (job: J, played: Played) => void,
): Promise<void> {
  const worker = startThread(entry());
  let plan: SimPlan | null = null;
  let job: J | null = null;
  return new Promise<void>((resolve, reject) => {
    const goOn = (): void => {
      job = take();
      if (job === null) {
        resolve();
        return;
      }
      if (job.plan !== plan) {
        plan = job.plan;
        worker.postMessage(plan);
      }
      worker.postMessage(job.range);
    };
    worker.on('message', (played: Played) => {
      if (job !== null) onPlayed(job, played);
      goOn();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a simulation thread exited with code ${code}`)));
    goOn();
  }).finally(() => worker.terminate());
}
