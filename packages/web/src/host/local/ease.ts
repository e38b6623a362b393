/** A page that never says it is done, as one that hangs, must not hold up the table. */
const AT_MOST = 400;

/** Whether the page has its hands free. While it draws, bots do not think: they want the same cores. */
export class Ease {
  readonly #waiting = new Set<() => void>();
  #draws = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The page says that it begins to draw, or that what it drew is laid out. */
  draws(now: boolean): void {
    clearTimeout(this.#timer);
    this.#draws = now;
    if (now) this.#timer = setTimeout(() => this.draws(false), AT_MOST);
    else this.#release();
  }

  /** Resolves when the page draws nothing. */
  async free(): Promise<void> {
    if (this.#draws) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  #release(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
