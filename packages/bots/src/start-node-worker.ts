import { Worker } from 'node:worker_threads';

/** Node cannot read TypeScript by itself; a worker from source brings the loader, a built one not. */
const LOADER = new URL('../../../scripts/typescript.mjs', import.meta.url);

/** A worker thread from a source file or from a built one. */
export function startThread(entry: URL): Worker {
  return entry.pathname.endsWith('.ts')
    ? new Worker(entry, { execArgv: ['--import', LOADER.href] })
    : new Worker(entry);
}

/**
 * A worker thread that runs bots, for `botClient` or `botPool`. In a bundle the entry is looked for
 * beside it as `node-worker.mjs`: the bundler is told to build it from `src/node-worker.ts`.
 */
export function startBotWorker(): Worker {
  const name = import.meta.url.endsWith('.ts') ? './node-worker.ts' : './node-worker.mjs';
  return startThread(new URL(name, import.meta.url));
}
