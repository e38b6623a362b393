// What gold makes of a die: AH-054 to AH-057, AH-098, AH-264, AH-S27

import type { Seat } from '@quarterdeck/kernel';
import type { Ahoy } from '../../model/state.ts';
import { fits, type Slot } from '../../pack/printed.ts';
import { stepsPerGold } from '../crew/gifts.ts';
import { matOf } from '../fleet.ts';
import { isEmpty, slotsWhere } from '../slots.ts';

/** AH-055 */
export const isOnDie = (g: Ahoy, value: number): boolean =>
  value >= 1 && value <= g.printed.content.amounts.dice.action.sides;

/** AH-054, AH-264: the gold that turns one value into another. */
export const goldFor = (g: Ahoy, seat: Seat, from: number, to: number): number =>
  Math.ceil(Math.abs(to - from) / stepsPerGold(g, seat));

/** AH-054, AH-264: how far that much gold turns a die. */
const farthest = (g: Ahoy, seat: Seat, gold: number): number => gold * stepsPerGold(g, seat);

/** AH-054, AH-S27: what one gold may add to a die; with Middleman it may also add nothing. */
export function changesOf(g: Ahoy, seat: Seat): number[] {
  const steps = stepsPerGold(g, seat);
  const changes: number[] = [];
  for (let by = -steps; by <= steps; by++) if (by !== 0 || steps > 1) changes.push(by);
  return changes;
}

/** The values that fit a slot, and that the player can turn the die into. */
export function valuesFor(g: Ahoy, seat: Seat, slot: Slot, die: number, gold: number): number[] {
  const { sides } = g.printed.content.amounts.dice.action;
  const far = farthest(g, seat, gold);
  const values: number[] = [];
  for (let value = Math.max(1, die - far); value <= Math.min(sides, die + far); value++)
    if (fits(slot, value)) values.push(value);
  return values;
}

export const canReach = (g: Ahoy, seat: Seat, slot: Slot, die: number, gold: number): boolean =>
  valuesFor(g, seat, slot, die, gold).length > 0;

export const emptyCannons = (g: Ahoy, seat: Seat): Slot[] =>
  slotsWhere(g, matOf(g, seat), (state, slot) => slot.action === 'cannons' && isEmpty(state));

/** AH-098: whether a placed die can go to Cannons, with this much gold to spend on it. */
export const canLoad = (g: Ahoy, seat: Seat, die: number, gold: number): boolean =>
  emptyCannons(g, seat).some((slot) => canReach(g, seat, slot, die, gold));
