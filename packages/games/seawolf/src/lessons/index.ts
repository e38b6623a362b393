// The lessons of Seawolf: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { SEAWOLF_LESSONS_EN } from './en.ts';
import { FIRST_MATCH } from './first-match.ts';

export const LESSONS = lessonBook<Kinds, typeof SEAWOLF_LESSONS_EN>({
  game: 'seawolf',
  words: SEAWOLF_LESSONS_EN,
  lessons: [FIRST_MATCH],
});
