// What the lessons of Dead Man's Doubloons read from the learner's view: no note has a figure of its own.

import { at, type Seat } from '@quarterdeck/kernel';
import type { Event, View } from '@quarterdeck/kernel/engine';
import type { KeyOf, Param } from '@quarterdeck/kernel/say';
import type { LessonStep } from '@quarterdeck/kernel/staging';
import {
  type CardId,
  type Kinds,
  type LocationId,
  locationOf,
  pointsOf,
  type RegionId,
  type Ship,
  type ShipId,
  shipOfSeat,
} from '../index.ts';
import {
  captainName,
  doubloons,
  fragment,
  jewelName,
  regionName,
  shortCard,
} from '../words/names.ts';
import type { DOUBLOONS_LESSONS_EN } from './en.ts';
import type { DOUBLOONS_EXERCISES_EN } from './en-exercises.ts';

type ExerciseKey = KeyOf<typeof DOUBLOONS_EXERCISES_EN>;
export type Key = KeyOf<typeof DOUBLOONS_LESSONS_EN> | ExerciseKey;
/** The exercises by the first word of their keys. */
export type ExerciseId = ExerciseKey extends `${infer Id}.${string}` ? Id : never;
export type Now = View<Kinds>;
export type Step = LessonStep<Kinds, Key>;
type Happened = readonly Event<Kinds>[];
type Figures = { readonly [name: string]: Param };

export const ME = 0 as Seat;
export const OLD_SALT = 1 as Seat;
export const MY_SHIP = 0 as ShipId;
export const HIS_SHIP = 1 as ShipId;

export const mine = ({ state }: Now): Ship => shipOfSeat(state, ME);
export const his = ({ state }: Now): Ship => shipOfSeat(state, OLD_SALT);
export const pointsOfMine = ({ state }: Now): number => at(pointsOf(state), ME);

export const captain = (now: Now): Figures => {
  const { captain: who } = mine(now);
  return { captain: who === null ? '' : captainName(now.state, who) };
};
export const region =
  (named: RegionId) =>
  ({ state }: Now): Figures => ({ region: regionName(state, named) });

/** Three cards by their actions. */
export const plan =
  (cards: readonly CardId[]) =>
  ({ state }: Now): Figures => ({
    first: shortCard(state, at(cards, 0)),
    second: shortCard(state, at(cards, 1)),
    third: shortCard(state, at(cards, 2)),
  });

/** From the beach to the mountain by the path that begins at this stop. */
export const stepsBy = ({ state }: Now, first: LocationId): number =>
  locationOf(state, first).distance + 1;

/** What the learner lost of the hull since the last answer. */
export const damageTaken = (_: Now, events: Happened): Figures => ({
  count: events.reduce(
    (sum, one) => sum + (one.event === 'damaged' && one.data.ship === MY_SHIP ? one.data.count : 0),
    0,
  ),
});

/** The doubloons that came to the learner since the last answer: off the island, or stolen. */
export const loot = (_: Now, events: Happened): Figures => ({
  loot: doubloons(
    events.reduce((sum, one) => {
      if (one.event === 'doubloons-gained' && one.data.ship === MY_SHIP)
        return sum + one.data.count;
      if (one.event === 'doubloons-passed' && one.data.to === MY_SHIP) return sum + one.data.count;
      return sum;
    }, 0),
  ),
});

/** The fragment that the learner got last. */
export const lastFragment = (now: Now): Figures => {
  const symbol = mine(now).fragments.at(-1);
  return symbol === undefined ? {} : { fragment: fragment(now.state, symbol) };
};

/** The jewel that the learner got last. */
export const lastJewel = (now: Now): Figures => {
  const jewel = mine(now).jewels.at(-1);
  if (jewel === undefined) return {};
  return { jewel: jewelName(jewel), points: now.state.printed.content.jewels[jewel].points };
};

/** What things count: a doubloon, the least and the best of the jewels. */
export const worth = ({ state }: Now): Figures => {
  const { jewels, scoring } = state.printed.content;
  const { emerald, diamond } = jewels;
  return {
    one: scoring.perItem.doubloon,
    each: scoring.perItem.fragment,
    least: emerald.points,
    most: diamond.points,
  };
};
