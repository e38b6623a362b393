import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { run } from '../src/index.ts';

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

const LOADER = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** What Node is told to run the program from source. */
export const PROGRAM = ['--import', LOADER, MAIN];

/** The real program in a process of its own, with these lines typed into it. */
export function quarterdeck(args: readonly string[], lines: readonly string[] = []): Promise<Ran> {
  return runNode([...PROGRAM, ...args], lines);
}

export function runNode(args: readonly string[], lines: readonly string[] = []): Promise<Ran> {
  const child = spawn(process.execPath, args, { stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  // A program that ends without reading everything closes the pipe under us.
  child.stdin.on('error', () => {});
  child.stdin.end(lines.map((line) => `${line}\n`).join(''));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** Says what to type, given what was printed since the last time; null ends the input. */
export type Answering = (heard: string) => string | null;

/** Types one line after another, whatever is printed. */
function inOrder(lines: readonly string[]): Answering {
  const left = [...lines];
  return () => left.shift() ?? null;
}

/** The program without the process: what a shell would see, faster. */
export async function inProcess(
  args: readonly string[],
  typed: readonly string[] | Answering = [],
): Promise<Ran> {
  const answering = typeof typed === 'function' ? typed : inOrder(typed);
  let out = '';
  let err = '';
  let heard = 0;
  const code = await run(args, {
    print: (text) => {
      out += `${text}\n`;
    },
    note: (text) => {
      err += text;
    },
    watched: false,
    columns: 80,
    ask: (prompt) => {
      const news = out.slice(heard);
      out += prompt;
      heard = out.length;
      return Promise.resolve(answering(news));
    },
    close: () => {},
  });
  return { code, out, err };
}

/** A folder that is gone after the tests of the file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
