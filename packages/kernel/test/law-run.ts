// What the pure test kit is handed by tests under Node: where broken matches go, and how long a run is.

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kinds } from '@quarterdeck/kernel';
import type { BrokenMatch, LawPlan } from '@quarterdeck/kernel/test-kit';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Writes a match that broke a law as a replay, and says how to open it. */
export function keepReplay(
  { game, seed, law, replay }: BrokenMatch,
  folder = join(ROOT, '.cache', 'broken-laws'),
): string {
  const file = join(folder, `${game}-law-${law}-seed-${seed}.replay.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(replay, null, 2)}\n`);
  return `npm run quarterdeck -- replay ${relative(ROOT, file)}`;
}

/**
 * A run of the laws as the environment wants it: LAWS_MATCHES makes it longer (the nightly run),
 * LAWS_FIRST begins elsewhere, LAWS_SAMPLE looks closely more or less often.
 */
export function lawRun<K extends Kinds>(usual: LawPlan<K>): LawPlan<K> {
  return {
    onFailure: keepReplay,
    ...usual,
    matches: wanted('LAWS_MATCHES') ?? usual.matches,
    ...overridden('first', 'LAWS_FIRST'),
    ...overridden('sample', 'LAWS_SAMPLE'),
  };
}

/** For Vitest: far more than a run takes, even beside others on a busy machine. */
export const lawTime = (usual: number): number =>
  Math.max(300_000, (wanted('LAWS_MATCHES') ?? usual) * 60);

const overridden = (field: 'first' | 'sample', variable: string): { [field]?: number } => {
  const value = wanted(variable);
  return value === undefined ? {} : { [field]: value };
};

function wanted(variable: string): number | undefined {
  const text = process.env[variable];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`${variable} must be a whole number, not "${text}"`);
  return value;
}
