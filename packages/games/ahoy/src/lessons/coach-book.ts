// The coach of Ahoy at any table: fetched where somebody wants one.

import { coachBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { COACH_LINES } from './coach.ts';
import { AHOY_COACH_EN } from './coach-en.ts';
import { GLOSSARY } from './glossary.ts';
import { WATCHERS } from './watchers.ts';

export const COACH = coachBook<Kinds, typeof AHOY_COACH_EN>({
  game: 'ahoy',
  words: AHOY_COACH_EN,
  lines: COACH_LINES,
  asides: { concede: { key: 'coach.concede', clauses: ['AH-300'] } },
  watchers: WATCHERS,
  terms: GLOSSARY,
});
