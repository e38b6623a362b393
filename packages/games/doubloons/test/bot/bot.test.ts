import { sfcRng } from '@quarterdeck/kernel/chance';
import { engine } from '@quarterdeck/kernel/engine';
import { atRandom, shareOf, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { contest } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { doubloons } from '../../src/index.ts';
import type { DoubloonsOptions } from '../../src/model/options.ts';

const table = engine(doubloons);

const EVERYTHING: DoubloonsOptions = {
  blackJewel: true,
  advancedScoring: true,
  legendaryGhostShip: true,
  stealShip: true,
  compass: true,
  alternateIsland: true,
};

describe("the bot's eye", () => {
  it.each([{}, EVERYTHING])(
    'sees a share of the win between nothing and all of it for every seat',
    (options) => {
      const plan = { seats: 4, options, deal: 3, answers: 9, most: 400 };
      for (const { match } of atRandom(table, plan))
        expect(sharesOf(table, match).every((s) => s > 0 && s < 1)).toBe(true);
    },
  );

  it('sees equal shares before anybody has anything', () => {
    const match = table.create({ seats: 4, rng: sfcRng(3) });

    expect(sharesOf(table, match)).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('sees as much in what a seat is shown as in the whole truth', () => {
    const plan = { seats: 4, options: EVERYTHING, deal: 5, answers: 7, most: 300 };
    for (const { match, seat } of atRandom(table, plan)) {
      const shown = shareOf(table, table.view(match, seat), seat);

      expect(shown).toBeCloseTo(shareOf(table, match, seat));
    }
  });

  it.each([
    [2, {}, 12, 10],
    [4, {}, 12, 8],
    [6, {}, 12, 6],
    [3, EVERYTHING, 6, 4],
  ] as const)(
    'wins at a table of %i against those who do anything',
    (seats, options, whole, wanted) => {
      const { matches, least } = contest(whole, wanted);
      const wins = winsAgainstChance(table, { seats, options, matches, worlds: 2 });

      expect(wins).toBeGreaterThanOrEqual(least);
    },
  );
});
