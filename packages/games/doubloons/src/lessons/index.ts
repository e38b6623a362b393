// The lessons of Dead Man's Doubloons: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { DOUBLOONS_LESSONS_EN } from './en.ts';
import { DOUBLOONS_EXERCISES_EN } from './en-exercises.ts';
import { EXERCISES } from './exercises.ts';
import { FIRST_MATCH } from './first-match.ts';

const WORDS = { ...DOUBLOONS_LESSONS_EN, ...DOUBLOONS_EXERCISES_EN };

export const LESSONS = lessonBook<Kinds, typeof WORDS>({
  game: 'doubloons',
  words: WORDS,
  lessons: [FIRST_MATCH, ...EXERCISES],
  daily: async () => (await import('./daily.ts')).DAILY,
});
