import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Milliseconds until then, counted down by the second; undefined where there is no end. */
export const useTimeLeft = (dueAt: number | undefined): number | undefined => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (dueAt === undefined) return;
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [dueAt]);
  return dueAt === undefined ? undefined : Math.max(0, dueAt - now);
};
