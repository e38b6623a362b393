import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'test', '.cache']);

/**
 * @param {string} place a file or a folder
 * @returns {string[]} every file in it, sorted
 */
const filesIn = (place) => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !SKIPPED.has(name))
    .sort()
    .flatMap((name) => filesIn(join(place, name)));
};

/**
 * One hash over names and contents. Contents, not times: a fresh clone or a checkout of another
 * branch changes times without changing anything, and the other way round.
 *
 * @param {string} root
 * @param {readonly string[]} places relative to root
 */
export const fingerprint = (root, places) => {
  const hash = createHash('sha256');
  for (const file of places.flatMap((place) => filesIn(join(root, place)))) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
};
