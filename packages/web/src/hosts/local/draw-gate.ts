/** A page that never says it is done, because it hangs, must not hold up the table. */
const LONGEST_DRAW_MS = 400;

/** Bots wait while the page draws: they want the same cores. */
export class DrawGate {
  readonly #waiting = new Set<() => void>();
  #draws = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The page says that it begins to draw, or that what it drew is laid out. */
  set(now: boolean): void {
    clearTimeout(this.#timer);
    this.#draws = now;
    if (now) this.#timer = setTimeout(() => this.set(false), LONGEST_DRAW_MS);
    else this.#release();
  }

  /** Resolves when the page draws nothing. */
  async idle(): Promise<void> {
    if (this.#draws) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  #release(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
