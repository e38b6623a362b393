// The bots' entry under Node: runs in a worker thread, never in the thread that serves people.
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { loadGame } from '@quarterdeck/shelf';
import { BotWorkerSide } from './worker-side.ts';

const port = parentPort;
if (port === null) throw new Error('node-worker runs in a worker thread only');

const side = new BotWorkerSide(
  {
    clock: () => performance.now(),
    post: (reply) => port.postMessage(reply),
    breathe: () => setImmediate(),
  },
  loadGame,
);
port.on('message', (request: unknown) => side.receive(request));
