import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER = new Set(['node_modules', 'dist', '.cache', '.git', 'coverage']);

/**
 * @param {string} place a file or a folder
 * @param {(name: string) => boolean} [wanted] names of files and folders to look at
 * @returns {string[]} every file in it, sorted; none if there is nothing
 */
export const filesIn = (place, wanted = () => true) => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => !NEVER.has(name) && wanted(name))
    .sort()
    .flatMap((name) => filesIn(join(place, name), wanted));
};
