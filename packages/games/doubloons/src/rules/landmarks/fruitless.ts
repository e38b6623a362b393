// Landmarks whose effect does nothing, and why: DD-012, DD-138, DD-163, DD-340, DD-S54, DD-S59, DD-S60

import { type Act, at } from '@quarterdeck/kernel';
import type { Fruitless } from '../../model/events.ts';
import type { Doubloons, Kinds } from '../../model/state.ts';
import type { LandmarkEffect } from '../../pack/effect-shape.ts';
import type { ShipId } from '../../pack/fields.ts';
import { isGhost, shipOf } from '../fleet.ts';
import { givers } from './giving.ts';

type Row<O> = (
  g: Doubloons,
  ship: ShipId,
  effect: Extract<LandmarkEffect, { readonly op: O }>,
) => Fruitless;

/** What was missing where an effect did nothing; what always asks or acts has no row. */
const REASONS: { readonly [O in LandmarkEffect['op']]?: Row<O> } = {
  gainReputation: () => 'reputation',
  gainCrew: () => 'crew',
  gainHull: (g, ship) => (isGhost(shipOf(g, ship)) ? 'ghost' : 'hull'),
  gainDoubloons: () => 'island',
  loseDoubloons: () => 'purse',
  gainPillage: () => 'pile',
  enemiesGainPillage: () => 'pile',
  loseCrew: () => 'noCrew',
  takeDamage: () => 'unhurt',
  pay: (g, ship, { doubloons, effects }) => {
    if (shipOf(g, ship).doubloons < doubloons) return 'cost';
    return at(effects, 0).op === 'drawJewel' ? 'jewels' : 'reputation';
  },
  // DD-S59: the giver may itself be the one with fewest.
  mostEnemyGivesToLeastPirate: (g, ship, { item }) =>
    givers(g, ship, item).length === 0 ? 'enemies' : 'fewest',
  giveToEnemyWithLeast: () => 'giver',
  stealCompass: () => 'compass',
  takeBlackJewelFromPool: () => 'blackJewel',
  gainRelic: () => 'relics',
};

/** Carries an effect out; says whether anything came of it, be it a question. */
export function comesToAnything(act: Act<Kinds>, carryOut: (act: Act<Kinds>) => void): boolean {
  let did = false;
  carryOut({
    ...act,
    next: (step, data) => {
      did = true;
      act.next(step, data);
    },
    emit: (clause, event, data) => {
      did = true;
      act.emit(clause, event, data);
    },
  });
  return did;
}

export function whyFruitless(
  g: Doubloons,
  ship: ShipId,
  effect: LandmarkEffect,
): Fruitless | undefined {
  const row = REASONS[effect.op] as Row<LandmarkEffect['op']> | undefined;
  return row?.(g, ship, effect);
}
