// The lessons of Seawolf: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { SEAWOLF_LESSONS_EN } from './en.ts';
import { SEAWOLF_EXERCISES_EN } from './en-exercises.ts';
import { EXERCISES } from './exercises.ts';
import { FIRST_MATCH } from './first-match.ts';

const WORDS = { ...SEAWOLF_LESSONS_EN, ...SEAWOLF_EXERCISES_EN };

export const LESSONS = lessonBook<Kinds, typeof WORDS>({
  game: 'seawolf',
  words: WORDS,
  lessons: [FIRST_MATCH, ...EXERCISES],
  daily: async () => (await import('./daily.ts')).DAILY,
});
