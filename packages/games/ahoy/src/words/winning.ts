// How Ahoy is won: the aim, what everybody has of it, how near the end is.

import type { KeyOf, Standing } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { scoreSheet } from '../rules/outcome.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

export const standing: Standing<Kinds, KeyOf<typeof ENGLISH>> = {
  aim: () => ({ says: put('win.aim'), clause: 'AH-291' }),
  end: (g) => {
    const { fame } = g.printed.content.amounts;
    const most = Math.max(...g.mats.map((mat) => mat.fame));
    return most >= fame.end
      ? { says: put('win.last'), clause: 'AH-287' }
      : { says: put('win.end', { count: fame.end }), clause: 'AH-287' };
  },
  sheet: scoreSheet,
  figure: (_, count) => put('fame', { count }),
  // AH-288: pledged cargo counts when it is shown, and by the control of then.
  hasMore: (g, seat) =>
    !g.over &&
    g.smugglers.some(
      (one) =>
        one.seat === seat && one.pledges.some(({ shown, cards }) => !shown && cards.length > 0),
    ),
};
