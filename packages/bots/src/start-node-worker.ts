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
 * A thread whose script lies beside the one that starts it, with the same ending: in the source, and
 * in a bundle that builds both. `starter` is its `import.meta.url`.
 */
export function startThreadBeside(starter: string, name: string): Worker {
  const [ending] = /\.\w+$/.exec(starter) ?? ['.js'];
  return startThread(new URL(`./${name}${ending}`, starter));
}
