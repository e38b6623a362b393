import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** Where the packages that stay outside the bundle are found. */
const BUNDLE = join(HERE, '../../dist/killable.mjs');

export type Killable = {
  readonly port: number;
  /** SIGKILL: the process has no last word. */
  readonly kill: () => Promise<void>;
};

/** Bundled once, because it starts often. */
export async function bundleNode(): Promise<void> {
  await build({
    entryPoints: [join(HERE, 'node.ts')],
    outfile: BUNDLE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['better-sqlite3', 'kysely', 'pg', 'ws'],
    logLevel: 'warning',
  });
}

export async function startNode(folder: string, page: string): Promise<Killable> {
  const child = spawn(process.execPath, [BUNDLE, folder, page], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const port = Number(String(said));
  if (!Number.isInteger(port) || port <= 0) throw new Error(`the server did not start: ${said}`);
  return { port, kill };
}
