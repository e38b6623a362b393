// What the lessons of Tiny Epic Pirates read from the learner's view: no note has a figure of its own.

import { byId, type Seat } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import type { KeyOf, Param } from '@quarterdeck/kernel/say';
import type { LessonStep } from '@quarterdeck/kernel/staging';
import {
  type Booty,
  buriedBy,
  type Kinds,
  mapCardAt,
  marketValue,
  movementOf,
  type Order,
  type Pirate,
  pirateOfSeat,
  type SpaceId,
} from '../index.ts';
import {
  bootyName,
  captainName,
  crewName,
  merchantTitle,
  orderName,
  placeName,
} from '../words/names.ts';
import type { TINYPIRATES_LESSONS_EN } from './en.ts';
import type { TINYPIRATES_EXERCISES_EN } from './en-exercises.ts';
import type { TINYPIRATES_SOLO_EN } from './en-solo.ts';

type ExerciseKey = KeyOf<typeof TINYPIRATES_EXERCISES_EN>;
export type Key =
  | KeyOf<typeof TINYPIRATES_LESSONS_EN>
  | KeyOf<typeof TINYPIRATES_SOLO_EN>
  | ExerciseKey;
/** The exercises by the first word of their keys. */
export type ExerciseId = ExerciseKey extends `${infer Id}.${string}` ? Id : never;
export type Now = View<Kinds>;
export type Step = LessonStep<Kinds, Key>;
type Seen = Parameters<NonNullable<Extract<Step, { kind: 'say' }>['note']['with']>>[1];
export type Figures = { readonly [name: string]: Param };

export const ME = 0 as Seat;

export const mine = ({ state }: Now): Pirate => pirateOfSeat(state, ME);
export const goldOf = (now: Now): number => mine(now).gold;
export const buriedOf = (now: Now): number => buriedBy(now.state, mine(now).pirate);
export const movement = (now: Now): number => movementOf(now.state, mine(now).pirate);

export const place =
  (space: SpaceId) =>
  ({ state }: Now): Figures => ({ place: placeName(state, space) });
export const order =
  (named: Order) =>
  ({ state }: Now): Figures => ({ order: orderName(state, named) });
export const crates = ({ state }: Now, space: SpaceId): number =>
  mapCardAt(state, space).settlement;
export const cost = ({ state }: Now, space: SpaceId): number => mapCardAt(state, space).bury ?? 0;
export const price = ({ state }: Now, booty: Booty): number => marketValue(state, booty);
export const booty = ({ state }: Now, named: Booty): string => bootyName(state, named);
export const captain = (now: Now): string => {
  const { captain: side } = mine(now);
  return side === null ? '' : captainName(now.state, side);
};

/** What the Orange Merchant deals and pays by its card. */
export const merchantCard = ({ state }: Now): Figures => {
  const [orange] = state.merchants;
  if (orange === undefined) return {};
  const { damage, gold } = byId(state.printed.merchantCards, orange.card);
  return { merchant: merchantTitle(state, orange.merchant), damage, gold };
};

/** The card that the learner hired last, with its die symbols. */
export const hired = (now: Now): Figures => {
  const card = mine(now).crew.at(-1);
  if (card === undefined) return {};
  const symbols = byId(now.state.printed.crew, card).symbols.map(String);
  return { crew: crewName(now.state, card), symbols: { list: symbols } };
};

/** What the learner's guns have done, and what the sunk Merchant paid. */
export const broadside = (_: Now, events: Seen): Figures => {
  let dealt = 0;
  let gold = 0;
  for (const one of events) {
    if (one.event === 'damage-dealt') dealt = one.data.damage;
    if (one.event === 'merchant-sunk') gold = one.data.gold;
  }
  return { dealt, gold };
};
