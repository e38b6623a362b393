import type { BotClient } from '@quarterdeck/bots';

type Decide = BotClient['decide'];
type Task = Parameters<Decide>[0];
type Decided = Awaited<ReturnType<Decide>>;

/** For whom a bot thinks. */
export type BotWish = {
  readonly task: Task;
  /** Whoever set the table: one guest's many tables wait for each other, not the others for them. */
  readonly host: string;
  /** Whether a person is at the table and waits. */
  readonly isAwaited: boolean;
  readonly signal: AbortSignal;
};

type Waiting = BotWish & {
  readonly resolve: (decided: Promise<Decided>) => void;
};

/**
 * Hands the bots one task for each thread at a time: tables where a person waits first, and among
 * them, and then among the others, each host in turn.
 */
export class BotQueue {
  readonly #bots: BotClient;
  readonly #threads: number;
  readonly #waiting: Waiting[] = [];
  /** By host: when it had its last turn. Those who never had one come first. */
  readonly #turns = new Map<string, number>();
  #turn = 0;
  #thinking = 0;

  constructor(bots: BotClient, threads: number) {
    this.#bots = bots;
    this.#threads = threads;
  }

  /** How many have no thread yet. */
  get waiting(): number {
    return this.#waiting.length;
  }

  decide(wish: BotWish): Promise<Decided> {
    return new Promise((resolve) => {
      this.#waiting.push({ ...wish, resolve });
      this.#next();
    });
  }

  #next(): void {
    while (this.#thinking < this.#threads) {
      const next = this.#waiting.reduce<Waiting | undefined>(
        (best, one) => (best === undefined || this.#comesBefore(one, best) ? one : best),
        undefined,
      );
      if (next === undefined) break;
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      this.#begin(next);
    }
    if (this.#thinking === 0) this.#turns.clear();
  }

  #comesBefore(one: Waiting, other: Waiting): boolean {
    if (one.isAwaited !== other.isAwaited) return one.isAwaited;
    return (this.#turns.get(one.host) ?? 0) < (this.#turns.get(other.host) ?? 0);
  }

  #begin({ task, host, signal, resolve }: Waiting): void {
    this.#turn++;
    this.#turns.set(host, this.#turn);
    const decided = this.#bots.decide(task, { signal });
    resolve(decided);
    if (signal.aborted) return;
    this.#thinking++;
    const done = (): void => {
      this.#thinking--;
      this.#next();
    };
    decided.then(done, done);
  }
}
