/** How long a bot may think: whichever runs out first. What is left out, the bot's own data say. */
export type Budget = {
  /** Looks into worlds: what one is depends on the bot. With this alone, the same seed gives the same answer. */
  readonly iterations?: number;
  readonly millis?: number;
};

/** Milliseconds from any fixed moment. Given, so that tests need no real one. */
export type Clock = () => number;

/** Counts what a bot has spent of its budget. */
export class Allowance {
  readonly #iterations: number;
  readonly #from: number;
  readonly #millis: number;
  readonly #clock: Clock;
  #spent = 0;

  /** `part`: of all that is granted, how much a bot takes. */
  constructor(budget: Budget, usual: number, clock: Clock, part = 1) {
    this.#iterations = Math.max(1, Math.round((budget.iterations ?? usual) * part));
    this.#millis = (budget.millis ?? Infinity) * part;
    this.#from = budget.millis === undefined ? 0 : clock();
    this.#clock = clock;
  }

  /** Asked before every iteration. The first is always granted: an answer is owed. */
  spend(): boolean {
    if (this.#spent >= this.#iterations) return false;
    if (this.#spent > 0 && this.#isTimeUp()) return false;
    this.#spent++;
    return true;
  }

  /** Whether another iteration, if it is like those before, would end farther from the limit than now. */
  #isTimeUp(): boolean {
    if (this.#millis === Infinity) return false;
    const elapsed = this.#clock() - this.#from;
    return elapsed + elapsed / this.#spent / 2 >= this.#millis;
  }

  /** The part of the budget that is gone, 1 where all is. */
  get share(): number {
    return Math.max(this.#spent / this.#iterations, this.#timeShare());
  }

  get spent(): number {
    return this.#spent;
  }

  #timeShare(): number {
    return this.#millis === Infinity ? 0 : (this.#clock() - this.#from) / this.#millis;
  }
}
