import { existsSync, readFileSync } from 'node:fs';

/**
 * Where our reporter writes, beside the JSON of Vitest's.
 *
 * @param {string} results
 */
export const runFile = (results) => results.replace(/\.json$/, '.files.json');

/**
 * @param {string} results
 * @returns {import('./summary.mjs').RanFile[]}
 */
export const readRunFile = (results) => {
  const file = runFile(results);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
};
