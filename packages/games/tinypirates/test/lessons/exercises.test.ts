import { engine } from '@quarterdeck/kernel/engine';
import { answerLesson, beginLesson, type Lesson, lessonBook } from '@quarterdeck/kernel/staging';
import { lessonHolds } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { type Kinds, tinypirates, tinypiratesSay } from '../../src/index.ts';
import { LESSONS } from '../../src/lessons/index.ts';

const table = engine(tinypirates, { strict: true });

const exercises: readonly Lesson<Kinds>[] = LESSONS.lessons.filter(
  ({ kind }) => kind === 'exercise',
);
const named = (id: string): Lesson<Kinds> => {
  const found = exercises.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no exercise ${id}`);
  return found;
};

/** The exercise with its one step changed. */
const changed = (id: string, change: object): Lesson<Kinds> => {
  const lesson = named(id);
  return { ...lesson, steps: lesson.steps.map((step) => ({ ...step, ...change })) };
};

const problemsOf = (lesson: Lesson<Kinds>): readonly string[] =>
  lessonHolds(
    table,
    lessonBook<Kinds, typeof LESSONS.words>({ ...LESSONS, lessons: [lesson as never] }),
    { say: tinypiratesSay, describe: 'any', ledger: '', lock: {} },
  ).problems.filter((problem) => problem.startsWith('Lesson'));

describe('The exercises of Tiny Epic Pirates', () => {
  it('there are ten, in three grades', () => {
    const grades = exercises.map(({ grade }) => grade);

    expect(exercises).toHaveLength(10);
    expect(new Set(grades)).toEqual(new Set([1, 2, 3]));
  });

  it('an answer on the way to the goal leads on, and what is wanted stays in sight', () => {
    const lesson = named('full');
    const { moment } = beginLesson(table, lesson);

    const turn = answerLesson(table, lesson, moment, { do: 'order', stop: 1 });

    expect(turn.verdict).toBe('right');
    expect(turn.moment.notes.map(({ key }) => key)).toEqual(['full.goal']);
    expect(table.asked(turn.moment.match)).toMatchObject([{ seat: 0, step: 'sail/step' }]);
  });

  it('an answer after which the goal is out of reach is explained, and can be taken back', () => {
    const lesson = named('full');
    const { moment } = beginLesson(table, lesson);
    const sailing = answerLesson(table, lesson, moment, { do: 'order', stop: 1 }).moment;

    const turn = answerLesson(table, lesson, sailing, { do: 'stop' });

    expect(turn.verdict).toBe('tried');
    expect(turn.moment).toMatchObject({ at: sailing.at, answered: sailing.answered });
    expect(turn.moment.notes.map(({ key }) => key)).toEqual(['full.missed']);
  });

  it('a way that does not reach the goal is a problem of the exercise', () => {
    const spoilt = changed('full', { goal: () => false });

    expect(problemsOf(spoilt)).toContain(
      'Lesson full, step goal, right: {"do":"execute"} is meant to be right, and is not.',
    );
  });

  it('a bad way that does not miss the goal is a problem of the exercise', () => {
    const { steps } = named('full');
    const [step] = steps;
    if (step?.kind !== 'reach') throw new Error('an exercise is one reach');

    expect(problemsOf(changed('full', { badWays: step.ways }))).toEqual([
      'Lesson full, step goal, badWays[0]: does not miss the goal.',
    ]);
  });

  it('a way that is not offered is a problem of the exercise', () => {
    const [problem] = problemsOf(changed('full', { badWays: [[{ do: 'sell', count: 3 }]] }));

    expect(problem).toMatch(/^Lesson full, step goal, badWays\[0\]\[0\]: .* is not offered, but /);
  });
});
