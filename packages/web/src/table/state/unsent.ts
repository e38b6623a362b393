import type { Offer } from '@quarterdeck/board-kit';
import type { HostStatus } from '../../hosts/host.ts';

/** What a call is refused with where nobody heard it. */
export const HOST_LOST = 'host-lost';

/** An answer that reached nobody, and the question it was given to. */
export type Unsent = { readonly offer: Pick<Offer, 'choice' | 'label'>; readonly moment: string };

/**
 * What becomes of it: it waits for the host, is sent where the same is still asked, and is forgotten
 * where the table went on without it. It may have arrived, unheard: then the question is another.
 */
export const fateOf = (
  unsent: Unsent,
  moment: string,
  state: HostStatus['state'],
): 'waits' | 'sent' | 'forgotten' => {
  if (moment !== unsent.moment) return 'forgotten';
  return state === 'live' ? 'sent' : 'waits';
};
