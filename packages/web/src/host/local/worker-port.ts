import type { Message, Port, Request, WorkerPort } from './protocol.ts';

/** The page's end of a worker. */
export function portToWorker(worker: Worker): WorkerPort {
  return {
    post: (request) => worker.postMessage(request),
    listen: (listener) => {
      worker.addEventListener('message', (event: MessageEvent<Message>) => listener(event.data));
    },
    onLoss: (listener) => {
      worker.addEventListener('error', (event) => listener(event.message), { once: true });
    },
    close: () => worker.terminate(),
  };
}

/** What we use of a worker's own scope; the DOM's types know only the page's. */
export type WorkerScope = {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Request }) => void): void;
};

/** The worker's own end. Requests that come before anybody listens are kept. */
export const portToPage = (scope: WorkerScope): Port<Request, Message> => {
  const early: Request[] = [];
  let hear = (request: Request): void => {
    early.push(request);
  };
  scope.addEventListener('message', (event) => hear(event.data));
  return {
    post: (message) => scope.postMessage(message),
    listen: (listener) => {
      hear = listener;
      for (const request of early.splice(0)) listener(request);
    },
  };
};
