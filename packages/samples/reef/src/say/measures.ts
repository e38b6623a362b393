import type { Seat } from '@quarterdeck/kernel';
import type { Measures } from '@quarterdeck/kernel/say';
import type { Kinds } from '../kinds.ts';
import { boatOf, depthOf, type Reef } from '../state.ts';
import { poolName } from './names.ts';

/** What the details of Reef claim something about. */
export const measures = {
  divers: { of: (g: Reef, seat: Seat) => boatOf(g, seat).divers },
  depth: { of: depthOf, who: poolName },
  draw: { event: 'pearls-drawn', of: ({ count }: Kinds['events']['pearls-drawn']) => count },
} satisfies Measures<Kinds>;
