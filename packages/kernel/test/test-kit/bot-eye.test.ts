import type { Game } from '@quarterdeck/kernel';
import { engine } from '@quarterdeck/kernel/engine';
import { atRandom, shareOf, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { type Kinds, reef } from '@quarterdeck/reef';
import { describe, expect, it } from 'vitest';

const table = engine(reef);

/** Reef in the eyes of a bot that likes to lose. */
const upsideDown: Game<Kinds> = {
  ...reef,
  evaluate: (g, seat) => 1 - (reef.evaluate?.(g, seat) ?? 0),
};

const blind: Game<Kinds> = (({ evaluate: _, ...game }) => game)(reef);

describe('A contest against chance', () => {
  it('is won by an eye that sees, and lost by one that sees the contrary', () => {
    const contest = { seats: 2, matches: 10, worlds: 2 };

    expect(winsAgainstChance(table, contest)).toBeGreaterThan(6);
    expect(winsAgainstChance(engine(upsideDown), contest)).toBeLessThan(4);
  });

  it('is the same whenever it is held', () => {
    const contest = { seats: 3, matches: 3, worlds: 1 };

    expect(winsAgainstChance(table, contest)).toBe(winsAgainstChance(table, contest));
  });
});

describe('A match at random', () => {
  it('is shown before every answer, until it is over', () => {
    const met = [...atRandom(table, { seats: 3, deal: 1, answers: 2 })];

    const { match } = met[0] ?? {};
    expect(met.length).toBeGreaterThan(20);
    expect(match !== undefined && table.outcome(match)).not.toBeNull();
  });

  it('ends early where that is wished', () => {
    expect([...atRandom(table, { seats: 3, deal: 1, answers: 2, most: 5 })]).toHaveLength(5);
  });
});

describe('The shares of a position', () => {
  it('are what the game says of the truth', () => {
    for (const { match, seat } of atRandom(table, { seats: 2, deal: 4, answers: 5, most: 30 }))
      expect(sharesOf(table, match)[seat]).toBe(reef.evaluate?.(match.state, seat));
  });

  it('are what the game says of a view', () => {
    const counting = engine<Kinds>({
      ...reef,
      evaluate: (g, seat) => (g.bag.includes(-1) ? seat : 9),
    });

    for (const { match, seat } of atRandom(counting, { seats: 2, deal: 4, answers: 5, most: 30 })) {
      expect(sharesOf(counting, counting.view(match, seat))).toEqual([0, 1]);
      expect(shareOf(counting, match, seat)).toBe(9);
    }
  });

  it('are asked in vain of a game that has no eye', () => {
    for (const { match, seat } of atRandom(engine(blind), {
      seats: 2,
      deal: 1,
      answers: 1,
      most: 1,
    }))
      expect(() => shareOf(engine(blind), match, seat)).toThrow('reef has no evaluate');
  });
});
