import { log } from '../logging/log.ts';
import type { NodeStore } from '../store/nodes/node-store.ts';
import { MOST_SKEW_MS } from './clock-watch.ts';

/** Of the samples kept, the one that took the least time says it best. */
const SAMPLES = 8;

type Sample = {
  /** Milliseconds that the database's clock is ahead of `ticks`. */
  readonly ahead: number;
  /** How long the answer took: it may be wrong by half of that. */
  readonly took: number;
};

/**
 * The time of the database, told by a clock of this machine that nobody sets: nodes that share a
 * database agree on what time it is, also where the clock of one of them is wrong or jumps.
 */
export class SharedClock {
  readonly #store: Pick<NodeStore, 'now'>;
  readonly #ticks: () => number;
  #samples: readonly Sample[] = [];
  #last = 0;

  private constructor(store: Pick<NodeStore, 'now'>, ticks: () => number) {
    this.#store = store;
    this.#ticks = ticks;
  }

  static async open(store: Pick<NodeStore, 'now'>, ticks: () => number): Promise<SharedClock> {
    const clock = new SharedClock(store, ticks);
    await clock.set();
    return clock;
  }

  /** Milliseconds since 1970; never less than it was. */
  readonly now = (): number => {
    const best = this.#best;
    if (best === undefined) throw new Error('a clock is read that was not set');
    this.#last = Math.max(this.#last, Math.round(this.#ticks() + best.ahead));
    return this.#last;
  };

  get #best(): Sample | undefined {
    return this.#samples.toSorted((one, other) => one.took - other.took)[0];
  }

  /** Asks the database what time it is. */
  async set(): Promise<void> {
    const before = this.#ticks();
    const at = await this.#store.now();
    const after = this.#ticks();
    const sample = { ahead: at - (before + after) / 2, took: after - before };
    this.#samples = [...this.#sound(sample), sample].slice(-SAMPLES);
  }

  /** Those from before somebody set the database's clock are worth nothing. */
  #sound({ ahead, took }: Sample): readonly Sample[] {
    const known = this.#best;
    const by = known === undefined ? 0 : ahead - known.ahead;
    if (Math.abs(by) < MOST_SKEW_MS + took) return this.#samples;
    const way = by > 0 ? 'ahead' : 'back';
    log.warn(
      `The clock of the database was set ${Math.round(Math.abs(by) / 1_000)} seconds ${way}, and all tables go by it.`,
    );
    return [];
  }
}
