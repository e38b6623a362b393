import { runTool } from './run.mjs';

/**
 * @param {object} what
 * @param {string} what.results where the JSON with the results goes
 * @param {readonly string[]} [what.only] parts of paths; all tests if empty
 * @param {boolean | 'stderr'} [what.show]
 */
export const runVitest = ({ results, only = [], show = true }) =>
  runTool(
    'vitest',
    ['run', ...only, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    { show },
  );
