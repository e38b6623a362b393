// The bots' part under Node: runs in a worker thread, never in the thread that serves people.
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import type { Games } from '@quarterdeck/kernel/engine';
import { BotWorkerSide } from './worker-side.ts';

/** What a thread of bots runs: the program that starts it says which games it plays. */
export function serveBots({ games }: { readonly games: Pick<Games, 'load'> }): void {
  const port = parentPort;
  if (port === null) throw new Error('Bots are served in a worker thread only.');
  const side = new BotWorkerSide(
    {
      clock: () => performance.now(),
      post: (reply) => port.postMessage(reply),
      yieldToMessages: () => setImmediate(),
    },
    games.load,
  );
  port.on('message', (request: unknown) => side.receive(request));
}
