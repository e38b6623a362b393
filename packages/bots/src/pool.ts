import { type AnyWorker, portToWorker } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import { type BotClient, type DecideOptions, WorkerBots } from './client.ts';
import type { Hint } from './hinting.ts';
import type { Piece } from './pieces/piece.ts';
import { type Helpers, PIECES_EACH } from './pieces/spread-runner.ts';
import { BotFailure } from './protocol.ts';
import type { BotTask } from './task.ts';

/**
 * Several workers behind one client. Workers start when they are first needed and are replaced when
 * they die. A game goes to the worker that knows it, as long as that one is free: code that has seen
 * one game only runs faster, and the game is loaded there already. Those who have nothing to think about
 * help those who have.
 */
export function botPool(start: () => AnyWorker, size: number): BotClient {
  if (!Number.isInteger(size) || size < 1)
    throw new Error(`a pool has 1 worker or more, not ${size}`);
  return new Pool(start, size);
}

type PooledWorker = {
  readonly bots: WorkerBots;
  game: string;
  /** How many tasks of its own it has. */
  thinking: number;
  /** The thought that it helps with, or helped with last. */
  helped: number;
};

/** A worker that thinks looks up every few milliseconds: one that has not heard by now has hung. */
const DEAF_AFTER_MS = 2_000;

class Pool implements BotClient {
  readonly #start: () => AnyWorker;
  readonly #size: number;
  #workers: PooledWorker[] = [];
  #thoughts = 0;
  #closed = false;

  constructor(start: () => AnyWorker, size: number) {
    this.#start = start;
    this.#size = size;
  }

  get waiting(): number {
    return this.#workers.reduce((sum, { thinking }) => sum + thinking, 0);
  }

  get alive(): boolean {
    return !this.#closed;
  }

  decide(task: BotTask, options: DecideOptions = {}): Promise<BotAnswer> {
    return this.#ask(task, options, (worker) =>
      worker.bots.decide(task, options, this.#helpersOf(worker, task)),
    );
  }

  hint(task: BotTask, options: DecideOptions = {}): Promise<readonly Hint[]> {
    return this.#ask(task, options, ({ bots }) => bots.hint(task, options));
  }

  close(): void {
    this.#closed = true;
    for (const { bots } of this.#workers) bots.close();
    this.#workers = [];
  }

  async #ask<T>(
    { game }: BotTask,
    { signal }: DecideOptions,
    how: (worker: PooledWorker) => Promise<T>,
  ): Promise<T> {
    if (this.#closed) throw new BotFailure('closed', 'The bots were closed.');
    const worker = this.#workerFor(game);
    worker.game = game;
    worker.thinking++;
    let deaf: ReturnType<typeof setTimeout> | undefined;
    const giveUp = (): void => {
      deaf = setTimeout(() => worker.bots.close(), DEAF_AFTER_MS);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      return await how(worker);
    } finally {
      signal?.removeEventListener('abort', giveUp);
      clearTimeout(deaf);
      worker.thinking--;
    }
  }

  /** Who only helps is soon free. */
  #workerFor(game: string): PooledWorker {
    const all = this.#living();
    const idle = all.filter(({ bots }) => bots.waiting === 0);
    const knowing = idle.find((worker) => worker.game === game);
    if (knowing !== undefined) return knowing;
    if (all.length < this.#size) return this.#startWorker(game);
    return all.reduce((best, worker) =>
      worker.thinking < best.thinking ||
      (worker.thinking === best.thinking && worker.bots.waiting < best.bots.waiting)
        ? worker
        : best,
    );
  }

  #living(): PooledWorker[] {
    this.#workers = this.#workers.filter(({ bots }) => bots.alive);
    return this.#workers;
  }

  #startWorker(game: string): PooledWorker {
    const bots = new WorkerBots(portToWorker(this.#start()));
    const worker = { bots, game, thinking: 0, helped: 0 };
    this.#workers.push(worker);
    return worker;
  }

  #helpersOf(thinker: PooledWorker, task: BotTask): Helpers | undefined {
    if (this.#size === 1) return undefined;
    this.#thoughts++;
    const thought = this.#thoughts;
    return {
      most: this.#size - 1,
      ask: async (piece) => {
        const helper = this.#closed ? undefined : this.#helperFor(thinker, thought, task.game);
        return helper === undefined ? null : await helpedBy(helper, thought, task, piece);
      },
    };
  }

  /** Nobody helps who has something to think about. */
  #helperFor(thinker: PooledWorker, thought: number, game: string): PooledWorker | undefined {
    const all = this.#living();
    const free = all.filter(
      (worker) => worker !== thinker && worker.thinking === 0 && worker.bots.waiting < PIECES_EACH,
    );
    const idle = free.filter(({ bots }) => bots.waiting === 0);
    const knowing = (some: readonly PooledWorker[]): PooledWorker | undefined =>
      some.find((worker) => worker.helped === thought) ??
      some.find((worker) => worker.game === game) ??
      some[0];
    const next = knowing(idle);
    if (next !== undefined) return next;
    if (all.length < this.#size) return this.#startWorker(game);
    return knowing(free);
  }
}

/** Null if the helper could not: whoever asked does it then. */
async function helpedBy(
  helper: PooledWorker,
  thought: number,
  task: BotTask,
  piece: Piece,
): Promise<readonly number[] | null> {
  const isNew = helper.helped !== thought;
  helper.helped = thought;
  helper.game = task.game;
  try {
    return await helper.bots.help(isNew ? { thought, task, piece } : { thought, piece });
  } catch {
    helper.helped = 0;
    return null;
  }
}
