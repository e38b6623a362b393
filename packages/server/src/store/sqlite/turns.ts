/** Who waits, and whether others may go at the same time. */
type Waiting = { readonly isAlone: boolean; readonly go: () => void };

/**
 * Who may use the one connection. A statement for itself goes with others: whoever does them does one after the other. A
 * transaction goes alone, and what is wanted meanwhile waits. In the order in which they came.
 */
export class Turns {
  #isTaken = false;
  #waiting: Waiting[] = [];

  /** Begins at once where nobody has the connection alone, or waits to. */
  together<T>(work: () => Promise<T>): Promise<T> {
    if (!this.#isTaken && this.#waiting.length === 0) return work();
    return new Promise((resolve, reject) => {
      // In this very moment: whoever comes next may take it alone.
      this.#waiting.push({ isAlone: false, go: () => void work().then(resolve, reject) });
    });
  }

  /** Comes back when the connection is taken; it is to be given back. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ isAlone: true, go: resolve });
      this.#goOn();
    });
  }

  giveBack(): void {
    this.#isTaken = false;
    this.#goOn();
  }

  #goOn(): void {
    while (!this.#isTaken) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#isTaken = next.isAlone;
      next.go();
    }
  }
}
