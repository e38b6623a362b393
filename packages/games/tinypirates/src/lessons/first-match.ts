import type { Lesson } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { ATTACKING } from './attack-steps.ts';
import { BURYING } from './burying-steps.ts';
import { HIRING } from './crew-steps.ts';
import { buriedOf, type Key, ME } from './figures.ts';
import { HIDING } from './hiding-steps.ts';
import { PLUNDERING } from './plunder-steps.ts';
import { SMALL_SEA } from './small-sea.ts';

/** "One lap of the Wheel": plunder, sell, bury, hire, jump ahead, sink a Merchant, hide. */
export const FIRST_MATCH: Lesson<Kinds, Key> = {
  id: 'first',
  kind: 'first-match',
  title: 'first.title',
  about: 'first.about',
  learner: ME,
  names: ['', 'Old Salt'],
  start: { seats: 2, patch: SMALL_SEA, step: 'turn/begin', data: { pirate: 0 } },
  steps: [...PLUNDERING, ...BURYING, ...HIRING, ...ATTACKING, ...HIDING],
  end: [
    {
      key: 'first.end.bury',
      with: (now) => ({
        count: buriedOf(now),
        treasures: now.state.printed.limits.treasuresToWin,
      }),
      clauses: ['TE-112', 'TE-201', 'TE-255'],
    },
    { key: 'first.end.wheel', clauses: ['TE-057', 'TE-184'] },
    { key: 'first.end.later', clauses: ['TE-091', 'TE-133', 'TE-172', 'TE-243'] },
  ],
  playOn: true,
};
