import type { Connection } from './connection.ts';

/** Milliseconds without a hand on the page: whoever plays a board game also thinks. */
const IDLE_AFTER_MS = 120_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tells the server whether anybody sits in front of this page; gives back how to stop that. */
export function attend(connection: Pick<Connection, 'call' | 'onState' | 'state'>): () => void {
  let isHere = true;
  let idle: ReturnType<typeof setTimeout> | undefined;
  const tell = (now: boolean): void => {
    if (now === isHere) return;
    isHere = now;
    void connection.call('attend', { isHere });
  };
  const wait = (): void => {
    clearTimeout(idle);
    idle = setTimeout(() => tell(false), IDLE_AFTER_MS);
  };
  const move = (): void => {
    wait();
    if (!document.hidden) tell(true);
  };
  const look = (): void => {
    if (document.hidden) tell(false);
    else move();
  };
  // A new connection is thought to have somebody in front of it.
  const stopListening = connection.onState(() => {
    if (connection.state === 'live' && !isHere) void connection.call('attend', { isHere });
  });
  for (const sign of SIGNS) window.addEventListener(sign, move, { passive: true });
  document.addEventListener('visibilitychange', look);
  wait();
  return () => {
    clearTimeout(idle);
    stopListening();
    for (const sign of SIGNS) window.removeEventListener(sign, move);
    document.removeEventListener('visibilitychange', look);
  };
}
