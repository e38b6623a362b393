import type { Port } from './verbs.ts';

/** What we use of a page's `Worker`. */
export type PageWorker = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): unknown;
};

/** What we use of Node's `Worker`. */
export type ThreadWorker = {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'error', listener: (problem: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
};

export type AnyWorker = PageWorker | ThreadWorker;

/** The end of whoever started the worker. */
export function portToWorker(worker: AnyWorker): Port {
  const isPage = 'addEventListener' in worker;
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear) => {
      if (isPage) worker.addEventListener('message', (event) => hear(event.data));
      else worker.on('message', hear);
    },
    onLoss: (hear) => {
      const once = onlyOnce(hear);
      if (isPage) worker.addEventListener('error', (event) => once(event.message));
      else {
        worker.on('error', (problem) => once(problem.message));
        worker.on('exit', (code) => once(`it exited with code ${code}`));
      }
    },
    close: () => {
      worker.terminate();
    },
  };
}

const onlyOnce = (hear: (why: string) => void): ((why: string) => void) => {
  let isHeard = false;
  return (why) => {
    if (!isHeard) hear(why);
    isHeard = true;
  };
};

/** What we use of a worker's own scope; the DOM's types know only the page's. */
export type WorkerScope = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
};

/** The worker's own end. What comes before anybody listens is kept. */
export function portToPage(scope: WorkerScope): Pick<Port, 'post' | 'listen'> {
  const early: unknown[] = [];
  let heard: (message: unknown) => void = (message) => early.push(message);
  scope.addEventListener('message', (event) => heard(event.data));
  return {
    post: (message) => scope.postMessage(message),
    listen: (hear) => {
      heard = hear;
      for (const message of early.splice(0)) hear(message);
    },
  };
}
