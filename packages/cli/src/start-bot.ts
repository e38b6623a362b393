import type { Worker } from 'node:worker_threads';
import { startThreadBeside } from '@quarterdeck/bots/start-node-worker';

/** A thread of bots that plays our games. */
export const startBot = (): Worker => startThreadBeside(import.meta.url, 'bot-worker');
