import { type BotPace, PACE_WAITS } from '../host.ts';

type Waiting = { resolve: () => void; timer: ReturnType<typeof setTimeout> | undefined };

/** Lets bots answer at a speed that one can follow, and at once where nobody looks. */
export class Pacer {
  #pace: BotPace = { paused: false, wait: PACE_WAITS.calm };
  #watched = false;
  #shownAt = 0;
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

  /** Something was shown: the next wait counts from here. */
  shown(): void {
    this.#shownAt = Date.now();
  }

  /** What waits now, waits no longer. */
  hurry(): void {
    for (const waiting of this.#waiting) this.#release(waiting);
  }

  due(): Promise<void> {
    return new Promise((resolve) => {
      const waiting: Waiting = { resolve, timer: undefined };
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
    const left = this.#watched ? this.#shownAt + this.#pace.wait - Date.now() : 0;
    if (left <= 0) this.#release(waiting);
    else waiting.timer = setTimeout(() => this.#release(waiting), left);
  }

  #release(waiting: Waiting): void {
    clearTimeout(waiting.timer);
    this.#waiting.delete(waiting);
    waiting.resolve();
  }
}
