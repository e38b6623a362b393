import { expect, it } from 'vitest';
import { nextExercise } from '../../../src/table/coach/end-sheet.tsx';

const coach = (lesson: string) => ({
  game: 'reef',
  lesson,
  exercises: ['dive', 'wait', 'race'],
});
const DONE = { at: '', done: true, misses: 0 };

it('the next exercise is the next in order that is not solved', () => {
  expect(nextExercise(coach('dive'), {})).toBe('wait');
  expect(nextExercise(coach('dive'), { 'reef/wait': DONE })).toBe('race');
});

it('after the last exercise comes the first that was left out, and after all of them none', () => {
  expect(nextExercise(coach('race'), { 'reef/race': DONE })).toBe('dive');
  expect(nextExercise(coach('race'), { 'reef/dive': DONE, 'reef/wait': DONE })).toBeUndefined();
});

it('after a guided match comes the first exercise', () => {
  expect(nextExercise(coach('first'), {})).toBe('dive');
});
