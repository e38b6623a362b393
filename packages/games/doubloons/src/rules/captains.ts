// Chapter 21, Captains: DD-236 to DD-242, DD-244

import type { Act } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../model/state.ts';
import { type AbilityFacts, NO_ABILITY } from '../pack/ability-facts.ts';
import type { ShipId } from '../pack/fields.ts';
import type { Captain } from '../pack/ids.gen.ts';
import { isLegendary, shipOf } from './fleet.ts';
import { takeBlackJewels } from './jewel-pool.ts';
import { waterOf } from './water/water.ts';

/** DD-131, DD-149, DD-242: off for want of crew; the legendary ghost ship has none (DD-272). */
export function abilityOf(g: Doubloons, ship: ShipId): AbilityFacts {
  const mat = shipOf(g, ship);
  if (mat.captain === null || isLegendary(mat)) return NO_ABILITY;
  return at(g.printed.crew, mat.crew).abilityWorks || waterOf(g, ship).abilityAlways
    ? g.printed.abilities[mat.captain]
    : NO_ABILITY;
}

type Joins = (g: Draft, ship: ShipId, act: Act<Kinds>) => void;

/** What comes with a captain at the start. */
const JOINING: { readonly [C in Captain]?: Joins } = {
  // DD-244, DD-S103
  valparisa: (g, ship, act) => {
    const { blackJewels } = g.printed.content.captains.valparisa.ability.effect;
    if (g.modules.blackJewel) takeBlackJewels(g, ship, blackJewels, 'DD-244', act);
  },
};

export function captainChosen(g: Draft, ship: ShipId, act: Act<Kinds>): void {
  const { captain } = shipOf(g, ship);
  if (captain !== null) JOINING[captain]?.(g, ship, act);
}
