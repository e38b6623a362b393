// What the pure test kit is handed by tests under Node: where broken matches go, and how long a run is.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kinds } from '@quarterdeck/kernel';
import type { BrokenMatch, LawPlan } from '@quarterdeck/kernel/test-kit';
import { commitSeed } from './index.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Writes a match that broke a law as a replay; says how to open it, and how to play it once more. */
export function keepReplay(
  { game, seed, law, replay }: BrokenMatch,
  folder = join(ROOT, '.cache', 'broken-laws'),
): string {
  const file = join(folder, `${game}-law-${law}-seed-${seed}.replay.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(replay, null, 2)}\n`);
  const again = `npm run laws -- --game ${game} --first ${seed} --matches 1`;
  return `npm run quarterdeck -- replay ${relative(ROOT, file)}\nthat match alone: ${again}`;
}

/**
 * A run of the laws as the environment wants it, told with the command that plays it again. It begins
 * where the commit says (see proof.ts), or LAWS_FIRST; LAWS_MATCHES makes it longer (the nightly
 * run), LAWS_SAMPLE looks closely more or less often.
 */
export function lawRun<K extends Kinds>(usual: LawPlan<K>): LawPlan<K> {
  const first = wanted('LAWS_FIRST') ?? usual.first ?? commitSeed();
  const matches = wanted('LAWS_MATCHES') ?? usual.matches;
  const sample = wanted('LAWS_SAMPLE');
  console.log(`the same matches again: npm run laws -- --first ${first} --matches ${matches}`);
  return {
    onFailure: keepReplay,
    ...usual,
    first,
    matches,
    ...(sample === undefined ? {} : { sample }),
  };
}

/** No timer of Node's waits longer. */
const LONGEST = 2 ** 31 - 1;

/** For Vitest: far more than a run takes, even beside others on a busy machine. */
export const lawTime = (usual: number): number => {
  const matches = wanted('LAWS_MATCHES') ?? usual;
  return Math.min(LONGEST, Math.max(600_000, matches * 3_000));
};

function wanted(variable: string): number | undefined {
  const text = process.env[variable];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${variable} must be a whole number, not "${text}"`);
  return value;
}
