// What the exercises of Take No Prisoners have in common: two fleets, one turn, a goal.

import { exerciseOf, type Lesson, type Pattern } from '@quarterdeck/kernel/staging';
import { attackDiceOf, type Kinds, type Ship, type ShipId, shipOf } from '../index.ts';
import { type ExerciseId, type Key, ME, type Now, percent } from './figures.ts';
import { falls, position, type Sketch } from './position.ts';

type Way = readonly Pattern<Kinds>[];

export type Exercise = {
  readonly id: ExerciseId;
  readonly grade: 1 | 2 | 3;
  readonly at: Sketch;
  /** How the dice fall: h is a hit, m a miss. */
  readonly dice?: string;
  readonly goal: (now: Now) => boolean;
  readonly isMissed?: (now: Now) => boolean;
  readonly figures?: (now: Now) => { readonly [name: string]: number | string };
  readonly clauses: readonly Kinds['clause'][];
  readonly others?: readonly Pattern<Kinds>[];
  readonly ways: readonly [Way, ...Way[]];
  readonly badWays: readonly [Way, ...Way[]];
};

/** A ship by its place in the fleets of the exercise: the learner's come first. */
export const ship = (id: number): ShipId => id as ShipId;

export const shipAt = ({ state }: Now, id: number): Ship => shipOf(state, ship(id));
export const isWon = ({ state }: Now): boolean => state.ending?.seat === ME;
/** The learner's turn, or the step of it that an exercise is about, is over. */
export const isPast =
  (step: Now['state']['turn']['step']) =>
  ({ state }: Now): boolean =>
    state.turn.seat !== ME || (state.turn.step !== step && state.engagement === null);

/** What the first ship needs against a creature or a free territory. */
export const easyTarget = ({ state }: Now) => {
  const need = state.printed.content.targets.privateer.sinkDefense ?? 0;
  const dice = attackDiceOf(state, shipOf(state, ship(0)));
  return { need, dice, chance: percent(dice, need) };
};

export function exercise(one: Exercise): Lesson<Kinds, Key> {
  const { id, grade, at, dice, goal, figures, clauses, others, ways, badWays } = one;
  return exerciseOf<Kinds, ExerciseId>({
    id,
    grade,
    names: ['', 'Old Salt'],
    start: position(at),
    goal,
    isMissed: one.isMissed ?? isPast(at.step ?? 'engage'),
    clauses,
    ways,
    badWays,
    others: others ?? [{ do: 'pass' }],
    ...(dice === undefined ? {} : { rig: falls(dice) }),
    ...(figures === undefined ? {} : { figures }),
  });
}
