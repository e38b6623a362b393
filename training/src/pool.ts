import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { ArenaPlan, ArenaResult } from './arena.ts';
import type { SelfPlayPlan } from './self-play.ts';
import type { WeighingPlan } from './weighing.ts';

export type Plan = SelfPlayPlan | ArenaPlan | WeighingPlan;
/** What a match needs beside its number: where a search for weights stands. */
export type Along = { readonly logs?: readonly number[] };
/** To a worker: a plan first, then matches by number, then the end. */
export type ToWorker =
  | { readonly plan: Plan; readonly part: number }
  | ({ readonly match: number } & Along)
  | { readonly finish: true };
/** Back: what a match came to, or that all is written. */
export type FromWorker =
  | {
      readonly done: number;
      readonly result?: ArenaResult;
      readonly decisions?: number;
      readonly lead?: number;
    }
  | { readonly finished: true };

/** Plays matches `from` to `to` on all cores; at the deadline none is begun any more. `along`: what each of them needs. */
export async function onAllCores(
  plan: Plan,
  from: number,
  to: number,
  each: (message: Extract<FromWorker, { done: number }>) => void,
  deadline: number,
  along: (match: number) => Promise<Along> = async () => ({}),
): Promise<void> {
  let next = from;
  const take = (): number | null => (next < to && performance.now() < deadline ? next++ : null);
  const workers = Math.min(availableParallelism(), to - from);
  await Promise.all(
    Array.from({ length: workers }, (_, part) => oneCore(plan, part, { take, along, each })),
  );
}

type Work = {
  readonly take: () => number | null;
  readonly along: (match: number) => Promise<Along>;
  readonly each: (message: Extract<FromWorker, { done: number }>) => void;
};

function oneCore(plan: Plan, part: number, { take, along, each }: Work): Promise<void> {
  const worker: ChildProcess = fork(process.argv[1] ?? '', ['worker'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const send = (message: ToWorker): void => {
    worker.send(message);
  };
  const goOn = async (): Promise<void> => {
    const match = take();
    send(match === null ? { finish: true } : { match, ...(await along(match)) });
  };
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if ('finished' in message) return resolve();
      each(message);
      goOn().catch(reject);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker ended with code ${code}`)));
    send({ plan, part });
    goOn().catch(reject);
  });
}
