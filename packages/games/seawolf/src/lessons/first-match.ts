import type { Lesson } from '@quarterdeck/kernel/staging';
import type { Kinds } from '../index.ts';
import { costs, type Key, ME, pays } from './figures.ts';
import { ROUND_ONE } from './sailing-steps.ts';
import { OWN_COURSE, SELLING } from './selling-steps.ts';
import { GUNNERS, LAGOON, SMALL_CHART, WRECKERS } from './small-chart.ts';
import { ROUND_THREE, ROUND_TWO } from './trading-steps.ts';

/** "Three goods to Lisbon": sail by the wind, collect, swap, lose a thaler, sell three at once. */
export const FIRST_MATCH: Lesson<Kinds, Key> = {
  id: 'first',
  kind: 'first-match',
  title: 'first.title',
  about: 'first.about',
  learner: ME,
  names: ['', 'Old Salt'],
  start: {
    seats: 2,
    patch: {
      ...SMALL_CHART,
      round: 0,
      first: 0,
      wind: 'east',
      pirate: GUNNERS,
      missions: [
        { mission: 'four-cotton', markers: [] },
        { mission: 'two-chests', markers: [] },
        { mission: 'beat-pirate', markers: [] },
      ],
      ships: {
        0: { tile: LAGOON, stern: 'stickyFingers', thalers: 2, rum: 3 },
        1: { tile: WRECKERS, stern: 'strategist', rum: 3 },
      },
    },
    step: 'round/begin',
    data: {},
  },
  steps: [...ROUND_ONE, ...ROUND_TWO, ...ROUND_THREE, ...SELLING, ...OWN_COURSE],
  end: [
    { key: 'first.end.sail', with: costs, clauses: ['SW-106', 'SW-107', 'SW-108'] },
    {
      key: 'first.end.sell',
      with: (now) => ({ goods: 3, thalers: pays(now).three }),
      clauses: ['SW-170'],
    },
    { key: 'first.end.later', clauses: ['SW-088'] },
  ],
  playOn: true,
};
