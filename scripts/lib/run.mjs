import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** @typedef {{ code: number, output: string }} Ran */

/**
 * Runs a command to its end. `show: false` keeps what it prints, so that a check that passes can
 * stay silent.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, show?: boolean | 'stderr', env?: NodeJS.ProcessEnv }} [how]
 * @returns {Promise<Ran>}
 */
export const run = (command, args, { cwd = ROOT, show = true, env = process.env } = {}) =>
  new Promise((resolve) => {
    const out = show === true ? 'inherit' : show === 'stderr' ? process.stderr : 'pipe';
    const plain = out === 'pipe' ? { NO_COLOR: '1', FORCE_COLOR: '0' } : {};
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...plain },
      stdio: ['ignore', out, out],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });

/** Which package a tool is in, where it is not called like its package. */
const PACKAGE_OF = /** @type {const} */ ({
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  tsc: 'typescript-native',
});

/**
 * The script of a tool of the repository's own node_modules. Node runs it: the short commands in
 * node_modules/.bin are shell scripts on some systems, which only a shell can start.
 *
 * @param {string} name
 * @returns {string}
 */
export const toolScript = (name) => {
  const folder = join(
    ROOT,
    'node_modules',
    name in PACKAGE_OF ? PACKAGE_OF[/** @type {keyof typeof PACKAGE_OF} */ (name)] : name,
  );
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
};

/**
 * @param {string} name of a tool
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [how]
 */
export const runTool = (name, args, how) => run(process.execPath, [toolScript(name), ...args], how);
