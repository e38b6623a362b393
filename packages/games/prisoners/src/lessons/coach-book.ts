// The coach of Take No Prisoners at any table: fetched where somebody wants one.

import { coachBook } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { COACH_LINES } from './coach.ts';
import { PRISONERS_COACH_EN } from './coach-en.ts';
import { GLOSSARY } from './glossary.ts';
import { WATCHERS } from './watchers.ts';

export const COACH = coachBook<Kinds, typeof PRISONERS_COACH_EN>({
  game: 'prisoners',
  words: PRISONERS_COACH_EN,
  lines: COACH_LINES,
  asides: { 'give-up': { key: 'coach.giveUp', clauses: ['TP-295'] } },
  watchers: WATCHERS,
  terms: GLOSSARY,
});
