/** A view of the longest match is a tenth of this; an answer is a line of a hundred letters. */
const LONGEST_LINE = 100_000;

/** What came of a wait for a line. */
export type Heard =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'too-long' | 'ended' | 'silent' };

/** Lines of a program that may say anything, at any time, or nothing. */
export class LineReader {
  readonly #lines: Heard[] = [];
  #rest = '';
  #hasEnded = false;
  #isSkipping = false;
  #wanted: ((heard: Heard) => void) | null = null;

  push(text: string): void {
    const parts = (this.#rest + text).split('\n');
    this.#rest = parts.pop() ?? '';
    for (const line of parts) {
      // The end of a line that was too long is no line.
      if (!this.#isSkipping) this.#give(lineOf(line));
      this.#isSkipping = false;
    }
    if (this.#rest.length <= LONGEST_LINE) return;
    if (!this.#isSkipping) this.#give({ kind: 'too-long' });
    this.#isSkipping = true;
    this.#rest = '';
  }

  end(): void {
    this.#hasEnded = true;
    this.#wanted?.({ kind: 'ended' });
    this.#wanted = null;
  }

  /** The next line, or why there is none. */
  next(millis: number): Promise<Heard> {
    const early = this.#lines.shift();
    if (early !== undefined) return Promise.resolve(early);
    if (this.#hasEnded) return Promise.resolve({ kind: 'ended' });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#wanted = null;
        resolve({ kind: 'silent' });
      }, millis);
      this.#wanted = (heard) => {
        clearTimeout(timer);
        resolve(heard);
      };
    });
  }

  #give(heard: Heard): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted !== null) wanted(heard);
    // A program that talks without end is not listened to without end.
    else if (this.#lines.length < MOST_WAITING) this.#lines.push(heard);
  }
}

const MOST_WAITING = 100;

const lineOf = (line: string): Heard =>
  line.length > LONGEST_LINE ? { kind: 'too-long' } : { kind: 'line', line: line.trim() };
