import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresFolder } from '../environment/postgres.mjs';
import { freePort, RunningProgram } from './run-process.mjs';

/** PostgreSQL refuses to run as root; its package brings a user for it. */
const unprivileged = () => {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ which) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/**
 * A PostgreSQL of our own on a free port of this machine alone, gone without a trace at the end.
 * `server` is its address, without a database.
 *
 * @param {() => void} [onEnded] it has ended by itself, or somebody else has ended it
 */
export const runPostgres = async (onEnded) => {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const user = unprivileged();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const how = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } };
  const cluster = join(folder, 'cluster');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'quarterdeck', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...how, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const program = new RunningProgram({
    program: join(bin, 'postgres'),
    given: ['-D', cluster, '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])],
    ready: /ready to accept connections/,
    how,
    ...(onEnded ? { onEnded } : {}),
  });
  await program.start();
  return {
    port,
    start: () => program.start(),
    server: `postgres://quarterdeck@127.0.0.1:${port}`,
    pause: () => program.pause(),
    resume: () => program.resume(),
    /** Connections are cut, and what was not committed is gone. */
    restart: async () => {
      await program.stop('SIGQUIT');
      await program.start();
    },
    /** In order; `start` has it run again, with all that was in it. */
    end: () => program.stop('SIGINT'),
    stop: async () => {
      await program.stop('SIGINT');
      process.off('exit', remove);
      remove();
    },
  };
};
