// The daily exercises of Tiny Epic Pirates: positions that `npm run daily` found, and what explains them.

import { dailyBook } from '@quarterdeck/kernel/staging';
import { buriedBy, type Kinds, pirateOfSeat } from '../index.ts';
import positions from './daily.gen.json' with { type: 'json' };

export const DAILY = dailyBook<Kinds>({
  game: 'tinypirates',
  words: {
    'more.treasures': 'It leaves you with about {{count}} more buried Treasures.',
    'less.treasures': 'It costs you about {{count}} buried Treasures.',
    'more.gold': 'It leaves you with about {{count}} more Gold.',
    'less.gold': 'It costs you about {{count}} Gold.',
    'more.crates': 'It leaves you with about {{count}} more crates.',
    'less.crates': 'It costs you about {{count}} crates.',
    'more.crew': 'It leaves you with about {{count}} more Crew Cards.',
    'less.crew': 'It costs you about {{count}} Crew Cards.',
    'more.deckhands': 'It leaves you with about {{count}} more Deckhands at work.',
    'less.deckhands': 'It costs you about {{count}} Deckhands at work.',
  },
  gauges: {
    treasures: (g, seat) => buriedBy(g, pirateOfSeat(g, seat).pirate),
    gold: (g, seat) => pirateOfSeat(g, seat).gold,
    crates: (g, seat) => pirateOfSeat(g, seat).hold.length,
    crew: (g, seat) => pirateOfSeat(g, seat).crew.length,
    deckhands: (g, seat) => {
      const { rigging, cannons, extort } = pirateOfSeat(g, seat).deckhands;
      return rigging + cannons + extort;
    },
  },
  positions,
});
