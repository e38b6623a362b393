// The bots' entry in a page: runs in a Web Worker, whose policy must allow generated code for speed.
import type { Games } from '@quarterdeck/kernel/engine';
import { BotWorkerSide, type LoadGauges } from './worker-side.ts';

export type { LoadGauges };

/** What we use of a dedicated worker's scope; the DOM's own types are the page's to bring. */
type WorkerScope = {
  postMessage(reply: object): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: (() => void) | null };
    readonly port2: { postMessage(nothing: null): void };
  };
};
/** A timer would wait four milliseconds each time; a message to oneself does not. */
function yieldByMessage(scope: WorkerScope): () => Promise<void> {
  const { port1, port2 } = new scope.MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}

type Served = {
  readonly games: Pick<Games, 'load'>;
  /** What hints are explained by, fetched with the first of them. */
  readonly gauges?: LoadGauges;
};

/** What a page's bot worker runs: whoever starts it says which games it plays. */
export function serveBots({ games, gauges }: Served): void {
  const scope = globalThis as unknown as WorkerScope;
  const side = new BotWorkerSide(
    {
      clock: () => performance.now(),
      post: (reply) => scope.postMessage(reply),
      yieldToMessages: yieldByMessage(scope),
    },
    games.load,
    gauges,
  );
  scope.addEventListener('message', (event) => side.receive(event.data));
}
