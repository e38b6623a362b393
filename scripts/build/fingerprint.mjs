import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesIn } from '../lib/files.mjs';

/**
 * One hash over names and contents. Contents, not times: a fresh clone or a checkout of another
 * branch changes times without changing anything, and the other way round.
 *
 * @param {string} root
 * @param {readonly string[]} places relative to root; tests in them do not count
 */
export const fingerprint = (root, places) => {
  const hash = createHash('sha256');
  const sources = places.flatMap((place) => filesIn(join(root, place), (name) => name !== 'test'));
  for (const file of sources)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
};
