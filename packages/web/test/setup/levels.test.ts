import { SHELF } from '@quarterdeck/shelf';
import { describe, expect, it } from 'vitest';
import { levelAt, levelsOf } from '../../src/setup/levels.ts';
import { firstWishes } from '../../src/setup/plan.ts';

const NAMES = { you: 'Ada', bots: ['Ines', 'Tomas', 'Old Salt'] };

describe('The levels of bots', () => {
  it.each(SHELF)('of $title have an Admiral only where something was learned', (about) => {
    const hasAdmiral = levelsOf(about).includes('admiral');

    expect(hasAdmiral).toBe(about.learned === true);
    expect(levelsOf(about).slice(0, 3)).toEqual(['deckhand', 'mate', 'captain']);
  });

  it('are those that somebody wished for, or the strongest that the game has', () => {
    expect(levelAt({ learned: true }, 'admiral')).toBe('admiral');
    expect(levelAt({}, 'admiral')).toBe('captain');
    expect(levelAt({}, 'mate')).toBe('mate');
  });

  it.each(SHELF)('at a new table of $title are ones that it offers', (about) => {
    const seats = firstWishes(about, { emblem: 'red', botLevel: 'admiral' }, NAMES);
    const levels = seats.flatMap((seat) => (seat.who === 'bot' ? [seat.level] : []));

    expect(levels.length).toBeGreaterThan(0);
    for (const level of levels) expect(levelsOf(about)).toContain(level);
  });
});
