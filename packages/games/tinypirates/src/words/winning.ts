// How Tiny Epic Pirates is won: the aim, what everybody has of it, how near the end is.

import type { KeyOf, Standing } from '@quarterdeck/kernel/say';
import type { Kinds, Tinypirates } from '../model/state.ts';
import { buriedBy } from '../rules/fleet.ts';
import { sheetOf } from '../rules/outcome.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

/** TE-355: alone, the Solo Pirate is who else may win. */
const buriedByOpponent = (g: Tinypirates): number =>
  g.pirates.reduce((sum, { seat, pirate }) => (seat === null ? sum + buriedBy(g, pirate) : sum), 0);

export const standing: Standing<Kinds, KeyOf<typeof ENGLISH>> = {
  aim: (g) => ({
    says: put('win.aim', { count: g.printed.limits.treasuresToWin }),
    clause: g.solo === null ? 'TE-255' : 'TE-355',
  }),
  end: (g) => {
    if (g.solo !== null)
      return { says: put('win.solo', { count: buriedByOpponent(g) }), clause: 'TE-355' };
    return g.endedBy === null
      ? { says: put('win.end'), clause: 'TE-251' }
      : { says: put('win.last'), clause: 'TE-253' };
  },
  sheet: sheetOf,
  figure: (g, count) => put('see.buried', { count, most: g.printed.limits.treasuresToWin }),
};
