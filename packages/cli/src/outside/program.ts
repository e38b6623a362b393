import { type ChildProcess, spawn } from 'node:child_process';
import type { BotEvent } from '@quarterdeck/tables';
import { type Heard, LineReader } from './line-reader.ts';

/** How long a program that was told to end may take over it. */
const LAST_WORDS_MILLIS = 10_000;

/** A bot's program: told events, one JSON object a line, and listened to in the same way. */
export class Program {
  readonly #child: ChildProcess;
  readonly #reader = new LineReader();
  /** Why it ended; null while it runs. */
  #ended: string | null = null;

  constructor([program = '', ...args]: readonly string[]) {
    // What it complains about is its owner's to read; what it says is an answer.
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.on('error', (problem) => this.#end(problem.message));
    this.#child.on('exit', (code, signal) => this.#end(`it ended with ${signal ?? code}`));
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#reader.push(text));
    // One that ends without reading closes the pipe under us.
    this.#child.stdin?.on('error', () => {});
  }

  get ended(): string | null {
    return this.#ended;
  }

  tell(event: BotEvent): void {
    if (this.#ended === null) this.#child.stdin?.write(`${JSON.stringify(event)}\n`);
  }

  hear(millis: number): Promise<Heard> {
    return this.#reader.next(millis);
  }

  /** Its input ends; one that does not follow is ended. */
  close(): void {
    this.#child.stdin?.end();
    if (this.#ended !== null) return;
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), LAST_WORDS_MILLIS);
    timer.unref();
    this.#child.unref();
    this.#child.on('exit', () => clearTimeout(timer));
  }

  /** At once: it hangs. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #end(why: string): void {
    this.#ended ??= why;
    this.#reader.end();
  }
}
