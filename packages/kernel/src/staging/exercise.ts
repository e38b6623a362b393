import type { Kinds } from '../kinds.ts';
import type { View } from '../match.ts';
import type { Target } from '../say/describe.ts';
import type { Param } from '../say/message.ts';
import type { Lesson, Note, ReachStep, Told } from './lesson.ts';
import type { Scenario } from './scenario.ts';

/** The words of an exercise stand under its own name. */
export type ExerciseKey<Id extends string> =
  `${Id}.${'title' | 'about' | 'goal' | 'reached' | 'missed' | 'hint'}`;

/** What an exercise is made of; its words are found by its name. */
export type ExerciseSketch<K extends Kinds, Id extends string> = Pick<
  ReachStep<K>,
  'goal' | 'isMissed' | 'others' | 'rig' | 'ways' | 'badWays'
> & {
  readonly id: Id;
  /** 1 is one idea, 2 joins two, 3 looks ahead. */
  readonly grade: 1 | 2 | 3;
  readonly learner?: number;
  readonly names: readonly string[];
  readonly start: Scenario<K>;
  readonly figures?: (now: View<K>) => { readonly [name: string]: Param };
  /** What gets the ring while the goal is read. */
  readonly points?: readonly Target[] | Told<K, readonly Target[]>;
  readonly clauses: readonly K['clause'][];
};

/** A position and a goal: one `reach`, with all its words under the exercise's name. */
export function exerciseOf<K extends Kinds, const Id extends string>(
  sketch: ExerciseSketch<K, Id>,
): Lesson<K, ExerciseKey<Id>> {
  const { id, grade, learner = 0, names, start, figures, points, clauses } = sketch;
  const { goal, isMissed, others, rig, ways, badWays } = sketch;
  const key = <N extends string>(name: N): `${Id}.${N}` => `${id}.${name}`;
  const note = <N extends 'goal' | 'reached' | 'missed' | 'hint'>(
    name: N,
  ): Note<K, `${Id}.${N}`> => ({
    key: key(name),
    clauses,
    ...(figures === undefined ? {} : { with: figures }),
  });
  return {
    id,
    kind: 'exercise',
    grade,
    title: key('title'),
    about: key('about'),
    learner,
    names,
    start,
    steps: [
      {
        kind: 'reach',
        id: 'goal',
        title: key('title'),
        before: { ...note('goal'), ...(points === undefined ? {} : { points }) },
        goal,
        isMissed,
        onReached: note('reached'),
        onMissed: note('missed'),
        hint: note('hint'),
        ways,
        badWays,
        ...(others === undefined ? {} : { others }),
        ...(rig === undefined ? {} : { rig }),
      },
    ],
    end: [note('reached')],
    playOn: false,
  };
}
