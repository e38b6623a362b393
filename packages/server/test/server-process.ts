import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { SOURCE_CONDITION } from '../../../scripts/build/source-condition.mjs';

export type ServerProcess = {
  readonly port: number;
  /** What it wrote to stderr so far. */
  readonly complaints: () => string;
  /** SIGKILL: the process has no last word. */
  readonly kill: () => Promise<void>;
};

const SQLITE_WORKER = fileURLToPath(
  new URL('../src/store/sqlite/thread/sqlite-worker.ts', import.meta.url),
);

/**
 * As `npm start` bundles the server: the packages that stay outside are looked up beside it, and the
 * thread of its database lies there too.
 */
export async function bundle(entry: string, outfile: string): Promise<void> {
  await build({
    entryPoints: { [basename(outfile, '.mjs')]: entry, 'sqlite-worker': SQLITE_WORKER },
    outdir: dirname(outfile),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: [SOURCE_CONDITION, 'module'],
    external: [
      '@nats-io/transport-node',
      'better-sqlite3',
      'kysely',
      'pg',
      'ws',
      'fastify',
      '@fastify/swagger',
      'prom-client',
      'pino',
    ],
    logLevel: 'warning',
  });
}

/** `given`: for Node, the script and what it is told. It prints its port when it listens. */
export async function startProcess(
  given: readonly string[],
  env: { readonly [name: string]: string } = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let complaints = '';
  child.stderr.on('data', (part) => {
    complaints += part;
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const port = Number(String(said));
  if (!Number.isInteger(port) || port <= 0)
    throw new Error(`the server did not start: ${said}\n${complaints}`);
  return { port, complaints: () => complaints, kill };
}
