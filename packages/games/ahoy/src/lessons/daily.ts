// The daily exercises of Ahoy: positions that `npm run daily` found, and what explains them.

import { idsOf, type Seat } from '@quarterdeck/kernel';
import { dailyBook } from '@quarterdeck/kernel/staging';
import {
  type Ahoy,
  controlOf,
  isSmuggler,
  type Kinds,
  matOf,
  type RegionId,
  squadronSeat,
} from '../index.ts';
import positions from './daily.gen.json' with { type: 'json' };

const regionsHeld = (g: Ahoy, seat: Seat): number => {
  if (isSmuggler(g, seat)) return 0;
  const isSquadron = squadronSeat(g) === seat;
  return idsOf<RegionId>(g.regions).filter((region) => {
    const { squadron, union } = controlOf(g, region);
    return isSquadron ? squadron > union : union > squadron;
  }).length;
};

export const DAILY = dailyBook<Kinds>({
  game: 'ahoy',
  words: {
    'more.fame': 'It leaves you with about {{count}} more Fame.',
    'less.fame': 'It costs you about {{count}} Fame.',
    'more.regions': 'It leaves you with about {{count}} more regions held.',
    'less.regions': 'It costs you about {{count}} regions.',
    'more.gold': 'It leaves you with about {{count}} more gold.',
    'less.gold': 'It costs you about {{count}} gold.',
    'more.crew': 'It leaves you with about {{count}} more Crew.',
    'less.crew': 'It costs you about {{count}} Crew.',
    'more.whole': 'It leaves you with about {{count}} more undamaged die places.',
    'less.whole': 'It costs you about {{count}} undamaged die places.',
  },
  gauges: {
    fame: (g, seat) => matOf(g, seat).fame,
    regions: regionsHeld,
    gold: (g, seat) => matOf(g, seat).gold,
    crew: (g, seat) => matOf(g, seat).crew.length,
    whole: (g, seat) => matOf(g, seat).slots.filter(({ damaged }) => !damaged).length,
  },
  positions,
});
