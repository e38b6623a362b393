import type { BotReply, BotRequest } from './protocol.ts';

/** What we use of Node's `Worker`. */
export type ThreadWorker = {
  postMessage(request: BotRequest): void;
  on(event: 'message', listener: (reply: BotReply) => void): unknown;
  on(event: 'error', listener: (problem: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
};

/** What we use of a page's `Worker`. */
export type PageWorker = {
  postMessage(request: BotRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: BotReply }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): unknown;
};

export type BotWorker = ThreadWorker | PageWorker;

type Listeners = {
  readonly onReply: (reply: BotReply) => void;
  readonly onEnd: (why: string) => void;
};
export type WorkerPort = {
  post(request: BotRequest): void;
  terminate(): void;
};

/** The same few verbs for both kinds of worker. */
export function portTo(worker: BotWorker, { onReply, onEnd }: Listeners): WorkerPort {
  if ('addEventListener' in worker) {
    worker.addEventListener('message', (event) => onReply(event.data));
    worker.addEventListener('error', (event) => onEnd(event.message));
  } else {
    worker.on('message', onReply);
    worker.on('error', (problem) => onEnd(problem.message));
    worker.on('exit', (code) => onEnd(`it exited with code ${code}`));
  }
  return {
    post: (request) => worker.postMessage(request),
    terminate: () => {
      worker.terminate();
    },
  };
}
