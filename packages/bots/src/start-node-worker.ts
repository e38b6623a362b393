import { Worker } from 'node:worker_threads';

/** Node cannot read TypeScript by itself; a worker from source brings the loader, a built one not. */
const LOADER = new URL('../../../scripts/typescript.mjs', import.meta.url);

/** A worker thread from a source file or from a built one. */
export function startThread(entry: URL, workerData?: unknown): Worker {
  return entry.pathname.endsWith('.ts')
    ? new Worker(entry, { workerData, execArgv: ['--import', LOADER.href] })
    : new Worker(entry, { workerData });
}

/**
 * A thread whose script lies beside the one that starts it, with the same ending: in the source, and
 * in a bundle that builds both. `starter` is its `import.meta.url`, `workerData` what it finds under that name.
 */
export function startThreadBeside(starter: string, name: string, workerData?: unknown): Worker {
  const [ending] = /\.\w+$/.exec(starter) ?? ['.js'];
  return startThread(new URL(`./${name}${ending}`, starter), workerData);
}
