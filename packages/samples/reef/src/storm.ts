// Chapter 5, Charms and storms: RF-030 to RF-038

import { auto, type Chapter, clockwiseFrom, seatAfter, window } from '@quarterdeck/kernel';
import { charmRow, discardCharm } from './charms.ts';
import { loseDiver } from './diving.ts';
import type { Kinds } from './kinds.ts';
import { boatOf, depthOf, diveOf } from './state.ts';

export const storm: Chapter<Kinds, 'storm'> = {
  'storm/charms': window({
    // RF-030. All seats, also those who left: an order that shrinks would pass somebody over.
    order: (g, { diver }) => clockwiseFrom(g.boats, seatAfter(g.boats, diver)),
    asks: (g, _, seat) => !boatOf(g, seat).out && boatOf(g, seat).charms.length > 0, // RF-031
    choices: (g, _, seat, offer, deny) => {
      for (const charm of boatOf(g, seat).charms) {
        const row = charmRow(g, charm);
        if (row.play?.when(g, seat)) offer({ do: 'charm', charm });
        else deny({ do: 'charm', charm }, row.clause);
      }
    },
    answer: (g, _, seat, { charm }, act) => {
      const row = charmRow(g, charm);
      discardCharm(g, seat, charm);
      act.emit(row.clause, 'charm-played', { seat, charm });
      row.play?.does(g, act);
    },
    close: () => {},
  }),

  'storm/roll': auto((g, { pool }, act) => {
    const { seat, calm } = diveOf(g);
    if (!g.storms || calm) {
      act.next('diving/enter', { pool }); // RF-004, RF-032
      return;
    }
    const rolled = act.roll(g.printed.counts.dieSides);
    const breaks = rolled <= depthOf(g, pool);
    act.emit('RF-037', 'storm-rolled', { seat, pool, rolled, breaks });
    if (breaks) loseDiver(g, 'RF-038', act);
    else act.next('diving/enter', { pool });
  }),
};
