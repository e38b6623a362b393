// Chapter 10, Legend: TE-243 to TE-250

import type { Chapter } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Kinds } from '../model/state.ts';
import { STATIONS } from '../pack/components.ts';
import { answersFor, pirateOf } from './fleet.ts';
import { gainGold, gainSureFire } from './gains.ts';

export const legend: Chapter<Kinds, 'legend'> = {
  'legend/gain': auto((g, { pirate }, act) => {
    const mat = pirateOf(g, pirate);
    if (mat.legend === g.printed.topLevel) return; // TE-249
    mat.legend++;
    act.emit('TE-243', 'legend-gained', { pirate, level: mat.legend });
    // TE-245, TE-247
    const { gold, deckhands, sureFire } = at(g.printed.levels, mat.legend);
    if (gold > 0) gainGold(g, pirate, gold, 'TE-245', act);
    for (let each = 0; each < sureFire; each++) gainSureFire(g, pirate, 'TE-245', act);
    if (deckhands > 0 && mat.waiting) act.next('legend/deckhand', { pirate });
  }),

  // TE-248, TE-S20
  'legend/deckhand': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (_g, _f, offer) => {
      for (const to of STATIONS) offer({ do: 'put', to });
    },
    answer: (g, { pirate }, { to }, act) => {
      const mat = pirateOf(g, pirate);
      mat.waiting = false;
      mat.deckhands[to]++;
      act.emit('TE-248', 'deckhand-gained', { pirate, to });
    },
  }),
};
