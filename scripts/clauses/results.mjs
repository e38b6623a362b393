import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ title: string, status: string }} TestResult
 * @typedef {{ name: string, status: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} Results as Vitest's JSON reporter writes them
 */

/** @param {string} cache */
export const resultsOfAll = (cache) => join(cache, 'test-results', 'all.json');

/**
 * @param {string} cache
 * @param {string} game
 */
export const resultsOfGame = (cache, game) => join(cache, 'test-results', `${game}.json`);

/**
 * @param {string} file
 * @returns {Results}
 */
export const readResults = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The last results that speak about a game: of its own run or of all tests, whichever is newer.
 *
 * @param {string} cache
 * @param {string} game
 * @returns {string | undefined}
 */
export const lastResults = (cache, game) =>
  [resultsOfAll(cache), resultsOfGame(cache, game)]
    .filter((file) => existsSync(file))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];

/**
 * @param {Results} results
 * @returns {string[]}
 */
export const passedTitles = (results) =>
  results.testResults.flatMap((file) =>
    file.assertionResults.filter((test) => test.status === 'passed').map((test) => test.title),
  );
