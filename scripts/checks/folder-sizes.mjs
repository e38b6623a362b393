import { join, relative, sep } from 'node:path';
import { filesIn } from '../lib/files.mjs';

/** More than this, and nobody finds the file they are thinking of by looking. */
const MOST_FILES = 28;

const PLACES = ['packages', 'bench', 'e2e', 'scripts', 'training'];
/** What is written by hand to be read; content, pictures and recordings are data. */
const SOURCE = /\.(?:ts|tsx|mts|mjs|js|css|grit)$/;

/**
 * @param {string} root
 * @returns {string[]} a line for each folder that holds too many files of source
 */
export const crowdedFolders = (root) => {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of PLACES.flatMap((place) => filesIn(join(root, place)))) {
    const folder = relative(root, join(file, '..')).split(sep).join('/');
    if (SOURCE.test(file)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files, ${MOST_FILES} at most`);
};
