/** @typedef {{ passed: number, failed: number }} Tally */

/**
 * A file that fails before its first test (it does not compile, an import is missing) has no test
 * to fail: it counts as one failure of its own.
 *
 * @param {import('../clauses/results.mjs').Results} results
 * @returns {Tally}
 */
export const countTests = (results) => {
  const tally = { passed: 0, failed: 0 };
  for (const file of results.testResults) {
    const statuses = file.assertionResults.map((test) => test.status);
    const failed = statuses.filter((status) => status === 'failed').length;
    tally.passed += statuses.filter((status) => status === 'passed').length;
    tally.failed += failed === 0 && file.status === 'failed' ? 1 : failed;
  }
  return tally;
};
