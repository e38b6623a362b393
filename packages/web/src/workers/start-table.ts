import type { Request } from '../host/local/protocol.ts';

export const startTable = (): Worker =>
  new Worker(new URL('./table.worker.ts', import.meta.url), { type: 'module', name: 'table' });

/** No line counts from here, so nobody waits for the answer. */
const NOBODY = 0;

/** For a page that is opened at a table: worker and game are on their way before the page itself. */
export const startTableOf = (game: string): Worker => {
  const worker = startTable();
  const request: Request = { id: NOBODY, verb: 'prepare', args: [game] };
  worker.postMessage(request);
  return worker;
};
