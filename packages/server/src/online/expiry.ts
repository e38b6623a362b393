import type { ServerStore } from '../store/server-store.ts';
import type { Rooms } from './rooms.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** Milliseconds that something is kept after anybody touched it last. */
export type Lifetimes = {
  /** A table that was set and never dealt. */
  readonly waiting: number;
  /** A match that nobody plays on. */
  readonly underWay: number;
  /** A match that is over: its replay can be saved as a file. */
  readonly over: number;
  /** A guest who neither set a table nor sits at one. */
  readonly guest: number;
};

export const LIFETIMES: Lifetimes = {
  waiting: 30 * DAY,
  underWay: 365 * DAY,
  over: 2 * 365 * DAY,
  guest: 30 * DAY,
};

const MOST_AT_ONCE = 100;

/**
 * Deletes what nobody will come back to, a few at a time, so that a server does not fill up with it
 * and nobody waits meanwhile. Doing it twice, or on two nodes, does no harm.
 */
export async function expire(
  store: ServerStore,
  rooms: Rooms,
  now: number,
  lifetimes: Lifetimes,
  /** Whether it is still for this node to do. */
  isOurs: () => Promise<boolean>,
): Promise<void> {
  const { waiting, underWay, over, guest } = lifetimes;
  const since = { waiting: now - waiting, underWay: now - underWay, over: now - over };
  for (const table of await store.onlineTables.abandoned(since, MOST_AT_ONCE)) {
    if (!(await isOurs())) return;
    await rooms.expire(table, since);
  }
  await store.guests.forgetUnused(now - guest, MOST_AT_ONCE);
}
