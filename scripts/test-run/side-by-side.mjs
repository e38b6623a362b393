import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { ROOT } from '../lib/root.mjs';

/**
 * Runs a command beside others to its end. What it says is printed by whole lines, so that two that
 * speak at once can be read; `yielding` takes what the others leave of the machine.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, yielding?: boolean }} [how]
 * @returns {Promise<number>} its exit code
 */
export const runBeside = (command, args, { env = process.env, yielding = false } = {}) =>
  new Promise((resolve) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...colours, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (yielding && child.pid !== undefined)
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    createInterface(child.stdout).on('line', (line) => console.log(line));
    createInterface(child.stderr).on('line', (line) => console.error(line));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
