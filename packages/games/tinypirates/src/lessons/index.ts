// The lessons of Tiny Epic Pirates: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { TINYPIRATES_LESSONS_EN } from './en.ts';
import { TINYPIRATES_EXERCISES_EN } from './en-exercises.ts';
import { EXERCISES } from './exercises.ts';
import { FIRST_MATCH } from './first-match.ts';

const WORDS = { ...TINYPIRATES_LESSONS_EN, ...TINYPIRATES_EXERCISES_EN };

export const LESSONS = lessonBook<Kinds, typeof WORDS>({
  game: 'tinypirates',
  words: WORDS,
  lessons: [FIRST_MATCH, ...EXERCISES],
});
