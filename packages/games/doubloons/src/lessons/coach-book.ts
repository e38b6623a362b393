// The coach of Dead Man’s Doubloons at any table: fetched where somebody wants one.

import { coachBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { COACH_LINES } from './coach.ts';
import { DOUBLOONS_COACH_EN } from './coach-en.ts';
import { GLOSSARY } from './glossary.ts';
import { WATCHERS } from './watchers.ts';

export const COACH = coachBook<Kinds, typeof DOUBLOONS_COACH_EN>({
  game: 'doubloons',
  words: DOUBLOONS_COACH_EN,
  lines: COACH_LINES,
  asides: {},
  watchers: WATCHERS,
  terms: GLOSSARY,
});
