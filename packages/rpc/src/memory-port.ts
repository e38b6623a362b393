import type { Port } from './verbs.ts';

export type MemoryPorts = {
  readonly near: Port;
  readonly far: Port;
  /** The far end dies in the middle of whatever it does. */
  kill(why?: string): void;
  readonly isOpen: () => boolean;
};

/** Two ends in one thread, for tests: what goes between them is copied, as between threads. */
export function memoryPorts(): MemoryPorts {
  let isOpen = true;
  let lose: (why: string) => void = () => {};
  const near = oneEnd();
  const far = oneEnd();
  const post = (to: End) => (message: object) => {
    const copy = structuredClone(message);
    queueMicrotask(() => {
      if (isOpen) to.hear(copy);
    });
  };
  const port = (own: End, other: End): Port => ({
    post: post(other),
    listen: (hear) => own.listen(hear),
    onLoss: (hear) => {
      lose = hear;
    },
    close: () => {
      isOpen = false;
    },
  });
  return {
    near: port(near, far),
    far: { ...port(far, near), onLoss: () => {} },
    kill: (why = 'killed by a test') => {
      isOpen = false;
      lose(why);
    },
    isOpen: () => isOpen,
  };
}

type End = {
  hear(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
};

/** What comes before anybody listens is kept. */
function oneEnd(): End {
  const early: unknown[] = [];
  let heard: (message: unknown) => void = (message) => early.push(message);
  return {
    hear: (message) => heard(message),
    listen: (hear) => {
      heard = hear;
      for (const message of early.splice(0)) hear(message);
    },
  };
}
