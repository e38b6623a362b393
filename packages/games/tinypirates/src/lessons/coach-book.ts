// The coach of Tiny Epic Pirates at any table: fetched where somebody wants one.

import { coachBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { COACH_LINES } from './coach.ts';
import { TINYPIRATES_COACH_EN } from './coach-en.ts';
import { GLOSSARY } from './glossary.ts';
import { WATCHERS } from './watchers.ts';

export const COACH = coachBook<Kinds, typeof TINYPIRATES_COACH_EN>({
  game: 'tinypirates',
  words: TINYPIRATES_COACH_EN,
  lines: COACH_LINES,
  asides: {},
  watchers: WATCHERS,
  terms: GLOSSARY,
});
