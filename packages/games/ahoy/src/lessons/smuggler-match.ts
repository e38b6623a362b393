import type { Lesson } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { cell, SMUGGLER_SEAT, smugglersTable } from './exercise.ts';
import type { Key } from './figures.ts';
import { SECOND_TURN } from './smuggler-crew-steps.ts';
import { DELIVERING, LOADING_CARGO, OWN_PLAN } from './smuggler-steps.ts';

/** "Free trade": load at one Island, deliver at two others, take rewards, bet, hire. */
export const SMUGGLER_MATCH: Lesson<Kinds, Key> = {
  id: 'smuggler',
  kind: 'short',
  title: 'smuggler.title',
  about: 'smuggler.about',
  learner: SMUGGLER_SEAT,
  names: ['Old Salt', '', 'Ines'],
  start: smugglersTable([4, 5, 3, 2], cell(3, 1), { row: ['diver', 'mystic', 'merchant'] }),
  steps: [...LOADING_CARGO, ...DELIVERING, ...OWN_PLAN, ...SECOND_TURN],
  end: [
    { key: 'smuggler.end.cargo', clauses: ['AH-204', 'AH-206'] },
    { key: 'smuggler.end.paid', clauses: ['AH-207', 'AH-209', 'AH-210'] },
    { key: 'smuggler.end.crew', clauses: ['AH-218'] },
    { key: 'smuggler.end.later', clauses: ['AH-218', 'AH-163'] },
  ],
  playOn: true,
};
