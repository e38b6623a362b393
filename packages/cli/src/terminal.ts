import { createInterface } from 'node:readline';

/** Where a command speaks and listens. */
export type Terminal = {
  print(text: string): void;
  /** For problems and progress: never mixed with what `--json` prints. */
  note(text: string): void;
  /** Whether somebody watches the notes. */
  readonly watched: boolean;
  readonly columns: number;
  /** One question at a time; null when the input has ended. */
  ask(prompt: string): Promise<string | null>;
  /** Lets go of the input, so that the program can end. */
  close(): void;
};

const USUAL_COLUMNS = 80;
/** Longer lines are no answers to any of our questions. */
const LONGEST_LINE = 10_000;

export function processTerminal(): Terminal {
  // `quarterdeck … | head` closes the pipe early; that is no failure.
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
    if (problem.code === 'EPIPE') process.exit(0);
    throw problem;
  });
  let input: LineInput | null = null;
  return {
    print: (text) => {
      process.stdout.write(`${text}\n`);
    },
    note: (text) => {
      process.stderr.write(text);
    },
    watched: process.stderr.isTTY === true,
    columns: process.stdout.columns ?? USUAL_COLUMNS,
    ask: (prompt) => {
      input ??= new LineInput();
      process.stdout.write(prompt);
      return input.next();
    },
    close: () => input?.close(),
  };
}

/** Lines as they are wanted; those that come earlier wait, so that piped input is never lost. */
class LineInput {
  readonly #lines: string[] = [];
  readonly #reader = createInterface({ input: process.stdin });
  #wanted: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor() {
    this.#reader.on('line', (line) => this.#take(line.slice(0, LONGEST_LINE)));
    this.#reader.on('close', () => {
      this.#ended = true;
      this.#wanted?.(null);
      this.#wanted = null;
    });
  }

  next(): Promise<string | null> {
    const line = this.#lines.shift();
    if (line !== undefined) return Promise.resolve(line);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#wanted = resolve;
    });
  }

  close(): void {
    this.#reader.close();
  }

  #take(line: string): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted === null) this.#lines.push(line);
    else wanted(line);
  }
}
