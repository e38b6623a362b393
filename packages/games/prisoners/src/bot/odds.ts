// How likely a roll of hit/miss dice is enough.

import { at } from '@quarterdeck/kernel';
import type { Prisoners } from '../model/state.ts';
import type { Printed } from '../pack/printed.ts';

/** The chance of at least `need` hits with this many dice. */
export function chanceOf({ isHit }: Printed, dice: number, need: number): number {
  const hit = isHit.filter(Boolean).length / isHit.length;
  // By the number of hits so far; the last place is for all that suffice.
  const chances = new Array<number>(Math.max(0, need) + 1).fill(0);
  chances[0] = 1;
  for (let die = 0; die < dice; die++)
    for (let hits = need; hits > 0; hits--) {
      const one = chances[hits - 1] ?? 0;
      const kept = hits === need ? 1 : 1 - hit;
      chances[hits] = (chances[hits] ?? 0) * kept + one * hit;
      if (hits === 1) chances[0] = one * (1 - hit);
    }
  return chances[need] ?? 0;
}

/** By the level of the ship that attacks, then of its target: the chance to sink or capture it. */
type Duels = readonly (readonly number[])[];

/** They follow from the pack, and a bot asks for them some million times a match. */
const DUELS = new WeakMap<Printed, Duels>();

export function duelsOf({ printed }: Prisoners): Duels {
  const known = DUELS.get(printed);
  if (known !== undefined) return known;
  const { levels } = printed;
  const duels = levels.map(({ attackDice }) =>
    levels.map(({ sinkDefense }) => chanceOf(printed, attackDice, sinkDefense)),
  );
  DUELS.set(printed, duels);
  return duels;
}

/** The chance that an attack of the first level on the second succeeds, with nothing played. */
export const duelOf = (duels: Duels, attacker: number, target: number): number =>
  at(at(duels, attacker), target);
