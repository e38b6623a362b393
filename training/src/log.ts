import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type LogLine = {
  readonly game: string;
  readonly did: string;
  readonly duel?: string;
  readonly share?: number;
  readonly low?: number;
};

/** To a tenth. */
export const secondsSince = (began: number): number =>
  Math.round((performance.now() - began) / 100) / 10;

export type Log = (what: object) => void;

const FILE = 'log.jsonl';

export const logIn = (out: string): readonly LogLine[] =>
  readFileSync(join(out, FILE), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);

export const logger =
  (game: string, out: string): Log =>
  (what) => {
    const line = JSON.stringify({ at: new Date().toISOString(), game, ...what });
    appendFileSync(join(out, FILE), `${line}\n`);
    process.stdout.write(`${line}\n`);
  };
