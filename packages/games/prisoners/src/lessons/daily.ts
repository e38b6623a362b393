// The daily exercises of Take No Prisoners: positions that `npm run daily` found, and what explains them.

import { at, type Seat } from '@quarterdeck/kernel';
import { dailyBook } from '@quarterdeck/kernel/staging';
import type { Kinds, Prisoners, Ship } from '../index.ts';
import positions from './daily.gen.json' with { type: 'json' };

const afloat = (g: Prisoners, seat: Seat): readonly Ship[] =>
  g.ships.filter((ship) => ship.seat === seat && ship.hex !== null);

const levels = (ships: readonly Ship[]): number => ships.reduce((sum, { level }) => sum + level, 0);

export const DAILY = dailyBook<Kinds>({
  game: 'prisoners',
  words: {
    'more.ships': 'It leaves you with about {{count}} more ships.',
    'less.ships': 'It costs you about {{count}} ships.',
    'more.levels': 'It leaves you with about {{count}} more levels in your fleet.',
    'less.levels': 'It costs you about {{count}} levels of your fleet.',
    'more.cards': 'It leaves you with about {{count}} more Maneuvers in hand.',
    'less.cards': 'It costs you about {{count}} Maneuvers.',
  },
  gauges: {
    ships: (g, seat) => afloat(g, seat).length,
    levels: (g, seat) => levels(afloat(g, seat)),
    cards: (g, seat) => at(g.players, seat).hand.length,
  },
  positions,
});
