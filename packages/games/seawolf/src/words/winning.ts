// How Seawolf is won: the aim, what everybody has of it, how near the end is.

import { HIDDEN } from '@quarterdeck/kernel';
import type { KeyOf, Standing } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { shipOf } from '../rules/map.ts';
import { scoreSheet } from '../rules/scoring.ts';
import type { ENGLISH } from './english.ts';
import { cargoName, put } from './names.ts';
import { scarcest } from './standings.ts';

export const standing: Standing<Kinds, KeyOf<typeof ENGLISH>> = {
  aim: () => ({ says: put('win.aim'), clause: 'SW-301' }),
  end: (g) => {
    if (g.lastRound !== null)
      return { says: put(g.round === g.lastRound ? 'win.last' : 'win.next'), clause: 'SW-082' };
    const { row, left } = scarcest(g);
    return { says: put('win.end', { count: left, good: cargoName(row) }), clause: 'SW-082' };
  },
  // SW-298: a mission that is still open costs nothing yet.
  sheet: (g) =>
    scoreSheet(g).map((line) => (line.points < 0 && !g.over ? { ...line, points: 0 } : line)),
  figure: (_, count) => put('win.figure', { count }),
  hasMore: (g, seat) => shipOf(g, seat).chests.includes(HIDDEN),
};
