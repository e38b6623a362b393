// Chapter 2, Setup: RF-011 to RF-016

import { type Act, at, idsOf, type Seat, type SetupInput, seatsOf } from '@quarterdeck/kernel';
import type { Kinds } from './kinds.ts';
import { HELPERS, type Helper } from './pack.ts';
import type { CharmId, Printed } from './printed.ts';
import type { Draft } from './state.ts';

export function setup({ seats, options, printed }: SetupInput<Kinds>, act: Act<Kinds>): Draft {
  const charmDeck = idsOf<CharmId>(printed.charms);
  act.shuffle(charmDeck);
  const helpers = [...HELPERS];
  act.shuffle(helpers);
  act.next('round/start', {});
  const first = act.pick(seatsOf(seats)); // RF-016
  const boats = seatsOf(seats).map((seat) => ({
    ...emptyBoat(printed, seat),
    charms: charmDeck.splice(0, printed.counts.charmsAtStart), // RF-014
    helpers: helpers.splice(0, helpersEach(printed, seats)),
  }));
  for (const { seat, charms } of boats)
    for (const charm of charms) act.emit('RF-014', 'charm-drawn', { seat, charm });
  return {
    printed,
    ...options,
    round: 1,
    first,
    boats,
    currents: [...printed.currents], // RF-012
    fished: [],
    dives: [],
    charmsPlayed: [],
    bag: [...printed.pearls], // RF-013
    charmDeck,
  };
}

/** RF-011 */
const emptyBoat = (printed: Printed, seat: Seat): Omit<Draft['boats'][number], 'charms'> => ({
  seat,
  pool: at(printed.harbours, seat),
  plannedFrom: at(printed.harbours, seat),
  divers: printed.counts.divers,
  helpers: [] as Helper[],
  out: false,
  shown: false,
  counted: false,
  laid: [],
  plan: [],
  pearls: [],
});

/** RF-015 */
function helpersEach({ counts }: Printed, seats: number): number {
  if (seats === 2) return counts.helpersEach['2'];
  return seats === 3 ? counts.helpersEach['3'] : counts.helpersEach['4'];
}
