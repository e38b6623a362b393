import { spawnSync } from 'node:child_process';
import { fingerprint } from '../build/fingerprint.mjs';

/**
 * @typedef {{ seed: number, from: string }} Seed `from` says in words where it comes from
 */

/**
 * @param {string} root
 * @returns {string | undefined}
 */
const commitOf = (root) => {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 && /^[0-9a-f]{40,}\n$/.test(stdout) ? stdout.trim() : undefined;
};

/** @param {string} hash */
const numberOf = (hash) => Number.parseInt(hash.slice(0, 8), 16);

/**
 * What is played of the proof follows from the commit: the next commit plays something else, and the
 * same commit the same. Without git it follows from the sources.
 *
 * @param {string} root
 * @param {string | undefined} wish QUARTERDECK_SEED
 * @returns {Seed}
 */
export const seedOf = (root, wish) => {
  if (wish !== undefined && wish !== '') {
    if (!/^\d{1,15}$/.test(wish))
      throw new Error(`QUARTERDECK_SEED must be a whole number, not "${wish}".`);
    return { seed: Number(wish), from: 'QUARTERDECK_SEED' };
  }
  const commit = commitOf(root);
  if (commit !== undefined) return { seed: numberOf(commit), from: `commit ${commit.slice(0, 8)}` };
  return { seed: numberOf(fingerprint(root, ['packages'])), from: 'the sources' };
};
