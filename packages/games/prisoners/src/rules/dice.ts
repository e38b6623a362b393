// Hit/miss dice: TP-016 to TP-018

import type { Act } from '@quarterdeck/kernel';
import type { Kinds } from '../model/state.ts';
import type { Printed } from '../pack/printed.ts';

/** TP-016: true is a hit. */
export const rollDie = ({ isHit }: Printed, act: Act<Kinds>): boolean =>
  isHit[act.roll(isHit.length) - 1] === true;

export function rollDice(printed: Printed, count: number, act: Act<Kinds>): boolean[] {
  const dice: boolean[] = [];
  for (let die = 0; die < count; die++) dice.push(rollDie(printed, act));
  return dice;
}

/** TP-018 */
export function hitsOf(dice: readonly boolean[]): number {
  let hits = 0;
  for (const hit of dice) if (hit) hits++;
  return hits;
}
