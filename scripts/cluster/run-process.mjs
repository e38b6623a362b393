import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A program that others need, as a process of its own that ends with this one. It and what it starts
 * are one group, so that all of it is stopped, or held up, at once.
 *
 * @typedef {{
 *   readonly program: string,
 *   readonly given: readonly string[],
 *   readonly ready: RegExp,
 *   readonly how?: import('node:child_process').SpawnOptions,
 *   readonly onEnded?: () => void,
 * }} Program `onEnded`: it has ended, and nobody had stopped it
 */

/**
 * The program in the place of this shell; beside it another one, which ends the whole group when what it
 * reads from ends: with this process, in whatever way that ends.
 */
const WITH_US = '(read -r _ <&3; kill -KILL 0) >/dev/null 2>&1 & exec 3<&-; exec "$0" "$@"';

export class RunningProgram {
  /** @type {Program} */
  #program;
  /** @type {import('node:child_process').ChildProcess | null} */
  #child = null;

  /** @param {Program} program */
  constructor(program) {
    this.#program = program;
  }

  /** Ends when it says that it is ready. */
  async start() {
    const { program, given, ready, how } = this.#program;
    const child = spawn('/bin/sh', ['-c', WITH_US, program, ...given], {
      ...how,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    child.stdio[3]?.on('error', () => {});
    this.#child = child;
    process.once('exit', this.#kill);
    let said = '';
    await /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        const hear = (/** @type {unknown} */ part) => {
          if (said === '(ready)') return;
          said += part;
          if (!ready.test(said)) return;
          said = '(ready)';
          resolve();
        };
        child.stdout?.on('data', hear);
        child.stderr?.on('data', hear);
        child.once('error', reject);
        child.once('exit', () => {
          reject(new Error(`${program} did not start:\n${said}`));
          // Rejecting does nothing once it was ready.
          if (said === '(ready)' && this.#child === child) this.#program.onEnded?.();
        });
      })
    );
  }

  /** @param {NodeJS.Signals} signal */
  async stop(signal) {
    const child = this.#child;
    this.#child = null;
    process.off('exit', this.#kill);
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    // What is held up hears nothing until it goes on.
    signalGroup(child, 'SIGCONT');
    child.kill(signal);
    await ended;
    child.stdio[3]?.destroy();
  }

  /** Holds its connections, and says nothing. */
  pause() {
    if (this.#child !== null) signalGroup(this.#child, 'SIGSTOP');
  }

  resume() {
    if (this.#child !== null) signalGroup(this.#child, 'SIGCONT');
  }

  #kill = () => {
    if (this.#child !== null) signalGroup(this.#child, 'SIGKILL');
  };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
const signalGroup = (child, signal) => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // It has ended by itself.
  }
};

/** @returns {Promise<number>} a port of this machine that nobody has */
export const freePort = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const closed = once(probe, 'close');
  probe.close();
  await closed;
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};
