// What the lessons of Take No Prisoners read from the learner's view: no note has a figure of its own.

import { at, type Seat } from '@quarterdeck/kernel';
import type { Event, View } from '@quarterdeck/kernel/engine';
import type { KeyOf } from '@quarterdeck/kernel/say';
import type { LessonStep } from '@quarterdeck/kernel/staging';
import {
  comingDefenses,
  comingDice,
  type DeckManeuver,
  type HexId,
  type Kinds,
  maneuverWords,
  neighbours,
  playerOf,
  type ShipId,
  shipOf,
  shipsOf,
} from '../index.ts';
import { hexName } from '../words/names.ts';
import type { PRISONERS_LESSONS_EN } from './en.ts';
import type { PRISONERS_EXERCISES_EN } from './en-exercises.ts';

type ExerciseKey = KeyOf<typeof PRISONERS_EXERCISES_EN>;
export type Key = KeyOf<typeof PRISONERS_LESSONS_EN> | ExerciseKey;
/** The exercises by the first word of their keys. */
export type ExerciseId = ExerciseKey extends `${infer Id}.${string}` ? Id : never;
export type Now = View<Kinds>;
export type Step = LessonStep<Kinds, Key>;
type Told = readonly Event<Kinds>[];

export const ME = 0 as Seat;
export const OLD_SALT = 1 as Seat;

export const nameOf =
  (hex: HexId) =>
  ({ state }: Now): { readonly hex: string } => ({ hex: hexName(state, hex) });
export const cardName = ({ state }: Now, card: DeckManeuver): string =>
  maneuverWords(state, card).name;

/** Where a ship of the learner lies. */
export const hexOfShip = ({ state }: Now, ship: ShipId): HexId => {
  const { hex } = shipOf(state, ship);
  if (hex === null) throw new Error(`lessons: ship ${ship} was sunk`);
  return hex;
};
export const isBeside = (now: Now, ship: ShipId, hex: HexId): boolean =>
  neighbours(now.state, hexOfShip(now, ship)).includes(hex);

/** The chance of at least this many hits, in per cent: half of a die's faces are hits. */
export function percent(dice: number, need: number): number {
  let odds: readonly number[] = [1];
  for (let die = 0; die < dice; die++)
    odds = [...odds, 0].map((one, hits) => (one + (odds[hits - 1] ?? 0)) / 2);
  return Math.round(100 * odds.slice(need).reduce((sum, odd) => sum + odd, 0));
}

/** What the next attack of a level rolls, and what it needs against such a target. */
export const attackOn = ({ state: { printed } }: Now, target: 'shark' | 'privateer') => {
  const { startLevel, capturedPrivateerLevel } = printed.figures;
  const { attackDice } = at(printed.levels, startLevel);
  const { sinkDefense, captureDefense } = printed.content.targets[target];
  const sink = sinkDefense ?? 0;
  return {
    level: startLevel,
    prize: capturedPrivateerLevel,
    dice: attackDice,
    sink,
    capture: captureDefense ?? 0,
    chance: percent(attackDice, sink),
  };
};

/** The hits of the last roll that was told. */
export const hitsIn = (events: Told): number =>
  events.reduce(
    (hits, one) =>
      one.event === 'attack-rolled' || one.event === 'return-fire-rolled' ? one.data.hits : hits,
    0,
  );

/** The coming roll: its dice, and how likely it reaches what it has to. */
export const comingRoll = ({ state }: Now) => {
  const rolled = state.engagement?.attackRoll.length ?? 0;
  const dice = rolled > 0 && state.engagement?.roll === 'attack' ? rolled : comingDice(state);
  const { sink, capture } = comingDefenses(state);
  return {
    dice,
    sink: sink ?? 0,
    capture: capture ?? 0,
    toSink: percent(dice, sink ?? 0),
    toCapture: percent(dice, capture ?? 0),
  };
};

/** Whether the learner holds a card. */
export const holds = ({ state }: Now, card: DeckManeuver): boolean =>
  playerOf(state, ME).hand.includes(card);

export const fleets = ({ state }: Now) => ({
  mine: shipsOf(state, ME).length,
  theirs: shipsOf(state, OLD_SALT).length,
});

/** How the match is won. */
export const victory = ({ state: { printed } }: Now) => ({
  ships: printed.figures.fleetVictoryShips,
  level: printed.figures.fleetVictoryLevel,
});
