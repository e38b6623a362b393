export const startTable = (): Worker =>
  new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });

/** No client counts from here, so nobody waits for the answer. */
const NOBODY = 0;

/** For a page that is opened at a table: worker and game are on their way before the page itself. */
export const startTableOf = (game: string): Worker => {
  const worker = startTable();
  worker.postMessage({ id: NOBODY, verb: 'prepare', game });
  return worker;
};
