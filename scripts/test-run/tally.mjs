import { relative } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {{ passed: number, failed: number, names?: readonly string[] }} Tally `names`: of what failed */

/**
 * A file that fails before its first test (it does not compile, an import is missing) has no test
 * to fail: it counts as one failure of its own.
 *
 * @param {import('../clauses/results.mjs').Results} results
 * @returns {Tally & { names: readonly string[] }}
 */
export const countTests = (results) => {
  let passed = 0;
  /** @type {string[]} */
  const names = [];
  for (const file of results.testResults) {
    const path = relative(ROOT, file.name);
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    names.push(...failed.map(({ title }) => `${path}: ${title}`));
    if (failed.length === 0 && file.status === 'failed')
      names.push(`${path}: it has no test that ran`);
  }
  return { passed, failed: names.length, names };
};
