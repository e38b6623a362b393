/** How long a bot may think: whichever runs out first. What is left out, the bot's own data say. */
export type Budget = {
  /** Worlds imagined. With this alone, the same seed gives the same answer. */
  readonly iterations?: number;
  readonly millis?: number;
};

/** Milliseconds from any fixed moment. Given, so that tests need no real one. */
export type Clock = () => number;

/** Counts what a bot has spent of its budget. */
export class Allowance {
  readonly #iterations: number;
  readonly #until: number;
  readonly #clock: Clock;
  #spent = 0;

  constructor(budget: Budget, usual: number, clock: Clock) {
    this.#iterations = budget.iterations ?? usual;
    this.#until = budget.millis === undefined ? Infinity : clock() + budget.millis;
    this.#clock = clock;
  }

  /** Asked before every iteration. The first is always granted: an answer is owed. */
  spend(): boolean {
    if (this.#spent >= this.#iterations) return false;
    if (this.#spent > 0 && this.#until !== Infinity && this.#clock() >= this.#until) return false;
    this.#spent++;
    return true;
  }

  get spent(): number {
    return this.#spent;
  }
}
