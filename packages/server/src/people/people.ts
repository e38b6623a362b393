import type { IncomingMessage } from 'node:http';
import type { HostEnv } from '@quarterdeck/tables';
import { log } from '../logging/log.ts';
import type { Work } from '../nodes/work.ts';
import { Buckets, type Counts, type Limits } from '../online/limits.ts';
import type { Guest, ServerStore } from '../store/server-store.ts';
import { countFinished } from './counting.ts';
import { everythingOperators } from './everything.ts';
import { FriendsAsking } from './friends.ts';
import { Profiles } from './profiles.ts';

export type PeopleParts = {
  readonly store: ServerStore;
  readonly env: HostEnv;
  readonly work: Pick<Work, 'takeJob'>;
  readonly limits: Limits;
  /** Milliseconds of a clock that nobody sets. */
  readonly ticks: () => number;
  /** By guest: connections that are open. */
  readonly connected: Counts;
  readonly guestOf: (request: IncomingMessage) => Promise<Guest | undefined>;
};

/** All that people are to each other beside their tables. */
export function openPeople(given: PeopleParts) {
  const { store, env, work, limits, ticks, connected, guestOf } = given;
  const reads = new Buckets(limits.reads, ticks);
  const asking = new Buckets(limits.asking, ticks);
  const exports = new Buckets(limits.exports, ticks);
  const { now, newId } = env;
  const parts = { store, now, newId, guestOf, reads, limits, connected, asking, exports };
  const profiles = new Profiles(parts);
  return {
    /** Who asks, and how much they may. */
    asking: { guestOf, reads, now },
    operators: {
      ...profiles.operators,
      ...new FriendsAsking({ ...parts, profiles }).operators,
      ...everythingOperators(parts),
    },
    /** Counts matches that are over from now on; what is given ends it, when none is being counted. */
    countEvery: (millis: number): (() => Promise<void>) => {
      let counting: Promise<void> | null = null;
      const count = async (): Promise<void> => {
        try {
          if (await work.takeJob('counting')) await countFinished(store, newId);
        } catch (problem) {
          // The next look finds what this one has missed.
          log.fault('Matches that are over could not be counted.', problem);
        }
        counting = null;
      };
      const timer = setInterval(() => {
        counting ??= count();
      }, millis);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await counting;
      };
    },
  };
}

export type People = ReturnType<typeof openPeople>;
