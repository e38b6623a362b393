import type { AnyWorker } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import { type BotClient, botClient, type DecideOptions } from './client.ts';
import type { Hint } from './hinting.ts';
import { BotFailure } from './protocol.ts';
import type { BotTask } from './task.ts';

/**
 * Several workers behind one client. Workers start when they are first needed and are replaced when
 * they die. A game goes to the worker that knows it, as long as that one is free: code that has seen
 * one game only runs faster, and the game is loaded there already.
 */
export function botPool(start: () => AnyWorker, size: number): BotClient {
  if (!Number.isInteger(size) || size < 1)
    throw new Error(`a pool has 1 worker or more, not ${size}`);
  return new Pool(start, size);
}

type PooledWorker = { readonly client: BotClient; game: string };

class Pool implements BotClient {
  readonly #start: () => AnyWorker;
  readonly #size: number;
  #workers: PooledWorker[] = [];
  #closed = false;

  constructor(start: () => AnyWorker, size: number) {
    this.#start = start;
    this.#size = size;
  }

  get waiting(): number {
    return this.#workers.reduce((sum, { client }) => sum + client.waiting, 0);
  }

  get alive(): boolean {
    return !this.#closed;
  }

  decide(task: BotTask, options?: DecideOptions): Promise<BotAnswer> {
    return this.#ask(task, (client) => client.decide(task, options));
  }

  hint(task: BotTask, options?: DecideOptions): Promise<readonly Hint[]> {
    return this.#ask(task, (client) => client.hint(task, options));
  }

  close(): void {
    this.#closed = true;
    for (const { client } of this.#workers) client.close();
    this.#workers = [];
  }

  #ask<T>({ game }: BotTask, how: (client: BotClient) => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new BotFailure('closed', 'The bots were closed.'));
    const worker = this.#workerFor(game);
    worker.game = game;
    return how(worker.client);
  }

  #workerFor(game: string): PooledWorker {
    this.#workers = this.#workers.filter(({ client }) => client.alive);
    const idle = this.#workers.filter(({ client }) => client.waiting === 0);
    const knowing = idle.find((worker) => worker.game === game);
    if (knowing !== undefined) return knowing;
    if (this.#workers.length < this.#size) return this.#startWorker(game);
    return this.#workers.reduce((best, worker) =>
      worker.client.waiting < best.client.waiting ? worker : best,
    );
  }

  #startWorker(game: string): PooledWorker {
    const worker = { client: botClient(this.#start()), game };
    this.#workers.push(worker);
    return worker;
  }
}
