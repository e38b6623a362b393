import { engine } from '@quarterdeck/kernel/engine';
import { type Lesson, LessonFault, type LessonStep, readLesson } from '@quarterdeck/kernel/staging';
import { lessonHolds } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { type Kinds, seawolf, seawolfSay } from '../../src/index.ts';
import { SEAWOLF_LESSONS_EN } from '../../src/lessons/en.ts';
import { FIRST_MATCH } from '../../src/lessons/first-match.ts';
import { counted } from '../counted.ts';

const wolf = engine(seawolf, { strict: true });
const whole: Lesson<Kinds> = FIRST_MATCH;

/** The lesson with one step changed. */
const changed = (id: string, change: object): Lesson<Kinds> => ({
  ...whole,
  steps: whole.steps.map((step) =>
    step.id === id ? ({ ...step, ...change } as LessonStep<Kinds>) : step,
  ),
});

/** The lesson with something laid over its position. */
const patched = (more: object): Lesson<Kinds> => {
  const { start } = whole;
  if (!('patch' in start)) throw new Error('expected a position that is written down');
  const patch = { ...start.patch, ...more };
  return { ...whole, start: { ...start, patch } } as unknown as Lesson<Kinds>;
};

const faultOf = (lesson: Lesson<Kinds>): LessonFault['place'] | undefined => {
  try {
    readLesson(wolf, lesson, SEAWOLF_LESSONS_EN);
    return undefined;
  } catch (problem) {
    if (problem instanceof LessonFault) return problem.place;
    throw problem;
  }
};

describe('a lesson is refused by step and field', () => {
  it('the lesson as it is written is read', () => {
    expect(faultOf(whole)).toBeUndefined();
  });

  it('a position that names an unknown stern is refused at its path', () => {
    const spoilt = patched({ ships: { 0: { stern: 'kraken' } } });

    expect(faultOf(spoilt)).toEqual({
      lesson: 'first',
      step: 'start',
      field: 'state.ships[0].stern',
    });
  });

  it('an answer that is not offered is refused', () => {
    const spoilt = changed('load', { right: { answers: [{ do: 'load', good: 'wine' }] } });

    expect(faultOf(spoilt)).toEqual({ lesson: 'first', step: 'load', field: 'right.answers' });
  });

  it('a question that is not asked there is refused', () => {
    expect(faultOf(changed('load', { at: 'ports/unload' }))).toMatchObject({
      step: 'load',
      field: 'at',
    });
  });

  it('an answer of somebody else that is not offered is refused', () => {
    const spoilt = changed('old-salt-loads', { answers: [{ gives: { do: 'gain-rum' } }] });

    expect(faultOf(spoilt)).toMatchObject({ step: 'old-salt-loads', field: 'answers[0]' });
  });

  it('luck that is not used, and luck that is missing, are refused', () => {
    expect(faultOf(changed('load', { rig: [1] }))).toMatchObject({ field: 'rig' });
    expect(faultOf(changed('swap', { rig: [1] }))).toMatchObject({ field: 'rig' });
  });

  it('an event that was promised and did not happen is refused', () => {
    expect(faultOf(changed('load', { happens: ['goods-paid'] }))).toMatchObject({
      step: 'load',
      field: 'happens',
    });
  });

  it('a note whose key has no words is refused', () => {
    const spoilt = changed('load', { hint: { key: 'first.nothing', clauses: [] } });

    expect(faultOf(spoilt)).toMatchObject({ step: 'load', field: 'hint.key' });
  });

  it('two steps of one name are refused', () => {
    expect(faultOf(changed('badge', { id: 'load' }))).toMatchObject({ step: 'load', field: 'id' });
  });

  it('a position with a doubled or missing piece is refused by the tests, at its start', () => {
    const bare = { ...whole, steps: [], end: [] };
    const held = (lesson: Lesson<Kinds>) =>
      lessonHolds(
        wolf,
        { game: 'seawolf', words: SEAWOLF_LESSONS_EN, lessons: [lesson] },
        { say: seawolfSay, ledger: '', lock: {}, counted },
      ).problems;
    const doubled = { ...patched({ cannons: 99 }), steps: [], end: [] };

    expect(held(bare)).toEqual([]);
    expect(held(doubled)).toEqual([
      expect.stringContaining('Lesson first, step start, patch: something is doubled or missing'),
    ]);
  });
});
