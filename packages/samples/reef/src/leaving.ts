// Chapter 8, Leaving: RF-051 to RF-053

import type { Aside } from '@quarterdeck/kernel';
import type { Kinds } from './kinds.ts';
import { boatOf, inTurn, type Reef } from './state.ts';

/** RF-052 */
const pearlsWait = (g: Reef): boolean => g.dives.some((dive) => dive.drawn > 0);

export const leaving: Aside<Kinds> = {
  choices: (g, seat, offer, deny) => {
    if (boatOf(g, seat).out) return;
    if (pearlsWait(g)) deny({ do: 'leave' }, 'RF-052');
    else offer({ do: 'leave' });
  },
  answer: (g, seat, _, act) => {
    boatOf(g, seat).out = true;
    act.emit('RF-051', 'left', { seat });
    if (inTurn(g).length < 2)
      act.skipTo('round/end'); // RF-053
    else if (g.dives.at(-1)?.seat === seat) act.skipTo('diving/end');
  },
};
