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
 * A worker thread that runs bots, for `botClient` or `botPool`. Its entry is looked for beside this
 * file, with the same ending: a bundler is told to build it from `src/node-worker.ts`.
 */
export function startBotWorker(): Worker {
  const [ending] = /\.\w+$/.exec(import.meta.url) ?? ['.js'];
  return startThread(new URL(`./node-worker${ending}`, import.meta.url));
}
