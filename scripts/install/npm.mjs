import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/**
 * npm as a script for Node, so that no shell is needed to start it: `npm start` names its own; a
 * person who started the script with `node` has one beside Node.
 */
const findNpm = () => {
  const named = process.env['npm_execpath'];
  if (named && /\.c?js$/.test(named)) return named;
  const bin = dirname(process.execPath);
  return [
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    join(bin, '../share/nodejs/npm/bin/npm-cli.js'),
  ].find((place) => existsSync(place));
};

/**
 * Runs npm to its end, and keeps what it prints.
 *
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [how]
 * @returns {Promise<import('../lib/run.mjs').Ran>}
 */
export const runNpm = (args, { cwd = ROOT, env = process.env } = {}) =>
  new Promise((resolve) => {
    // `npm test --silent` would otherwise silence the errors of this npm as well.
    const { npm_config_loglevel: _, ...rest } = env;
    const npm = findNpm();
    const child = npm
      ? spawn(process.execPath, [npm, ...args], {
          cwd,
          env: rest,
          stdio: ['ignore', 'pipe', 'pipe'],
        })
      : spawn('npm', [...args], {
          cwd,
          env: rest,
          stdio: ['ignore', 'pipe', 'pipe'],
          shell: process.platform === 'win32',
        });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
