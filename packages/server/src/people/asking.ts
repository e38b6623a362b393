import type { IncomingMessage } from 'node:http';
import { ok, type Result, refused } from '@quarterdeck/tables';
import { isBanned } from '../online/guests.ts';
import type { Buckets } from '../online/limits.ts';
import type { Guest } from '../store/server-store.ts';

export type AskingParts = {
  /** Who a request comes from, with an account or without. */
  readonly guestOf: (request: IncomingMessage) => Promise<Guest | undefined>;
  /** By guest: how much one may read about people. */
  readonly reads: Buckets;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

/** Who asks something about people; refused where it is nobody, or asks too much. */
export async function whoAsks(
  { guestOf, reads, now }: AskingParts,
  request: IncomingMessage,
  needs: 'guest' | 'account' = 'guest',
): Promise<Result<Guest>> {
  const guest = await guestOf(request);
  if (guest === undefined) return refused('not-signed-in');
  // Who is kept out may still read and take along what is theirs.
  if (needs === 'account' && isBanned(guest, now())) return refused('banned');
  if (needs === 'account' && !guest.hasAccount) return refused('needs-account');
  return reads.take(guest.id) ? ok(guest) : refused('too-fast');
}
