// The lessons of Dead Man's Doubloons: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { DOUBLOONS_LESSONS_EN } from './en.ts';
import { FIRST_MATCH } from './first-match.ts';

export const LESSONS = lessonBook<Kinds, typeof DOUBLOONS_LESSONS_EN>({
  game: 'doubloons',
  words: DOUBLOONS_LESSONS_EN,
  lessons: [FIRST_MATCH],
});
