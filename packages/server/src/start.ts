// The server as `npm start` runs it: this file and bot-worker.ts alone name our games.
import type { Worker } from 'node:worker_threads';
import { startThreadBeside } from '@quarterdeck/bots/start-node-worker';

export { loadGame } from '@quarterdeck/shelf';
export {
  openOnline,
  openSqliteInThread,
  runServer,
  serve,
  settingsOf,
  untilStopped,
} from './index.ts';

/** A thread of bots that plays our games. */
export const startBot = (): Worker => startThreadBeside(import.meta.url, 'bot-worker');
