// How Take No Prisoners is won: the aim, what everybody has of it, how near the end is.

import type { KeyOf, Standing } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import { sheetOf } from '../rules/outcome.ts';
import type { ENGLISH } from './english.ts';
import { put } from './names.ts';

/** TP-281, TP-305: until something else has decided, ships of the highest level are what counts. */
export const standing: Standing<Kinds, KeyOf<typeof ENGLISH>> = {
  aim: (g) => {
    const { fleetVictoryShips, fleetVictoryLevel } = g.printed.figures;
    const figures = { count: fleetVictoryShips, level: fleetVictoryLevel };
    return { says: put('win.aim', figures), clause: 'TP-281' };
  },
  end: () => ({ says: put('win.end'), clause: 'TP-284' }),
  sheet: (g) => sheetOf(g, g.ending?.victory ?? 'fleet'),
  figure: (_, count) => put('score.topShips', { count }),
};
