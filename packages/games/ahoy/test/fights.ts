// Battles in few words, on the known map of chart.ts.

import type { Match } from '@quarterdeck/kernel/engine';
import { type Answer, dice, script } from '@quarterdeck/kernel/test-kit';
import type { Kinds } from '../src/model/state.ts';
import type { Action, Faction } from '../src/pack/components.ts';
import { type MatSketch, sea, slot, type told } from './positions.ts';

const SEATED = ['bluefin', 'smuggler-1', 'mollusk', 'smuggler-2'] as const;

/** A mat with a die on Cannons, and one unplaced die for each of 1 to 3. */
export const loaded = (faction: Faction, die: number, more: MatSketch = {}): MatSketch => {
  // AH-S06: the Squadron's first Cannons slot is the 5's, its second the 6's.
  const cannons = slot(faction, 'cannons', faction === 'bluefin' && die === 6 ? 1 : 0);
  return { dice: [1, 2, 3], ...more, placed: { ...more.placed, [cannons]: die } };
};

/** All slots of a board that damage could go to, except these. */
export const allBut = (faction: Faction, ...spared: number[]): number[] =>
  sea.pack.printed.boards[faction].slots.filter(
    (id) => sea.pack.printed.slots[id]?.damageable === true && !spared.includes(id),
  );

/** Battle dice as they shall fall: attacker, defender, and again. */
export const rolls = (...faces: number[]): number[] => dice(6, faces);

/** A die as it is on an action, and the spaces the Flagship then goes to. */
export const sailing = (
  faction: Faction,
  spaces: readonly number[],
  { die = 1, by = 'sail' }: { die?: number; by?: Action } = {},
): Answer<Kinds>[] => [
  { do: 'place', die, slot: slot(faction, by), value: die },
  ...spaces.map((space): Answer<Kinds> => ({ do: 'move', space })),
];

/** Answers in order, and what they bring. */
export const play = (
  match: Match<Kinds>,
  ...answers: readonly (Answer<Kinds> | readonly Answer<Kinds>[])[]
): Parameters<typeof told>[0] => script(sea, match, answers.flat());

/** Who is asked what. */
export const askedNow = (match: Match<Kinds>): string =>
  sea
    .asked(match)
    .map(({ seat, step }) => `${SEATED[seat]} ${step}`)
    .join();
