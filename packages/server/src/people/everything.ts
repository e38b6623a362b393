import { ok, refused } from '@quarterdeck/tables';
import type { OnlineOperators } from '../http/operations.ts';
import type { Buckets } from '../online/limits.ts';
import type { ServerStore } from '../store/server-store.ts';
import { type AskingParts, whoAsks } from './asking.ts';

export type EverythingParts = AskingParts & {
  readonly store: ServerStore;
  /** By guest: how often one may ask. */
  readonly exports: Buckets;
};

/** Gives out what is stored about who asks. Of a match under way it says that one sits there, no more. */
export const everythingOperators = (parts: EverythingParts) =>
  ({
    exportEverything: async ({ request }) => {
      const asked = await whoAsks(parts, request);
      if (!asked.ok) return asked;
      const { id } = asked.value;
      if (!parts.exports.take(id)) return refused('too-many-exports');
      const exportedAt = new Date(parts.now()).toISOString();
      return ok({ exportedAt, everything: await parts.store.people.everything(id) });
    },
  }) satisfies Partial<OnlineOperators>;
