import type { Seat } from '@quarterdeck/kernel';
import { type BotPace, PACE_WAITS } from '../host.ts';
import { hasteAfter } from '../patience.ts';

type Waiting = {
  readonly resolve: () => void;
  readonly seat: Seat | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
};

/**
 * The eye is with whoever answered last: what the same seat does next is followed sooner than what
 * another does. A turn of a dozen answers would drag otherwise.
 */
const GOING_ON = 0.5;

/** Lets bots answer at a speed that one can follow, and at once where nobody looks. */
export class Pacer {
  #pace: BotPace = { paused: false, wait: PACE_WAITS.calm };
  #watched = false;
  #shownAt = 0;
  #shownOf: Seat | undefined;
  /** Since when somebody waits to be asked; undefined where nobody does. */
  #awaited: number | undefined;
  readonly #waiting = new Set<Waiting>();

  get pace(): BotPace {
    return this.#pace;
  }

  set(pace: Partial<BotPace>): void {
    this.#pace = { ...this.#pace, ...pace };
    this.#lookAgain();
  }

  watch(watched: boolean): void {
    if (this.#watched === watched) return;
    this.#watched = watched;
    this.#lookAgain();
  }

  /** An answer of this seat was shown: the next wait counts from here. */
  shown(seat: Seat): void {
    this.#shownAt = Date.now();
    this.#shownOf = seat;
  }

  /** A person has answered, or come to the table: from here on they wait. */
  answered(): void {
    this.#awaited = Date.now();
  }

  /** What waits now, waits no longer. */
  hurry(): void {
    for (const waiting of this.#waiting) this.#release(waiting);
  }

  /** Resolves when this seat's answer may be shown. */
  due(seat?: Seat): Promise<void> {
    return new Promise((resolve) => {
      const waiting: Waiting = { resolve, timer: undefined, seat };
      this.#waiting.add(waiting);
      this.#arm(waiting);
    });
  }

  #lookAgain(): void {
    for (const waiting of this.#waiting) this.#arm(waiting);
  }

  #arm(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    if (this.#pace.paused) return;
    const goesOn = waiting.seat !== undefined && waiting.seat === this.#shownOf;
    const wait = this.#wait() * (goesOn ? GOING_ON : 1);
    const left = this.#watched ? this.#shownAt + wait - Date.now() : 0;
    if (left <= 0) this.#release(waiting);
    else waiting.timer = setTimeout(() => this.#release(waiting), left);
  }

  #wait(): number {
    if (this.#awaited === undefined) return this.#pace.wait;
    const haste = hasteAfter(Date.now() - this.#awaited);
    return haste === undefined ? 0 : this.#pace.wait / haste;
  }

  #release(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    this.#waiting.delete(waiting);
    waiting.resolve();
  }
}
