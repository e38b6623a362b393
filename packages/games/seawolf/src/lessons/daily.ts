// The daily exercises of Seawolf: positions that `npm run daily` found, and what explains them.

import { dailyBook } from '@quarterdeck/kernel/staging';
import { goodsAboard, type Kinds, scoreSheet, shipOf, totals } from '../index.ts';
import positions from './daily.gen.json' with { type: 'json' };

export const DAILY = dailyBook<Kinds>({
  game: 'seawolf',
  words: {
    'more.thalers': 'It leaves you with about {{count}} more thalers.',
    'less.thalers': 'It costs you about {{count}} thalers.',
    'more.rum': 'It leaves you with about {{count}} more rum.',
    'less.rum': 'It costs you about {{count}} rum.',
    'more.goods': 'It leaves you with about {{count}} more goods aboard.',
    'less.goods': 'It costs you about {{count}} goods.',
    'more.cannons': 'It leaves you with about {{count}} more cannons.',
    'less.cannons': 'It costs you about {{count}} cannons.',
  },
  gauges: {
    thalers: (g, seat) => totals(g, scoreSheet(g))[seat] ?? 0,
    rum: (g, seat) => shipOf(g, seat).rum,
    goods: (g, seat) => goodsAboard(shipOf(g, seat)),
    cannons: (g, seat) => shipOf(g, seat).cannons,
  },
  positions,
});
