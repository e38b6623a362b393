// What Ahoy's lessons read from the learner's view: no note has a figure of its own.

import { at, type Seat } from '@quarterdeck/kernel';
import type { Event, View } from '@quarterdeck/kernel/engine';
import type { KeyOf } from '@quarterdeck/kernel/say';
import type { LessonStep } from '@quarterdeck/kernel/staging';
import { controlOf, type Kinds, matOf, type RegionId, type SlotId } from '../index.ts';
import { regionName } from '../words/names.ts';
import type { AHOY_LESSONS_EN } from './en.ts';
import type { AHOY_EXERCISES_EN } from './en-exercises.ts';
import type { AHOY_SEATS_EN } from './en-seats.ts';

type ExerciseKey = KeyOf<typeof AHOY_EXERCISES_EN>;
export type Key = KeyOf<typeof AHOY_LESSONS_EN> | KeyOf<typeof AHOY_SEATS_EN> | ExerciseKey;
/** The exercises by the first word of their keys. */
export type ExerciseId = ExerciseKey extends `${infer Id}.${string}` ? Id : never;
export type Now = View<Kinds>;
export type Step = LessonStep<Kinds, Key>;
type Told = readonly Event<Kinds>[];

export const ME = 0 as Seat;
export const OLD_SALT = 1 as Seat;

export const FISH = 0 as RegionId;
export const COMPASS = 1 as RegionId;
export const SKULL = 2 as RegionId;

export const named =
  (region: RegionId) =>
  ({ state }: Now): { readonly region: string } => ({ region: regionName(state, region) });

/** Who is how strong in a region, and what it pays. */
export const strength =
  (region: RegionId) =>
  (
    now: Now,
  ): {
    readonly region: string;
    readonly mine: number;
    readonly theirs: number;
    readonly wealth: number;
  } => {
    const { squadron, union } = controlOf(now.state, region);
    return {
      ...named(region)(now),
      mine: squadron,
      theirs: union,
      wealth: at(now.state.regions, region).wealth,
    };
  };

export const fame = ({ state }: Now) => ({
  mine: matOf(state, ME).fame,
  theirs: matOf(state, OLD_SALT).fame,
});

/** What both sides of the last battle came to. */
export const battleTotals = (events: Told) => {
  const total = (side: 'attacker' | 'defender'): number =>
    events.reduce(
      (sum, one) =>
        one.event === 'battle-rolled' && one.data.side === side ? one.data.total : sum,
      0,
    );
  return { mine: total('attacker'), theirs: total('defender') };
};

/** The one number that a slot takes. */
export const wants = ({ state: { printed } }: Now, slot: SlotId): number => {
  const { accepts } = at(printed.slots, slot);
  return accepts.kind === 'exact' ? accepts.value : 0;
};

/** The lowest die that is not placed yet. */
export const lowest = ({ state }: Now): number => Math.min(...matOf(state, ME).dice);
