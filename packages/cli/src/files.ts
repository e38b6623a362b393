import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { QuarterdeckError } from '@quarterdeck/kernel';

/** No pack or replay of ours is nearly as large. */
const LARGEST_FILE = 64 * 1024 * 1024;

export class BadFile extends QuarterdeckError {}

export function readText(path: string): string {
  const size = inFile(path, () => statSync(path)).size;
  if (size > LARGEST_FILE)
    throw new BadFile(
      'too-large',
      `${path}: expected a file of at most ${LARGEST_FILE} bytes, got ${size}.`,
    );
  return inFile(path, () => readFileSync(path, 'utf8'));
}

export function readJson(path: string): unknown {
  const text = readText(path);
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
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder.';
    case 'EISDIR':
      return 'expected a file, and this is a folder.';
    case 'EACCES':
      return 'this file may not be opened.';
    default:
      return messageOf(problem);
  }
}

const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);
