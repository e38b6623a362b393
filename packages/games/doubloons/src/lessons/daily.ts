// The daily exercises of Dead Man's Doubloons: positions that `npm run daily` found, and what explains them.

import { dailyBook } from '@quarterdeck/kernel/staging';
import { type Kinds, pointsOf, shipOfSeat } from '../index.ts';
import positions from './daily.gen.json' with { type: 'json' };

export const DAILY = dailyBook<Kinds>({
  game: 'doubloons',
  words: {
    'more.points': 'It leaves you with about {{count}} more doubloons at the end.',
    'less.points': 'It costs you about {{count}} doubloons at the end.',
    'more.hull': 'It leaves you with about {{count}} more hull.',
    'less.hull': 'It costs you about {{count}} hull.',
    'more.crew': 'It leaves you with about {{count}} more crew.',
    'less.crew': 'It costs you about {{count}} crew.',
    'more.fragments': 'It leaves you with about {{count}} more map fragments.',
    'less.fragments': 'It costs you about {{count}} map fragments.',
  },
  gauges: {
    points: (g, seat) => pointsOf(g)[seat] ?? 0,
    hull: (g, seat) => shipOfSeat(g, seat).hull,
    crew: (g, seat) => shipOfSeat(g, seat).crew,
    fragments: (g, seat) => shipOfSeat(g, seat).fragments.length,
  },
  positions,
});
