// The lessons of Tiny Epic Pirates: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { TINYPIRATES_LESSONS_EN } from './en.ts';
import { TINYPIRATES_EXERCISES_EN } from './en-exercises.ts';
import { TINYPIRATES_SOLO_EN } from './en-solo.ts';
import { EXERCISES } from './exercises.ts';
import { FIRST_MATCH } from './first-match.ts';
import { SOLO_MATCH } from './solo-match.ts';

const WORDS = { ...TINYPIRATES_LESSONS_EN, ...TINYPIRATES_SOLO_EN, ...TINYPIRATES_EXERCISES_EN };

export const LESSONS = lessonBook<Kinds, typeof WORDS>({
  game: 'tinypirates',
  words: WORDS,
  lessons: [FIRST_MATCH, SOLO_MATCH, ...EXERCISES],
  daily: async () => (await import('./daily.ts')).DAILY,
});
