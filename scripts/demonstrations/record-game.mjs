import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CACHE } from '../lib/root.mjs';
import { runTool } from '../lib/run.mjs';

/**
 * @typedef {object} RecordedTest
 * @property {string} file
 * @property {readonly string[]} clauses
 * @property {string} says
 * @property {readonly RecordedCase[]} cases
 *
 * @typedef {object} RecordedCase
 * @property {object} position
 * @property {readonly object[]} plays
 * @property {{ clause: string }} [denied]
 * @property {number} told events until somebody was asked
 */

/**
 * Runs a game's tests of its rules under the recording engine.
 *
 * @param {string} game
 * @returns {Promise<RecordedTest[]>}
 */
export const recordGame = async (game) => {
  const lines = join(CACHE, 'demonstrations', `${game}.jsonl`);
  mkdirSync(dirname(lines), { recursive: true });
  rmSync(lines, { force: true });
  const { code } = await runTool(
    'vitest',
    ['run', '--config=scripts/demonstrations/vitest.config.ts', `packages/games/${game}/`],
    { show: 'stderr', env: { ...process.env, DEMONSTRATIONS: lines } },
  );
  if (code !== 0 || !existsSync(lines))
    throw new Error(`The tests of ${game} do not pass (exit code ${code}): nothing was written.`);
  return readFileSync(lines, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
};
