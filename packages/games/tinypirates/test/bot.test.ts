import { engine } from '@quarterdeck/kernel';
import { atRandom, shareOf, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { tinypirates } from '../src/index.ts';

const table = engine(tinypirates);

describe("the bot's eye", () => {
  it.each([1, 2, 4])('sees a share of the win for every seat of %i', (seats) => {
    for (const { match } of atRandom(table, { seats, deal: 3, answers: 9, most: 300 }))
      expect(sharesOf(table, match).every((s) => s > 0 && s < 1)).toBe(true);
  });

  it('sees as much in what a seat is shown as in the whole truth', () => {
    for (const { match, seat } of atRandom(table, { seats: 3, deal: 5, answers: 7, most: 200 })) {
      const shown = shareOf(table, table.view(match, seat), seat);

      expect(shown).toBe(shareOf(table, match, seat));
    }
  });

  it.each([
    [2, 10, 9],
    [3, 6, 5],
    [4, 8, 6],
  ] as const)(
    'wins at a table of %i against those who do anything',
    (seats, matches, least) => {
      const wins = winsAgainstChance(table, { seats, matches, worlds: 2 });

      expect(wins).toBeGreaterThanOrEqual(least);
    },
    60_000,
  );

  it('beats the Solo Pirate now and then', () => {
    const wins = winsAgainstChance(table, { seats: 1, matches: 8, worlds: 2 });

    expect(wins).toBeGreaterThanOrEqual(2);
  }, 60_000);
});
