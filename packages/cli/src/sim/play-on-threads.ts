import { startThread } from '@quarterdeck/bots/start-node-worker';
import type { MatchRange, SimPlan } from './plan.ts';
import type { Tally } from './tally.ts';

/** As many ranges for each thread: few enough to cost nothing, enough to finish together. */
const RANGES_PER_THREAD = 16;
const MAX_RANGE = 500;

const entry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? '../sim-worker.ts' : './sim-worker.mjs',
    import.meta.url,
  );

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
  const take = (): MatchRange | null => {
    if (next >= to) return null;
    const range = { from: next, to: Math.min(next + length, to) };
    next = range.to;
    return range;
  };
  await Promise.all(Array.from({ length: threads }, () => oneThread(plan, take, onTally)));
}

function oneThread(
  plan: SimPlan,
  take: () => MatchRange | null,
  onTally: (tally: Tally) => void,
): Promise<void> {
  const worker = startThread(entry());
  return new Promise<void>((resolve, reject) => {
    const goOn = (): void => {
      const range = take();
      if (range === null) resolve();
      else worker.postMessage(range);
    };
    worker.on('message', (tally: Tally) => {
      onTally(tally);
      goOn();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a simulation thread exited with code ${code}`)));
    worker.postMessage(plan);
    goOn();
  }).finally(() => worker.terminate());
}
