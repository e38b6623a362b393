import { type BotClient, BotFailure } from '@quarterdeck/bots';

/** Bots that several use together. */
export type SharedBots = {
  /** The bots for one more, until that one closes them. */
  join(): BotClient;
};

/** Started for the first who joins, ended when the last has left, and started anew for the next. */
export function sharedBots(start: () => BotClient): SharedBots {
  let bots: BotClient | null = null;
  let members = 0;
  const leave = (): void => {
    members--;
    if (members > 0) return;
    bots?.close();
    bots = null;
  };
  return {
    join: () => {
      members++;
      bots ??= start();
      return new Member(bots, leave);
    },
  };
}

class Member implements BotClient {
  readonly #bots: BotClient;
  readonly #leave: () => void;
  #hasLeft = false;

  constructor(bots: BotClient, leave: () => void) {
    this.#bots = bots;
    this.#leave = leave;
  }

  get waiting(): number {
    return this.#bots.waiting;
  }

  get alive(): boolean {
    return !this.#hasLeft && this.#bots.alive;
  }

  decide: BotClient['decide'] = (task, options) =>
    this.#hasLeft ? hasLeft() : this.#bots.decide(task, options);

  hint: BotClient['hint'] = (task, options) =>
    this.#hasLeft ? hasLeft() : this.#bots.hint(task, options);

  close(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    this.#leave();
  }
}

const hasLeft = (): Promise<never> =>
  Promise.reject(new BotFailure('closed', 'These bots were closed.'));
