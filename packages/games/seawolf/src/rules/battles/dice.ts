// Dice: SW-017, SW-212, SW-221 to SW-224, SW-242 to SW-246

import type { Act, Seat } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import type { DieFace } from '../../pack/components.ts';
import { sureHits } from '../extensions.ts';
import { shipOf } from '../map.ts';

/** SW-S05, SW-S06: as many dice as are due, one after another. */
export function rollDice(g: Draft, count: number, act: Act<Kinds>): DieFace[] {
  const dice: DieFace[] = [];
  for (let rolled = 0; rolled < count; rolled++) dice.push(act.pick(g.printed.dieFaces));
  return dice;
}

/** SW-212, SW-224 */
export function hitsIn(dice: readonly DieFace[]): number {
  let hits = 0;
  for (const die of dice) if (die === 'hit') hits++;
  return hits;
}

/** A ship's shots at sea: wicks first, then a die for every other cannon (SW-211, SW-242). */
export function fireCannons(
  g: Draft,
  seat: Seat,
  clause: 'SW-211' | 'SW-221',
  act: Act<Kinds>,
): number {
  const ship = shipOf(g, seat);
  const sure = sureHits(g, ship);
  const dice = rollDice(g, ship.cannons - sure, act);
  const hits = sure + hitsIn(dice);
  ship.hitsAtSea = hits;
  act.emit(clause, 'fired', { seat, sure, dice, hits });
  return hits;
}

/** SW-222, SW-244, SW-S96: in a port the crews brawl, a die for every rum aboard. */
export function brawl(g: Draft, seat: Seat, act: Act<Kinds>): number {
  const dice = rollDice(g, shipOf(g, seat).rum, act);
  const hits = hitsIn(dice);
  act.emit('SW-222', 'fired', { seat, sure: 0, dice, hits });
  return hits;
}
