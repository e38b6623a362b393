import type { Message, Port, Request, WorkerPort } from './protocol.ts';

/** The page's end of a worker. */
export function portToWorker<In = Message, Out = Request>(worker: Worker): WorkerPort<In, Out> {
  return {
    post: (request) => worker.postMessage(request),
    listen: (listener) => {
      worker.addEventListener('message', (event: MessageEvent<In>) => listener(event.data));
    },
    onLoss: (listener) => {
      worker.addEventListener('error', (event) => listener(event.message), { once: true });
    },
    close: () => worker.terminate(),
  };
}

/** What we use of a worker's own scope; the DOM's types know only the page's. */
export type WorkerScope<In = Request, Out = Message> = {
  postMessage(message: Out): void;
  addEventListener(type: 'message', listener: (event: { readonly data: In }) => void): void;
};

/** The worker's own end. Requests that come before anybody listens are kept. */
export const portToPage = <In = Request, Out = Message>(
  scope: WorkerScope<In, Out>,
): Port<In, Out> => {
  const early: In[] = [];
  let hear = (request: In): void => {
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
