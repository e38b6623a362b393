import type { AnyWorker } from '@quarterdeck/rpc';
import type { BotAnswer } from './bot.ts';
import { type BotClient, botClient, type DecideOptions } from './client.ts';
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

type Hand = { readonly client: BotClient; game: string };

class Pool implements BotClient {
  readonly #start: () => AnyWorker;
  readonly #size: number;
  #hands: Hand[] = [];
  #closed = false;

  constructor(start: () => AnyWorker, size: number) {
    this.#start = start;
    this.#size = size;
  }

  get waiting(): number {
    return this.#hands.reduce((sum, { client }) => sum + client.waiting, 0);
  }

  get alive(): boolean {
    return !this.#closed;
  }

  decide(task: BotTask, options?: DecideOptions): Promise<BotAnswer> {
    if (this.#closed) return Promise.reject(new BotFailure('closed', 'The bots were closed.'));
    const hand = this.#handFor(task.game);
    hand.game = task.game;
    return hand.client.decide(task, options);
  }

  close(): void {
    this.#closed = true;
    for (const { client } of this.#hands) client.close();
    this.#hands = [];
  }

  #handFor(game: string): Hand {
    this.#hands = this.#hands.filter(({ client }) => client.alive);
    const idle = this.#hands.filter(({ client }) => client.waiting === 0);
    const knowing = idle.find((hand) => hand.game === game);
    if (knowing !== undefined) return knowing;
    if (this.#hands.length < this.#size) return this.#hire(game);
    return this.#hands.reduce((best, hand) =>
      hand.client.waiting < best.client.waiting ? hand : best,
    );
  }

  #hire(game: string): Hand {
    const hand = { client: botClient(this.#start()), game };
    this.#hands.push(hand);
    return hand;
  }
}
