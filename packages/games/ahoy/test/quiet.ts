// Turns that ask nothing, so that a test of their order plays whole rounds in a line.

import type { Event, Match } from '@quarterdeck/kernel/engine';
import { script } from '@quarterdeck/kernel/test-kit';
import type { Kinds } from '../src/model/state.ts';
import {
  type MatSketch,
  position,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  slot,
  UNION,
} from './positions.ts';

/** Dice actions that ask nothing here: no damage, no Patrols, no Island, no Tailwind of 1. */
const QUIET = {
  [SQUADRON]: [
    [2, slot('bluefin', 'repair')],
    [3, slot('bluefin', 'order')],
    [4, slot('bluefin', 'bombard')],
    [5, slot('bluefin', 'cannons')],
    [6, slot('bluefin', 'cannons', 1)],
  ],
  [SMUGGLER]: [
    [1, slot('smuggler-1', 'tailwind')],
    [2, slot('smuggler-1', 'repair')],
    [4, slot('smuggler-1', 'negotiate')],
    [5, slot('smuggler-1', 'cannons')],
  ],
  [UNION]: [
    [1, slot('mollusk', 'tailwind')],
    [2, slot('mollusk', 'repair')],
    [5, slot('mollusk', 'cannons')],
    [6, slot('mollusk', 'rally')],
  ],
  [SECOND]: [
    [1, slot('smuggler-2', 'tailwind')],
    [2, slot('smuggler-2', 'repair')],
    [4, slot('smuggler-2', 'negotiate')],
    [5, slot('smuggler-2', 'cannons')],
  ],
} as const;
export const SEATS = [SQUADRON, SMUGGLER, UNION, SECOND] as const;
type SeatAt = (typeof SEATS)[number];

/** Everybody with dice for such actions and without gold, and what differs. */
export const quietMats = (more: { readonly [seat: number]: MatSketch } = {}) =>
  Object.fromEntries(
    SEATS.map((seat): [number, MatSketch] => [
      seat,
      { gold: 0, dice: QUIET[seat].map(([die]) => die), ...more[seat] },
    ]),
  );

/** A round from its beginning. */
export const round = (
  first: number,
  more: { readonly [seat: number]: MatSketch } = {},
): Match<Kinds> =>
  position({
    mats: quietMats(more),
    state: { first },
    step: 'round/begin',
    data: {},
    under: [{ step: 'scoring/end', data: {} }],
  });

/** The next quiet die of whoever has the turn. */
export function quietDie(match: Match<Kinds>): Event<Kinds>[] {
  const seat = match.state.turn?.seat ?? SQUADRON;
  const mat = match.state.mats[seat];
  for (const [die, at] of QUIET[seat as number as SeatAt])
    if (mat?.dice.includes(die))
      return script(sea, match, [{ do: 'place', die, slot: at, value: die }]);
  throw new Error('no quiet die is left');
}

/** A whole turn of quiet dice. */
export function quietTurn(match: Match<Kinds>): Event<Kinds>[] {
  const events: Event<Kinds>[] = [];
  while ((match.state.turn?.left ?? 0) > 0) events.push(...quietDie(match));
  return [...events, ...script(sea, match, [{ do: 'end-turn' }])];
}

/** This many turns, and who took them with how many dice. */
export function turns(
  match: Match<Kinds>,
  count: number,
): (readonly [seat: number, dice: number])[] {
  const taken: (readonly [number, number])[] = [];
  for (let n = 0; n < count; n++) {
    const { turn } = match.state;
    if (turn !== null) taken.push([turn.seat, turn.left]);
    quietTurn(match);
  }
  return taken;
}
export const whose = (taken: readonly (readonly [number, number])[]): number[] =>
  taken.map(([seat]) => seat);
