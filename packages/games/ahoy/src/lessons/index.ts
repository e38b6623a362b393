// The lessons of Ahoy: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { AHOY_LESSONS_EN } from './en.ts';
import { FIRST_MATCH } from './first-match.ts';

export const LESSONS = lessonBook<Kinds, typeof AHOY_LESSONS_EN>({
  game: 'ahoy',
  words: AHOY_LESSONS_EN,
  lessons: [FIRST_MATCH],
});
