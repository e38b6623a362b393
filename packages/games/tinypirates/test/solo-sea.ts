// A player alone with the Solo Pirate on a Sea that is known, so that a test states only what
// matters to its rule.

import { type Event, engine, type Match } from '@quarterdeck/kernel';
import {
  type Answer,
  begin,
  dice,
  type FrameSketch,
  type Patch,
  script,
} from '@quarterdeck/kernel/test-kit';
import { MAP_CARDS, type MapCard, type OrderToken, type SearchKind } from '../src/components.ts';
import { tinypirates } from '../src/game.ts';
import type { Draft, Kinds } from '../src/state.ts';

export const table = engine(tinypirates, { strict: true });
export const { printed } = table.pack;

export const PLAYER = 0;
export const SOLO = 1;

/** A space by row and column, both from 0: `r(2, 3)`. */
export const r = (row: number, col: number): number => row * 4 + col;

// Coves lie on r0c2, r1c3, r2c0, r2c3, r3c0, r3c3; Storms on r2c1, r2c2, r3c1, r3c2, r3c3.
const SEA: readonly number[] = [
  [8, 4, 2, 3],
  [5, 10, 13, 7],
  [16, 1, 12, 9],
  [15, 11, 14, 6],
].flat();

const cardNumber = (number: number): MapCard => {
  const card = MAP_CARDS[number - 1];
  if (card === undefined) throw new Error(`there is no Map Card ${number}`);
  return card;
};

export type Circumstances = {
  readonly player?: Patch<Draft['pirates'][number]>;
  readonly solo?: Patch<Draft['pirates'][number]>;
  /** Gallow, the Glutton, on loop space 0 unless said otherwise. */
  readonly opponent?: Patch<NonNullable<Draft['solo']>>;
  /** The numbers of the Map Cards from the top left on. */
  readonly cards?: readonly number[];
  /** Search Tokens by space; elsewhere they are gone. */
  readonly tokens?: { readonly [space: number]: SearchKind };
  /** Who buried on which space. */
  readonly treasures?: { readonly [space: number]: number };
  /** Laid over all that. */
  readonly state?: Patch<Omit<Draft, 'pirates' | 'solo' | 'sea' | 'turn'>>;
  /** Laid over the turn; it is the Solo Pirate's unless said otherwise. */
  readonly turn?: Patch<Draft['turn']>;
  readonly rig?: readonly number[];
  readonly seed?: number;
};

export type Played = { readonly match: Match<Kinds>; readonly events: Event<Kinds>[] };

const MAT = {
  gold: 0,
  hold: [],
  sureFire: 0,
  legend: 1,
  crew: [],
  tokens: [],
  hiding: false,
  captainAt: 1,
  wheel: [false, false, false, false, false, false],
  orders: ['hideOut', 'plunder', 'trade', 'crewUp', 'search', 'attack'],
  deckhands: { rigging: 1, cannons: 1, extort: 1, repair: 0 },
} as const;

function seaOf({ cards = SEA, tokens = {}, treasures = {} }: Circumstances) {
  return cards.map((number, space) => ({
    card: cardNumber(number),
    searched: tokens[space] === undefined,
    treasure: treasures[space] ?? null,
    token: tokens[space] ?? 'gold2',
  }));
}

/** The turn's end lies below, where the step does not queue it itself. */
const endAfter = ({ step }: FrameSketch<Kinds>): FrameSketch<Kinds>[] =>
  step === 'solo/turn' ? [] : [{ step: 'turn/end', data: {} }];

/** The position, and what happened until the player was asked. */
export function alone(
  frame: FrameSketch<Kinds>,
  around: Circumstances = {},
  under: readonly FrameSketch<Kinds>[] = [],
): Played {
  const { player, solo, opponent, state = {}, turn, rig = [], seed } = around;
  return begin<Kinds>(table, {
    seats: 1,
    patch: {
      turn: { round: 3, pirate: SOLO, step: 'order', crossed: false, ...turn },
      // Far from each other, both in open water.
      pirates: {
        0: { ...MAT, space: r(0, 0), captain: 'wendy-byrd', ...player },
        1: { ...MAT, space: r(3, 3), ...solo },
      },
      solo: { helm: 'solo-gallow', legend: 'solo-glutton', loop: 0, die: null, ...opponent },
      sea: seaOf(around),
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
  const captainAt = MAT.orders.indexOf(order);
  const opponent = { die: captainAt, ...around.opponent };
  return alone(
    { step: 'solo/order', data: { order, hits: 0, bonus: true } },
    { ...around, opponent, solo: { captainAt, ...around.solo } },
  );
};

/** The data of all events of one name. */
export const told = <E extends Event<Kinds>['event']>(
  events: readonly Event<Kinds>[],
  name: E,
): Kinds['events'][E][] =>
  events.filter(({ event }) => event === name).map(({ data }) => data as Kinds['events'][E]);

/** What happened before the turn ended. */
export function ofTurn(events: readonly Event<Kinds>[]): readonly Event<Kinds>[] {
  const end = events.findIndex(({ event }) => event === 'turn-ended');
  return end < 0 ? events : events.slice(0, end);
}

export const names = (events: readonly Event<Kinds>[]): string[] =>
  ofTurn(events).map(({ event }) => event);

/** Which step asks the player now. */
export const askedNow = (match: Match<Kinds>): string | undefined => table.asked(match)[0]?.step;

export const soloOf = ({ match }: Played): Draft['pirates'][number] => pirate(match, SOLO);
export const playerOf = ({ match }: Played): Draft['pirates'][number] => pirate(match, PLAYER);

function pirate(match: Match<Kinds>, which: number): Draft['pirates'][number] {
  const found = match.state.pirates[which];
  if (found === undefined) throw new Error(`there is no pirate ${which}`);
  return found;
}
