import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { postgresFolder } from '../../../scripts/environment/postgres.mjs';

export type RunningPostgres = {
  /** The address of a new, empty database. */
  readonly fresh: () => Promise<string>;
  readonly stop: () => Promise<void>;
};

type User = { readonly uid: number; readonly gid: number };

/** A PostgreSQL of our own on a free port of this machine alone, gone without a trace at the end. */
export async function startPostgres(): Promise<RunningPostgres> {
  const bin = postgresFolder();
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-postgres-'));
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
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', cluster, '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])],
    { ...how, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const end = (): boolean => child.kill('SIGINT');
  process.once('exit', end);
  await ready(child.stderr);

  let databases = 0;
  const server = `postgres://quarterdeck@127.0.0.1:${port}`;
  return {
    fresh: async () => {
      databases += 1;
      const client = new pg.Client(`${server}/postgres`);
      await client.connect();
      await client.query(`create database try${databases}`);
      await client.end();
      return `${server}/try${databases}`;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      end();
      await ended;
      process.off('exit', end);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; its package brings a user for it. */
function unprivileged(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string): number =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const closed = once(probe, 'close');
  probe.close();
  await closed;
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function ready(messages: NodeJS.ReadableStream): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    messages.setEncoding('utf8');
    messages.on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    messages.on('end', () => reject(new Error(`PostgreSQL did not start:\n${said}`)));
  });
}
