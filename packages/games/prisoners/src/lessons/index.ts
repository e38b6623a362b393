// The lessons of Take No Prisoners: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { PRISONERS_LESSONS_EN } from './en.ts';
import { FIRST_MATCH } from './first-match.ts';

export const LESSONS = lessonBook<Kinds, typeof PRISONERS_LESSONS_EN>({
  game: 'prisoners',
  words: PRISONERS_LESSONS_EN,
  lessons: [FIRST_MATCH],
});
