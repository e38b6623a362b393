// What Seawolf's lessons read from the learner's view: no note has a figure of its own.

import { at, type Seat } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import type { KeyOf, Param } from '@quarterdeck/kernel/say';
import type { LessonStep, Note } from '@quarterdeck/kernel/staging';
import {
  type Kinds,
  ORDINARY_GOODS,
  type OrdinaryGood,
  orderCost,
  payoutFor,
  type Seawolf,
  shipOf,
  stepCost,
  type TileId,
  wantedBy,
} from '../index.ts';
import { cargoName, tileName } from '../words/names.ts';
import { tileTarget } from '../words/targets.ts';
import type { SEAWOLF_LESSONS_EN } from './en.ts';
import type { SEAWOLF_EXERCISES_EN } from './en-exercises.ts';
import { LISBON } from './small-chart.ts';

type ExerciseKey = KeyOf<typeof SEAWOLF_EXERCISES_EN>;
export type Key = KeyOf<typeof SEAWOLF_LESSONS_EN> | ExerciseKey;
/** The exercises by the first word of their keys. */
export type ExerciseId = ExerciseKey extends `${infer Id}.${string}` ? Id : never;
export type Now = View<Kinds>;
export type Step = LessonStep<Kinds, Key>;

export const ME = 0 as Seat;
export const OLD_SALT = 1 as Seat;

export const nameAt = ({ state }: Now, tile: TileId): string => tileName(state, tile);
export const port = (now: Now) => ({ port: nameAt(now, LISBON) });
export const island = (tile: TileId) => (now: Now) => ({ ...port(now), island: nameAt(now, tile) });
export const rumOf = ({ state }: Now): number => shipOf(state, ME).rum;
export const pays = ({ state }: Now) => ({
  one: payoutFor(state, 1),
  two: payoutFor(state, 2),
  three: payoutFor(state, 3),
});

const wanted = (g: Seawolf): OrdinaryGood[] =>
  wantedBy(g, LISBON).flatMap((good) => ORDINARY_GOODS.filter((one) => one === good));
/** The tray of Lisbon in words: what it still lacks, slot by slot. */
export const tray = ({ state }: Now): { readonly goods: Param } => ({
  goods: { list: wanted(state).map(cargoName) },
});

/** How many of the goods aboard Lisbon would take now. */
export const fitting = ({ state }: Now): number => {
  const open = wanted(state);
  const ship = shipOf(state, ME);
  const fits = (good: OrdinaryGood): number =>
    Math.min(ship[good], open.filter((one) => one === good).length);
  return ORDINARY_GOODS.reduce((sum, good) => sum + fits(good), 0);
};

/** A swap after which three goods fit: gives what is aboard, takes what the tray asks for. */
export const goodSwap = ({ state }: Now) =>
  shipOf(state, ME).tea > 0
    ? ({ do: 'trade', give: 'tea', gain: ['cotton', 'wine'] } as const)
    : ({ do: 'trade', give: 'cotton', gain: ['wine', 'tea'] } as const);

/** What a step costs now, by its heading against the wind of this round. */
export const costs = ({ state }: Now) => {
  const all = (['north', 'east', 'south', 'west'] as const).map((way) => stepCost(state, ME, way));
  return { across: at(all.toSorted(), 1), against: at(all.toSorted(), 3) };
};

export const PORT_NOTE: Pick<Note<Kinds, Key>, 'with' | 'points'> = {
  with: port,
  points: [tileTarget(LISBON)],
};

/** The course that the learner has laid, and what it costs. */
export const laid = ({ state }: Now): number =>
  orderCost(state, ME, shipOf(state, ME).orders ?? []);
