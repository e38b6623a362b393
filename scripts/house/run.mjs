import { spawn } from 'node:child_process';
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

/**
 * A tool of the repository's own node_modules, without npx and its warnings.
 *
 * @param {string} name
 */
export const tool = (name) =>
  join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
