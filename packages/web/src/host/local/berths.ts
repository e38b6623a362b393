/** Places to think in. */
export type Berths = {
  /** Waits for a place; gives what leaves it again. Rejects where the signal comes first. */
  take(signal: AbortSignal): Promise<() => void>;
};

/** At most `count` think at once, in the order they came: the page needs a core of its own. */
export const createBerths = (count: number): Berths => {
  const waiting: (() => void)[] = [];
  let taken = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) taken--;
    else next();
  };
  return {
    take: async (signal) => {
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
      return leave;
    },
  };
};
