// The lessons of Ahoy: positions, questions, answers and words. Fetched when somebody learns.

import { lessonBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { AHOY_LESSONS_EN } from './en.ts';
import { AHOY_EXERCISES_EN } from './en-exercises.ts';
import { AHOY_SEATS_EN } from './en-seats.ts';
import { EXERCISES } from './exercises.ts';
import { FIRST_MATCH } from './first-match.ts';
import { SMUGGLER_MATCH } from './smuggler-match.ts';
import { UNION_MATCH } from './union-match.ts';

const WORDS = { ...AHOY_LESSONS_EN, ...AHOY_SEATS_EN, ...AHOY_EXERCISES_EN };

export const LESSONS = lessonBook<Kinds, typeof WORDS>({
  game: 'ahoy',
  words: WORDS,
  lessons: [FIRST_MATCH, UNION_MATCH, SMUGGLER_MATCH, ...EXERCISES],
  daily: async () => (await import('./daily.ts')).DAILY,
});
