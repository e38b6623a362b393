// Chapter 8, the attack die: DD-103, DD-155, DD-S05, DD-S70

import type { Act, Chapter } from '@quarterdeck/kernel';
import { auto, decision } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { controllerOf } from './fleet.ts';
import { waterOf } from './water/water.ts';

function roll(g: Draft, ship: ShipId, again: boolean, act: Act<Kinds>): void {
  const face = act.pick(g.printed.dieFaces);
  g.die = face;
  act.emit(again ? 'DD-155' : 'DD-103', 'die-rolled', { ship, face, again });
}

/** The result lies in `g.die` for the frame that was queued after the roll. */
export const die: Chapter<Kinds, 'die'> = {
  'die/roll': auto((g, { ship, reroll }, act) => {
    roll(g, ship, false, act);
    if (reroll && waterOf(g, ship).rerolls) act.next('die/reroll', { ship });
  }),

  'die/reroll': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (_, __, offer) => {
      offer({ do: 'reroll' });
      offer({ do: 'keep' });
    },
    answer: (g, { ship }, choice, act) => {
      if (choice.do === 'reroll') roll(g, ship, true, act);
    },
  }),
};
