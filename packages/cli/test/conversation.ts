import { spawn } from 'node:child_process';
import { type Answering, PROGRAM, type Ran } from './program.ts';

const PROMPT = '> ';

/** The real program with somebody at it who reads before answering. */
export function converse(args: readonly string[], answering: Answering): Promise<Ran> {
  const child = spawn(process.execPath, [...PROGRAM, ...args], { stdio: 'pipe' });
  let out = '';
  let err = '';
  let heard = 0;
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
    if (!out.endsWith(PROMPT) || out.length === heard) return;
    const line = answering(out.slice(heard, -PROMPT.length));
    heard = out.length;
    if (line === null) child.stdin.end();
    else child.stdin.write(`${line}\n`);
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  child.stdin.on('error', () => {});
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** The numbers in the last list of choices that was printed. */
export function choicesIn(heard: string): readonly { readonly number: number; label: string }[] {
  return [...heard.matchAll(/^ {1,3}(\d+) {2}(.*)$/gm)].map(([, number, label]) => ({
    number: Number(number),
    label: label ?? '',
  }));
}
