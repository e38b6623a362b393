// Known positions for two to four captains, so that a test states only what matters to its rule.

import { type Seat, seatsOf, unreachable } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import { type Event, engine, type Match } from '@quarterdeck/kernel/engine';
import {
  type Answer,
  begin,
  type FrameSketch,
  type Patch,
  script,
  tellings,
} from '@quarterdeck/kernel/test-kit';
import { tinypirates } from '../src/game.ts';
import type { Draft, Kinds } from '../src/model/state.ts';
import type { Order } from '../src/pack/components.ts';
import { CAPTAIN_CARDS, MAP_CARDS, type MapCard, type SearchKind } from '../src/pack/ids.gen.ts';

export const table = engine(tinypirates, { strict: true });
export const { told, names } = tellings<Kinds>();
export const { printed } = table.pack;

/** Seats and pirates alike. */
export const [RED, BLUE, YELLOW, BLACK] = seatsOf(4) as [Seat, Seat, Seat, Seat];

/** A space by row and column, both from 0: `r(2, 3)`. */
export const r = (row: number, col: number): number => row * 4 + col;

/** Settlements of 1: r0c0, r0c1, r1c2, r2c0; of 2: r1c1, r2c1, r3c2, r3c3. Coves: r0c2, r1c3, r2c0,
 * r2c3, r3c0, r3c3. Storms: r2c1, r2c2, r3c1, r3c2, r3c3. Markets: sugarcane r0c0, r0c3; coffee r0c1,
 * r3c0; rum r0c2, r2c2; gunpowder r1c0, r1c2. */
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

export type Mat = Patch<Draft['pirates'][number]>;

export type Circumstances = {
  /** Two unless said otherwise. */
  readonly seats?: number;
  /** Whose turn it is: red's unless said otherwise. */
  readonly turn?: number;
  /** Laid over a mat as after setup, on which the ship lies in open water. */
  readonly red?: Mat;
  readonly blue?: Mat;
  readonly yellow?: Mat;
  readonly black?: Mat;
  /** Search Tokens by space; elsewhere they are gone. */
  readonly tokens?: { readonly [space: number]: SearchKind };
  /** Who buried on which space. */
  readonly treasures?: { readonly [space: number]: number };
  /** Laid over all that. */
  readonly state?: Patch<Omit<Draft, 'pirates' | 'sea' | 'turn'>>;
  /** Laid over the turn. */
  readonly inTurn?: Patch<Draft['turn']>;
  readonly rig?: readonly number[];
  readonly seed?: number;
};

export type Played = { readonly match: Match<Kinds>; readonly events: Event<Kinds>[] };

/** Where everybody's Order Tokens lie. */
export const ORDERS_OF_ALL = [
  'hideOut',
  'plunder',
  'trade',
  'crewUp',
  'search',
  'attack',
] as const satisfies readonly Order[];

/** A Wheel with Deckhands on these spaces. */
export const wheelWith = (...spaces: readonly number[]): boolean[] =>
  ORDERS_OF_ALL.map((_, space) => spaces.includes(space));

export const MAT = {
  gold: 0,
  hold: [],
  sureFire: 0,
  legend: 1,
  bloodied: false,
  crew: [],
  tokens: [],
  hiding: false,
  captainAt: 1,
  wheel: wheelWith(),
  orders: ORDERS_OF_ALL,
  deckhands: { rigging: 1, cannons: 1, extort: 1, repair: 0 },
  waiting: true,
} as const;

const BERTHS = [r(1, 1), r(0, 3), r(2, 3), r(2, 0)];
/** Their symbols: 2 4 6, 5 5 6, 3 4 4, 1 3 6. */
const CAPTAINS_OF_ALL = ['wendy-byrd', 'magnus-bolt', 'carmen-rouge', 'morgan-whitecloud'] as const;

function matsOf({ seats = 2, red, blue, yellow, black }: Circumstances): Record<number, Mat> {
  const mats: Record<number, Mat> = {};
  [red, blue, yellow, black].slice(0, seats).forEach((mat, pirate) => {
    mats[pirate] = {
      ...MAT,
      space: BERTHS[pirate] ?? 0,
      captainCard: CAPTAIN_CARDS[pirate] ?? 'captain-1',
      captain: CAPTAINS_OF_ALL[pirate] ?? 'wendy-byrd',
      ...mat,
    };
  });
  return mats;
}

export const seaOf = (
  { tokens = {}, treasures = {} }: Pick<Circumstances, 'tokens' | 'treasures'>,
  cards: readonly number[] = SEA,
) =>
  cards.map((number, space) => ({
    card: cardNumber(number),
    searched: tokens[space] === undefined,
    treasure: treasures[space] ?? null,
    token: tokens[space] ?? 'gold2',
  }));

/** A position, and what happened until somebody was asked. */
export function position(
  around: Circumstances,
  frame: FrameSketch<Kinds>,
  under: readonly FrameSketch<Kinds>[] = [],
): Played {
  const { seats = 2, turn = RED, state = {}, inTurn = {}, rig = [], seed } = around;
  return begin<Kinds>(table, {
    seats,
    patch: {
      turn: {
        round: 5,
        pirate: turn,
        step: 'order',
        crossed: false,
        rowReplaced: false,
        extorted: 0,
        ...inTurn,
      },
      pirates: matsOf(around),
      firstPlayer: RED,
      sea: seaOf(around),
      navy: r(3, 0),
      merchants: {
        0: { space: r(0, 0), target: 'port-b', crate: 'rum', card: 'merchant-2a' },
        1: { space: r(3, 3), target: 'port-a', crate: 'coffee', card: 'merchant-2b' },
      },
      market: ['rum', 'coffee', 'sugarcane', 'gunpowder'],
      crewRow: ['quigley', 'salty-pete', 'willow-watch'],
      ...state,
    },
    ...frame,
    under,
    rig,
    ...(seed === undefined ? {} : { seed }),
  });
}

const STEPS = ['order', 'sail', 'execute', 'bonus', 'shipLine', 'end'] as const;
type TurnStep = (typeof STEPS)[number];

const frameOf = (step: TurnStep, pirate: number): FrameSketch<Kinds> => {
  switch (step) {
    case 'order':
      return { step: 'wheel/order', data: { pirate } };
    case 'sail':
      return { step: 'turn/sail', data: {} };
    case 'execute':
      return { step: 'turn/order', data: {} };
    case 'bonus':
      return { step: 'turn/bonus', data: {} };
    case 'shipLine':
      return { step: 'turn/ship-line', data: {} };
    case 'end':
      return { step: 'turn/end', data: {} };
    default:
      return unreachable(step);
  }
};

/** A turn from one of its steps on. */
export function from(step: TurnStep, around: Circumstances = {}): Played {
  const { turn = RED } = around;
  const rest = STEPS.slice(STEPS.indexOf(step) + 1).map((each) => frameOf(each, turn));
  return position(around, frameOf(step, turn), rest);
}

/** … and after these answers. */
export function play(
  step: TurnStep,
  around: Circumstances,
  answers: readonly Answer<Kinds>[],
): Played {
  const { match, events } = from(step, around);
  return { match, events: [...events, ...script(table, match, answers)] };
}

/** More answers to a match that is under way, and the events they bring. */
export const answer = (match: Match<Kinds>, answers: readonly Answer<Kinds>[]) =>
  script(table, match, answers);

/** Red's Captain stands on that Order: it is executed, if it can be, and these answers follow. */
export function executing(
  order: Order,
  around: Circumstances,
  answers: readonly Answer<Kinds>[] = [],
): Played {
  const red = { ...around.red, captainAt: ORDERS_OF_ALL.indexOf(order) };
  return play('execute', { ...around, red }, [{ do: 'execute' }, ...answers]);
}

/** Who is asked now, and in which step. */
export const askedNow = (match: Match<Kinds>): [number, string] | undefined => {
  const [asked] = table.asked(match);
  return asked === undefined ? undefined : [asked.seat, asked.step];
};

export function matOf({ match }: Pick<Played, 'match'>, pirate: number): Draft['pirates'][number] {
  const mat = match.state.pirates[pirate];
  if (mat === undefined) throw new Error(`there is no pirate ${pirate}`);
  return mat;
}

/** A table as it is set, before the first choice. */
export const opening = (seats: number, seed = 1, options: Partial<Kinds['options']> = {}) =>
  table.create({ seats, options, rng: sfcRng(seed) });
