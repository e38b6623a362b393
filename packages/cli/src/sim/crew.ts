import { startThread } from '@quarterdeck/bots/start-node-worker';
import type { SimPlan, Stretch } from './plan.ts';
import type { Tally } from './tally.ts';

/** As many stretches for each thread: few enough to cost nothing, enough to finish together. */
const STRETCHES_EACH = 16;
const LONGEST_STRETCH = 500;

const entry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? '../sim-worker.ts' : './sim-worker.mjs',
    import.meta.url,
  );

/** Plays matches `from` to `to` on several threads at once. */
export async function playOnThreads(
  plan: SimPlan,
  { from, to }: Stretch,
  threads: number,
  onTally: (tally: Tally) => void,
): Promise<void> {
  const size = Math.ceil((to - from) / (threads * STRETCHES_EACH));
  const length = Math.min(Math.max(size, 1), LONGEST_STRETCH);
  let next = from;
  const take = (): Stretch | null => {
    if (next >= to) return null;
    const stretch = { from: next, to: Math.min(next + length, to) };
    next = stretch.to;
    return stretch;
  };
  await Promise.all(Array.from({ length: threads }, () => oneThread(plan, take, onTally)));
}

function oneThread(
  plan: SimPlan,
  take: () => Stretch | null,
  onTally: (tally: Tally) => void,
): Promise<void> {
  const worker = startThread(entry());
  return new Promise<void>((resolve, reject) => {
    const goOn = (): void => {
      const stretch = take();
      if (stretch === null) resolve();
      else worker.postMessage(stretch);
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
