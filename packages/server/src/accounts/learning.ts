import type { IncomingMessage } from 'node:http';
import { notAfter, ok, refused } from '@quarterdeck/tables';
import type { OnlineOperators } from '../http/operations.ts';
import { Buckets, type Rate } from '../online/limits.ts';
import type { Guest, LearningStore } from '../store/server-store.ts';

type Visitors = { of(request: IncomingMessage): Promise<Guest | undefined> };

/**
 * What somebody has learned goes from device to device with who it is, with an account or without.
 * `rate`: how often one guest may store something.
 */
export const learningOperators = (
  store: LearningStore,
  guests: Visitors,
  rate: Rate,
  now: () => number,
): Pick<OnlineOperators, 'learned' | 'learn'> => {
  const changes = new Buckets(rate, () => performance.now());
  return {
    learned: async ({ request }) => {
      const guest = await guests.of(request);
      return guest === undefined ? refused('not-signed-in') : ok(await store.read(guest.id));
    },
    learn: async ({ request, body }) => {
      const guest = await guests.of(request);
      if (guest === undefined) return refused('not-signed-in');
      if (!changes.take(guest.id)) return refused('too-fast');
      const all = await store.add(guest.id, notAfter(now(), body));
      return all === null ? refused('too-much-learned') : ok(all);
    },
  };
};
