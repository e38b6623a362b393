import { engine } from '@quarterdeck/kernel/engine';
import { atRandom, shareOf, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { contest } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { prisoners } from '../../src/index.ts';

const table = engine(prisoners);

describe("the bot's eye", () => {
  it('sees shares of the win that add up to one, in what a seat is shown as well', () => {
    for (const { match, seat } of atRandom(table, { seats: 4, deal: 3, answers: 9, most: 600 })) {
      const shares = sharesOf(table, table.view(match, seat));

      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares[seat]).toBe(shareOf(table, match, seat));
    }
  });

  it.each([
    [2, 10, 9],
    [4, 8, 6],
  ])('beats chance among %i players, one answer ahead', (seats, whole, wanted) => {
    const { matches, least } = contest(whole, wanted);
    const wins = winsAgainstChance(table, { seats, matches, worlds: 2 });

    expect(wins).toBeGreaterThanOrEqual(least);
  });
});
