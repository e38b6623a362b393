import { engine } from '@quarterdeck/kernel/engine';
import { atRandom, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { contest } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { seawolf } from '../../src/index.ts';

const wolf = engine(seawolf);

describe("the bot's eye", () => {
  it('sees shares of the win that add up to one', () => {
    for (const { match } of atRandom(wolf, { seats: 4, deal: 3, answers: 9 })) {
      const shares = sharesOf(wolf, match);

      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares.every((s) => s > 0 && s < 1)).toBe(true);
    }
  });

  it.each([2, 5])('beats chance among %i captains, one answer ahead', (seats) => {
    const { matches, least } = contest(20, 17);
    const wins = winsAgainstChance(wolf, { seats, matches, worlds: 3 });

    expect(wins).toBeGreaterThanOrEqual(least);
  });
});
