// Chapter 26, Old Mystic: DD-283, DD-S110

import type { Act } from '@quarterdeck/kernel';
import { decision } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../../model/state.ts';
import type { ShipId } from '../../pack/fields.ts';
import { clockwiseFromShip, controllerOf, shipOf } from '../fleet.ts';
import type { LandmarkSteps } from './steps.ts';

export const compassHolders = (g: Doubloons, ship: ShipId): ShipId[] =>
  clockwiseFromShip(g, ship).filter((other) => shipOf(g, other).compasses > 0);

export function stealCompass(g: Draft, ship: ShipId, from: ShipId, act: Act<Kinds>): void {
  shipOf(g, from).compasses--;
  shipOf(g, ship).compasses++;
  act.emit('DD-283', 'compass-passed', { from, to: ship });
}

export const compasses: LandmarkSteps<'steal-compass'> = {
  'landmark/steal-compass': decision({
    seat: (g, { ship }) => controllerOf(g, ship),
    choices: (g, { ship }, offer) => {
      for (const holder of compassHolders(g, ship)) offer({ do: 'steal-compass', ship: holder });
    },
    answer: (g, { ship }, choice, act) => stealCompass(g, ship, choice.ship, act),
  }),
};
