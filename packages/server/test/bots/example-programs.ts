import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const READS_TYPESCRIPT = at('scripts/typescript.mjs');

export type Run = { readonly code: number; readonly said: string; readonly complaints: string };

/** An example in a process of its own. */
export class Program {
  readonly #child: ChildProcess;
  readonly ended: Promise<Run>;
  said = '';
  complaints = '';

  constructor(command: string, args: readonly string[], token: string) {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, QUARTERDECK_TOKEN: token },
    });
    this.#child = child;
    child.stdout.on('data', (part) => {
      this.said += part;
    });
    child.stderr.on('data', (part) => {
      this.complaints += part;
    });
    this.ended = once(child, 'close').then(([code]) => ({
      code: code as number,
      said: this.said,
      complaints: this.complaints,
    }));
  }

  /** How often it has said so. */
  count(words: string): number {
    return this.said.split(words).length - 1;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

export type Start = (address: string, game: string, token: string) => Program;

export const inTypeScript: Start = (address, game, token) =>
  new Program(
    process.execPath,
    ['--import', READS_TYPESCRIPT, at('examples/outside-bots/bot.ts'), address, game, '2'],
    token,
  );
export const inPython: Start = (address, game, token) =>
  new Program('python3', [at('examples/outside-bots/bot.py'), address, '--game', game], token);

export const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not here: the example in Python is not tried.');
