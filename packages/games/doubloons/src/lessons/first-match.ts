import type { Lesson } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { type Key, ME, pointsOfMine } from './figures.ts';
import { FIRST_ROUND } from './first-round.ts';
import { SECOND_ROUND } from './second-round.ts';
import { SMALL_ISLAND } from './small-island.ts';
import { ONWARD } from './third-round.ts';

/** "Hunt, fire, pillage": two rounds with a plan for each, and a third of one's own. */
export const FIRST_MATCH: Lesson<Kinds, Key> = {
  id: 'first',
  kind: 'first-match',
  title: 'first.title',
  about: 'first.about',
  learner: ME,
  names: ['', 'Old Salt'],
  start: { seats: 2, patch: SMALL_ISLAND, step: 'round/begin', data: {} },
  steps: [...FIRST_ROUND, ...SECOND_ROUND, ...ONWARD],
  end: [
    { key: 'first.end.plan', clauses: ['DD-049', 'DD-053'] },
    {
      key: 'first.end.walk',
      with: (now) => ({ points: pointsOfMine(now) }),
      clauses: ['DD-078', 'DD-112', 'DD-234'],
    },
    { key: 'first.end.later', clauses: ['DD-202', 'DD-203', 'DD-204', 'DD-208'] },
  ],
  playOn: true,
};
