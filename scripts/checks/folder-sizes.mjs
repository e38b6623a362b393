import { join, relative, sep } from 'node:path';
import { filesIn } from '../lib/files.mjs';

/** More than this, and nobody finds the file they are thinking of by looking. */
const MOST_FILES = 28;

/** Sources and tests of every package, at any depth. */
const COUNTED = /^packages\/.+\/(src|test)(\/|$)/;

/**
 * @param {string} root
 * @returns {string[]} a line for each folder of sources or tests that holds too many files
 */
export const crowdedFolders = (root) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of filesIn(join(root, 'packages'))) {
    const folder = relative(root, join(file, '..')).split(sep).join('/');
    if (COUNTED.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, ${MOST_FILES} at most`);
};
