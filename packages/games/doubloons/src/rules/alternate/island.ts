// Chapter 28, walking on the alternate island: DD-293 to DD-296, DD-300, DD-303, DD-311 to DD-316,
// DD-330, DD-353

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { Kinds } from '../../model/state.ts';
import type { ShipId } from '../../pack/fields.ts';
import { captainAt, controllerOf, shipOf } from '../fleet.ts';
import { isGoal, locationOf, onwardFrom } from '../geometry/island.ts';
import { boardOf } from '../geometry/ring.ts';
import { takeOut } from '../mat.ts';
import { relicsAmong } from './relics.ts';
import { acquired } from './trackers.ts';

/** DD-324, DD-325 */
export const offerBeach = (ship: ShipId, act: Act<Kinds>): void =>
  act.next('island/beach', { ship });

export const island: Chapter<Kinds, 'island'> = {
  // DD-293, DD-295, DD-S130: any connected location, and one of them it must be.
  'island/advance': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer, deny) => {
      const from = captainAt(g, ship);
      for (const location of onwardFrom(g, from)) offer({ do: 'go', location });
      // DD-312
      if (g.crater.length === 0) return;
      for (const location of locationOf(g, from).next)
        if (isGoal(g, location)) deny({ do: 'go', location }, 'DD-312');
    },
    answer: (_, { ship }, { location }, act) => act.next('island/arrive', { ship, location }),
  }),

  // DD-S148
  'island/beach': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, _, offer) => {
      for (const location of boardOf(g).beaches) offer({ do: 'go', location });
      offer({ do: 'decline' });
    },
    answer: (_, { ship }, choice, act) => {
      if (choice.do === 'go') act.next('island/arrive', { ship, location: choice.location });
    },
  }),

  // DD-303, DD-353: totem, duel, landmark.
  'island/arrive': auto((g, { ship, location }, act) => {
    const from = captainAt(g, ship);
    const mat = shipOf(g, ship);
    mat.location = location;
    act.emit('DD-295', 'advanced', { ship, from, to: location });
    // DD-S152
    if (isGoal(g, location) && !g.dug) mat.reachedCrater = true;
    if (at(g.places, location).totems.length > 0) act.next('island/totem', { ship });
    act.next('duel/meet', { ship });
    if (locationOf(g, location).colour !== null) act.next('landmark/visit', { ship, location });
  }),

  // DD-300
  'island/totem': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      const { totems } = at(g.places, captainAt(g, ship));
      for (const relic of relicsAmong(g, totems, 'totem')) offer({ do: 'take-relic', relic });
      offer({ do: 'decline' });
    },
    answer: (g, { ship }, choice, act) => {
      if (choice.do === 'decline') return;
      const { relic } = choice;
      const location = captainAt(g, ship);
      takeOut(at(g.places, location).totems, relic);
      shipOf(g, ship).relics.push(relic);
      act.emit('DD-300', 'totem-taken', { ship, relic, location });
      acquired(g, ship, act);
    },
  }),
};
