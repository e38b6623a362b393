// The lessons of Tiny Epic Pirates: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { TINYPIRATES_LESSONS_EN } from './en.ts';
import { FIRST_MATCH } from './first-match.ts';

export const LESSONS = lessonBook<Kinds, typeof TINYPIRATES_LESSONS_EN>({
  game: 'tinypirates',
  words: TINYPIRATES_LESSONS_EN,
  lessons: [FIRST_MATCH],
});
