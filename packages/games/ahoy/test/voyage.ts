// A Smuggler under way, so that a test of movement states its course and no more.

import type { Match } from '@quarterdeck/kernel/engine';
import { script } from '@quarterdeck/kernel/test-kit';
import type { Kinds } from '../src/model/state.ts';
import { at, figure, SMUGGLER, sea, slot, turnOf } from './positions.ts';

/** What a test says of a turn besides whose it is. */
export type Given = NonNullable<Parameters<typeof turnOf>[1]>;

export const SHIP = figure('flagship', SMUGGLER);
export const CANNONS = slot('smuggler-1', 'cannons');
export const FULL_SAIL = slot('smuggler-1', 'full-sail');

/** The Smuggler has this many spaces to sail, and has not made the first step. */
export function underSail(spaces: number, given: Given = {}): Match<Kinds> {
  const mat = { ...given.mats?.[SMUGGLER], dice: [spaces, 1] };
  const match = turnOf(SMUGGLER, { ...given, mats: { ...given.mats, [SMUGGLER]: mat } });
  script(sea, match, [{ do: 'place', die: spaces, slot: FULL_SAIL, value: spaces }]);
  return match;
}

/** The Smuggler has these Crew cards, no gold, and this many spaces to sail. */
export const withCrew = (
  crew: readonly string[],
  spaces: number,
  given: Given = {},
): Match<Kinds> =>
  underSail(spaces, {
    ...given,
    mats: { ...given.mats, [SMUGGLER]: { gold: 0, ...given.mats?.[SMUGGLER], crew } },
  });

/** A step, or a jump, to this cell of the known map. */
export const to = (x: number, y: number) => ({ do: 'move', space: at(x, y) }) as const;

export const placeOf = (match: Match<Kinds>, id: number): number | null =>
  match.state.figures[id]?.space ?? null;

/** Whose turn to answer, and what. */
export const askedOf = (match: Match<Kinds>): (readonly [seat: number, step: string])[] =>
  sea.asked(match).map(({ seat, step }) => [seat, step]);
