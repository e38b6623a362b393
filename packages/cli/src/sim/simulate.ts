import { availableParallelism } from 'node:os';
import type { LoadGame } from '@quarterdeck/kernel/engine';
import type { SimPlan } from './plan.ts';
import { playOnThreads } from './play-on-threads.ts';
import { hasOutsiders, playRange, playRangeOutside, simTable } from './play-range.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** How long we play here before asking whether more threads would pay: the code gets warm first. */
const WARM_UP_MILLIS = 200;
const TRIAL_MILLIS = 400;
/** Threads must start and get warm themselves; less than this is done sooner without. */
const PAYS_MILLIS = 3_000;

export type Simulated = { readonly tally: Tally; readonly seconds: number };

/** How many threads; what pays, if left out. The result is the same with any number. */
export type SimOptions = {
  readonly loadGame: LoadGame;
  readonly games: number;
  readonly threads: number | undefined;
  readonly onProgress: (played: number) => void;
};

export async function simulate(plan: SimPlan, options: SimOptions): Promise<Simulated> {
  const { games, threads, onProgress, loadGame } = options;
  const table = await simTable(plan, loadGame);
  const tally = emptyTally(plan.seats, plan.bots);
  const add = (more: Tally): void => {
    addTally(tally, more);
    onProgress(tally.games + tally.errors.length);
  };
  const began = performance.now();
  const cores = threads ?? availableParallelism();
  const pays = threads === undefined && cores > 1 ? paying(games, began) : () => false;
  let next = 0;
  while (next < games && (threads ?? 1) === 1 && !pays(next)) {
    const range = { from: next, to: next + 1 };
    add(hasOutsiders(table) ? await playRangeOutside(table, range) : playRange(table, range));
    next++;
  }
  if (next < games) await playOnThreads(plan, { from: next, to: games }, cores, add);
  tally.errors.sort((a, b) => a.game - b.game);
  return { tally, seconds: (performance.now() - began) / 1_000 };
}

/** Whether what is left, at the pace of warm code, takes long enough to be shared out. */
function paying(games: number, began: number): (played: number) => boolean {
  let warm: { readonly at: number; readonly played: number } | null = null;
  return (played) => {
    const now = performance.now();
    if (now - began < WARM_UP_MILLIS) return false;
    warm ??= { at: now, played };
    if (now - began < TRIAL_MILLIS || played === warm.played) return false;
    return ((now - warm.at) / (played - warm.played)) * (games - played) > PAYS_MILLIS;
  };
}
