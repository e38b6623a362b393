import { closeSync, openSync, readSync, writeFileSync } from 'node:fs';
import { QuarterdeckError } from '@quarterdeck/kernel/engine';
import { doubledKey } from '@quarterdeck/kernel/pack';

/** No pack or replay of ours is nearly as large. */
const LARGEST_FILE = 64 * 1024 * 1024;
const CHUNK = 1024 * 1024;

export class BadFile extends QuarterdeckError {}

/** As some editors save it, a text begins with a mark that is no part of it. */
const BYTE_ORDER_MARK = /^\ufeff/;

export function readText(path: string): string {
  const bytes = inFile(path, () => firstBytes(path, LARGEST_FILE + 1));
  if (bytes.length > LARGEST_FILE)
    throw new BadFile('too-large', `${path}: expected a file of at most ${LARGEST_FILE} bytes.`);
  return bytes.toString('utf8').replace(BYTE_ORDER_MARK, '');
}

/** Not by the size that the system says: a pipe has none, and a device may never end. */
function firstBytes(path: string, most: number): Buffer {
  const file = openSync(path, 'r');
  try {
    const chunks: Buffer[] = [];
    for (let left = most; left > 0; ) {
      const chunk = Buffer.alloc(Math.min(left, CHUNK));
      const length = readSync(file, chunk);
      if (length === 0) break;
      chunks.push(chunk.subarray(0, length));
      left -= length;
    }
    return Buffer.concat(chunks);
  } finally {
    closeSync(file);
  }
}

/** A pack, in which no id may stand twice: a parser would drop the first without a word. */
export function readPackFile(path: string): unknown {
  const text = readText(path);
  const pack = parsed(path, text);
  const twice = doubledKey(text);
  if (twice === null) return pack;
  throw new BadFile(
    'doubled-key',
    `${path}: ${twice}: expected an id of its own; it stands twice.`,
  );
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new BadFile('not-json', `${path}: expected JSON: ${messageOf(problem)}.`);
  }
}

export function writeText(path: string, text: string): void {
  inFile(path, () => writeFileSync(path, text));
}

function inFile<T>(path: string, doing: () => T): T {
  try {
    return doing();
  } catch (problem) {
    throw new BadFile('bad-file', `${path}: ${reasonOf(problem)}`);
  }
}

function reasonOf(problem: unknown): string {
  const code = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  return REASONS.get(code) ?? messageOf(problem);
}

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file or folder.'],
  ['EISDIR', 'expected a file, and this is a folder.'],
  ['EACCES', 'this file may not be opened.'],
]);

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);
