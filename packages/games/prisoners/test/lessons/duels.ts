import type { Match } from '@quarterdeck/kernel/engine';
import type { Kinds } from '../../src/index.ts';
import { type Circumstances, hex, play } from '../positions.ts';

/** A red ship of this level beside a green one of that. */
export const duel = (red: number, green: number): Circumstances => ({
  ships: [
    [{ at: 'E5', level: red }, { at: 'A9' }],
    [{ at: 'E6', level: green }, { at: 'P9' }],
  ],
});

/** Red attacks with this many dice more and may play a Broadside for it. */
export const cardFor = (attackDice: number): Match<Kinds> => {
  const [red, green] = duel(9, 5).ships ?? [];
  const ships = [[{ at: 'E5', level: 9, attackDice }, ...(red ?? []).slice(1)], green ?? []];
  const around = { ships, hands: [['broadside' as const]] };
  return play('engage', around, [{ do: 'attack', ship: 0, hex: hex('E6') }]).match;
};
