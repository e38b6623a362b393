// Chapter 12, Wind and pirate: SW-184 to SW-193

import type { Chapter } from '@quarterdeck/kernel';
import { auto } from '@quarterdeck/kernel';
import type { Kinds } from '../model/state.ts';
import { isPort, neighbourOf, placed, turnIfDeserted } from './map.ts';
import { windOf } from './moving.ts';

export const wind: Chapter<Kinds, 'wind'> = {
  // SW-S76; the first one in setup (SW-058).
  'wind/spin': auto((g, _, act) => {
    g.wind = act.pick(g.printed.content.tablePieces.wind.directions);
    act.emit(g.round === 0 ? 'SW-058' : 'SW-184', 'wind-spun', { wind: g.wind });
  }),

  // SW-187 to SW-192, SW-S45: on past ports, at worst round to where it began.
  'wind/pirate': auto((g, _, act) => {
    const from = placed(g.pirate);
    let to = neighbourOf(g, from, windOf(g));
    while (isPort(g, to) && to !== from) to = neighbourOf(g, to, windOf(g));
    act.emit('SW-187', 'pirate-moved', { from, to });
    // SW-190: it has moved off, even where it comes back to its own tile.
    g.pirate = null;
    turnIfDeserted(g, from, 'SW-190', act);
    g.pirate = to;
  }),
};
