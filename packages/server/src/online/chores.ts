import { log } from '../logging/log.ts';
import type { Nodes } from '../nodes/nodes.ts';
import type { Notices } from '../notices/notices.ts';
import type { People } from '../people/people.ts';
import type { ServerStore } from '../store/server-store.ts';
import { expire, LIFETIMES, type Lifetimes } from './expiry.ts';
import type { Lobby } from './lobby.ts';
import type { Rooms } from './rooms.ts';
import { resumeBots, takeOver, watchDeadlines } from './schedule.ts';
import type { Uptime } from './uptime.ts';

const USUAL_LOOKING = 1_000;
const USUAL_TIDYING = 10 * 60_000;
/** News may be lost: with this many looks the database is asked once, where news comes at all. */
const LOOKS_WITH_NEWS = 3;

export type ChoreOptions = {
  /** Milliseconds between two looks for tables whose time has run out. */
  readonly lookEvery?: number;
  /** How long what nobody touches is kept, where it is not the usual. */
  readonly lifetimes?: Partial<Lifetimes>;
  /** Milliseconds between two deletions of it. */
  readonly tidyEvery?: number;
};

export type ChoreParts = {
  readonly store: ServerStore;
  readonly nodes: Nodes;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly people: People;
  readonly notices: Notices;
  readonly uptime: Uptime;
  readonly now: () => number;
  readonly options: ChoreOptions;
};

/** What is done though nobody asks; what is given ends it. */
export function startChores(parts: ChoreParts): readonly (() => unknown)[] {
  const { store, nodes, rooms, people, notices, uptime, now, options } = parts;
  const { work } = nodes;
  const lookEvery = options.lookEvery ?? USUAL_LOOKING;
  // People need not wait for it.
  const resuming = resumeBots(store, rooms, work);
  return [
    watchDeadlines(store, rooms, work, now, lookEvery),
    people.countEvery(lookEvery),
    notices.tellEvery(lookEvery, uptime.outages.at(-1)?.from ?? now()),
    tidy(parts),
    lookAfterOthers(parts, lookEvery),
    resuming.stop,
    () => resuming.resumed,
  ];
}

function tidy({ store, nodes: { work }, rooms, now, options }: ChoreParts): () => Promise<void> {
  const lifetimes = { ...LIFETIMES, ...options.lifetimes };
  const once = async (): Promise<void> => {
    if (await work.takeJob('expiry'))
      await expire(store, rooms, now(), lifetimes, () => work.holdsJob('expiry'));
  };
  return everySoOften(
    options.tidyEvery ?? USUAL_TIDYING,
    once,
    'What nobody comes back to could not be deleted.',
  );
}

/** What other nodes store is read where they cannot say it, and what they leave is done. */
function lookAfterOthers(
  { store, nodes, rooms, lobby, notices }: ChoreParts,
  every: number,
): () => Promise<void> {
  const { bus, work } = nodes;
  nodes.onDead(async ({ until }) => {
    await takeOver(store, rooms, work, until);
    await notices.lookBack(until);
  });
  let looks = 0;
  const look = async (): Promise<void> => {
    looks++;
    if (!nodes.hasOthers) return;
    if (bus.line === 'up') {
      if (looks % LOOKS_WITH_NEWS !== 0) return;
      lobby.pairAgain();
      await rooms.lookForNews('logs');
    } else {
      lobby.lookAgain();
      await rooms.lookForNews('all');
    }
  };
  const stops = [
    everySoOften(every, look, 'The database could not be asked for news:'),
    everySoOften(
      every,
      () => takeOver(store, rooms, work, null),
      'What another node has left could not be taken over.',
    ),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
}

/** One at a time; the next time finds what this one has missed. What is given ends it, when it is done. */
function everySoOften(
  millis: number,
  work: () => Promise<void>,
  complaint: string,
): () => Promise<void> {
  let working: Promise<void> | null = null;
  const once = async (): Promise<void> => {
    try {
      await work();
    } catch (problem) {
      log.fault(complaint, problem);
    }
    working = null;
  };
  const timer = setInterval(() => {
    working ??= once();
  }, millis);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}
