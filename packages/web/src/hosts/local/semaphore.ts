/** Lets a limited number through at once. */
export type Semaphore = {
  /** Waits for room; gives what releases it again. Rejects where the signal comes first. */
  acquire(signal: AbortSignal): Promise<() => void>;
};

/** At most `count` at once, in the order they came. */
export const semaphore = (count: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const release = (): void => {
    const next = waiting.shift();
    if (next === undefined) taken--;
    else next();
  };
  return {
    acquire: async (signal) => {
      signal.throwIfAborted();
      if (taken < count) taken++;
      else
        await new Promise<void>((resolve, reject) => {
          const giveUp = (): void => {
            waiting.splice(waiting.indexOf(enter), 1);
            reject(signal.reason);
          };
          const enter = (): void => {
            signal.removeEventListener('abort', giveUp);
            resolve();
          };
          waiting.push(enter);
          signal.addEventListener('abort', giveUp, { once: true });
        });
      return release;
    },
  };
};
