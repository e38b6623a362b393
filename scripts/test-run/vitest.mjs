import { runTool, toolScript } from '../lib/run.mjs';
import { RESULTS } from './reporter.mjs';
import { runBeside } from './side-by-side.mjs';

/**
 * @param {object} what
 * @param {string} what.results where the JSON with the results goes
 * @param {readonly string[]} [what.only] parts of paths; all tests if empty
 * @param {boolean | 'stderr'} [what.show]
 */
export const runVitest = ({ results, only = [], show = true }) =>
  runTool('vitest', ['run', ...only], { show, env: { ...process.env, [RESULTS]: results } });

/**
 * Some of vitest.config.ts's projects, beside others.
 *
 * @param {object} what
 * @param {readonly string[]} what.projects
 * @param {string} what.results
 * @param {NodeJS.ProcessEnv} what.env
 * @param {boolean} [what.yielding]
 */
export const runProjects = ({ projects, results, env, yielding = false }) =>
  runBeside(
    process.execPath,
    [toolScript('vitest'), 'run', ...projects.map((project) => `--project=${project}`)],
    { env: { ...env, [RESULTS]: results }, yielding },
  );
