import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program that was killed is started again after a moment. */
const RESTART_MS = 500;

/** What is stopped when all is over, the last that was started first. */
export class Ends {
  /** @type {(() => unknown)[]} */
  #ends = [];
  isOver = false;

  /** @param {() => unknown} end */
  add(end) {
    this.#ends.unshift(end);
  }

  async all() {
    if (this.isOver) return;
    this.isOver = true;
    for (const end of this.#ends) await end();
  }
}

/**
 * For what has ended though nobody wanted that: it is started again.
 *
 * @param {string} name
 * @param {Ends} ends
 * @param {() => { start: () => Promise<void> } | undefined} program
 */
export const startAgain = (name, ends, program) => () => {
  console.log(`${name} has ended, and is started again`);
  setTimeout(() => {
    if (ends.isOver) return;
    program()
      ?.start()
      .catch((/** @type {unknown} */ problem) => console.error(problem));
  }, RESTART_MS);
};

/**
 * A script of ours that is started again whenever it ends. What it says is said here, after its name.
 *
 * @param {{ readonly name: string, readonly given: readonly string[], readonly env: NodeJS.ProcessEnv }} script
 * @param {Ends} ends
 */
export const keepRunning = ({ name, given, env }, ends) => {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  const start = () => {
    if (ends.isOver) return;
    const begun = spawn(process.execPath, given, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child = begun;
    console.log(`${name} is process ${begun.pid}`);
    for (const stream of [begun.stdout, begun.stderr])
      stream.on('data', (part) => {
        for (const line of String(part).split('\n'))
          if (line.trim() !== '') console.log(`${name}: ${line}`);
      });
    begun.once('exit', () => {
      if (!ends.isOver) setTimeout(start, RESTART_MS);
    });
  };
  ends.add(async () => {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // One that is held up hears nothing until it goes on.
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await ended;
  });
  start();
};
