// A player alone with the Solo Pirate on a Sea that is known, so that a test states only what
// matters to its rule.

import type { Event, Match } from '@quarterdeck/kernel/engine';
import {
  type Answer,
  begin,
  dice,
  type FrameSketch,
  type Patch,
  script,
} from '@quarterdeck/kernel/test-kit';
import type { Draft, Kinds } from '../../../src/model/state.ts';
import type { OrderToken } from '../../../src/pack/components.ts';
import {
  type Circumstances as AnyTable,
  MAT,
  type Mat,
  matOf,
  ORDERS_OF_ALL,
  type Played,
  r,
  seaOf,
  table,
} from '../../positions.ts';

export const PLAYER = 0;
export const SOLO = 1;

export type Circumstances = Pick<AnyTable, 'tokens' | 'treasures' | 'rig' | 'seed'> & {
  readonly player?: Mat;
  readonly solo?: Mat;
  /** Gallow, the Glutton, on loop space 0 unless said otherwise. */
  readonly opponent?: Patch<NonNullable<Draft['solo']>>;
  /** The numbers of the Map Cards from the top left on. */
  readonly cards?: readonly number[];
  /** Laid over all that. */
  readonly state?: Patch<Omit<Draft, 'pirates' | 'solo' | 'sea' | 'turn'>>;
  /** Laid over the turn; it is the Solo Pirate's unless said otherwise. */
  readonly turn?: Patch<Draft['turn']>;
};

/** The turn's end lies below, where the step does not queue it itself. */
const endAfter = ({ step }: FrameSketch<Kinds>): FrameSketch<Kinds>[] =>
  step === 'solo/turn' ? [] : [{ step: 'turn/end', data: {} }];

/** The position, and what happened until the player was asked. */
export function alone(
  frame: FrameSketch<Kinds>,
  around: Circumstances = {},
  under: readonly FrameSketch<Kinds>[] = [],
): Played {
  const { player, solo, opponent, cards, state = {}, turn, rig = [], seed } = around;
  return begin<Kinds>(table, {
    seats: 1,
    patch: {
      turn: { round: 3, pirate: SOLO, step: 'order', crossed: false, ...turn },
      // Far from each other, both in open water.
      pirates: {
        0: { ...MAT, space: r(0, 0), captain: 'wendy-byrd', ...player },
        1: { ...MAT, waiting: false, space: r(3, 3), ...solo },
      },
      solo: { helm: 'solo-gallow', legend: 'solo-glutton', loop: 0, die: null, ...opponent },
      sea: seaOf(around, cards),
      navy: r(0, 3),
      merchants: {
        0: { space: r(0, 0), target: 'port-b', crate: 'rum', card: 'merchant-2a' },
        1: { space: r(3, 3), target: 'port-a', crate: 'coffee', card: 'merchant-2b' },
      },
      market: ['rum', 'coffee', 'sugarcane', 'gunpowder'],
      ...state,
    },
    ...frame,
    under: [...under, ...endAfter(frame)],
    rig,
    ...(seed === undefined ? {} : { seed }),
  });
}

/** … and after these answers. */
export function played(
  frame: FrameSketch<Kinds>,
  around: Circumstances,
  answers: readonly Answer<Kinds>[],
): Played {
  const { match, events } = alone(frame, around);
  return { match, events: [...events, ...script(table, match, answers)] };
}

/** Its whole turn with this order die, and the dice of a battle behind it. */
export const soloTurn = (die: number, around: Circumstances = {}, more: number[] = []): Played =>
  alone({ step: 'solo/turn', data: {} }, { ...around, rig: [...dice(6, [die]), ...more] });

/** One Order alone, as the Wheel gave it. */
export const soloOrder = (order: OrderToken, around: Circumstances = {}): Played => {
  const captainAt = ORDERS_OF_ALL.indexOf(order);
  const opponent = { die: captainAt, ...around.opponent };
  return alone(
    { step: 'solo/order', data: { order, hits: 0, bonus: true } },
    { ...around, opponent, solo: { captainAt, ...around.solo } },
  );
};

/** What happened before the turn ended. */
export function ofTurn(events: readonly Event<Kinds>[]): readonly Event<Kinds>[] {
  const end = events.findIndex(({ event }) => event === 'turn-ended');
  return end < 0 ? events : events.slice(0, end);
}

export const namesOfTurn = (events: readonly Event<Kinds>[]): string[] =>
  ofTurn(events).map(({ event }) => event);

/** Which step asks the player now. */
export const stepAsked = (match: Match<Kinds>): string | undefined => table.asked(match)[0]?.step;

export const soloOf = (played: Pick<Played, 'match'>) => matOf(played, SOLO);
export const playerOf = (played: Pick<Played, 'match'>) => matOf(played, PLAYER);
