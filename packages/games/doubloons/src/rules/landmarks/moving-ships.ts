// Chapter 14, Star Axis and Voodoo Hut: DD-133, DD-134, DD-169, DD-171, DD-172, DD-S56 to DD-S58

import { auto, decision } from '@quarterdeck/kernel';
import { clockwiseFromShip, controllerOf } from '../fleet.ts';
import { takeDamage } from '../mat.ts';
import { comeAbout, mayComeAbout } from '../moving.ts';
import type { LandmarkSteps } from './steps.ts';

export const movingShips: LandmarkSteps<'victim' | 'steer' | 'damage'> = {
  'landmark/victim': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const target of clockwiseFromShip(g, ship)) offer({ do: 'bewitch', ship: target });
      offer({ do: 'decline' });
    },
    answer: (_, { ship, damage }, choice, act) => {
      if (choice.do === 'decline') return;
      const target = choice.ship;
      act.next('landmark/steer', { ship, target, sail: true, comeAbout: true, least: 1 });
      act.next('landmark/damage', { target, damage });
    },
  }),

  'landmark/steer': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship, target, ...left }, offer, deny) => {
      if (left.sail) offer({ do: 'move', icon: 'sail' });
      if (left.comeAbout) {
        if (ship !== target || mayComeAbout(g, ship)) offer({ do: 'move', icon: 'comeAbout' });
        else deny({ do: 'move', icon: 'comeAbout' }, 'DD-133');
      }
      if (left.least === 0) offer({ do: 'stop' });
      else deny({ do: 'stop' }, 'DD-S57');
    },
    answer: (g, { ship, target, ...left }, choice, act) => {
      if (choice.do === 'stop') return;
      const sails = choice.icon === 'sail';
      if (sails) act.next('moving/sail', { ship: target });
      else comeAbout(g, target, act);
      const sail = left.sail && !sails;
      const turn = left.comeAbout && sails && (ship !== target || mayComeAbout(g, ship));
      if (sail || turn)
        act.next('landmark/steer', { ship, target, sail, comeAbout: turn, least: 0 });
    },
  }),

  // DD-172: no Attack, so nobody gains reputation.
  'landmark/damage': auto((g, { target, damage }, act) => {
    takeDamage(g, target, damage, null, 'DD-171', act);
  }),
};
