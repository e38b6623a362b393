import { engine } from '@quarterdeck/kernel/engine';
import { atRandom, shareOf, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { contest } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { judging, reckoning } from '../../src/bot/bot.ts';
import { WEIGHTS } from '../../src/bot/weights.ts';
import { ahoy } from '../../src/index.ts';
import { figureOf } from '../../src/rules/fleet.ts';

const table = engine(ahoy);

describe("the bot's eye", () => {
  it('sees shares of the win that add up to one', () => {
    for (const { match } of atRandom(table, { seats: 4, deal: 3, answers: 9 })) {
      const shares = sharesOf(table, match);

      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares.every((s) => s > 0 && s < 1)).toBe(true);
    }
  });

  it('sees a share in what a seat is shown, too', () => {
    for (const { match, seat } of atRandom(table, { seats: 4, deal: 5, answers: 7, most: 200 }))
      expect(shareOf(table, table.view(match, seat), seat)).toBeGreaterThan(0);
  });

  it('hopes for something of a tile that a power’s Flagship has drawn and not yet laid', () => {
    const move = reckoning.figures.indexOf('move-or-grid');
    let drawn = 0;
    for (const { match, seat } of atRandom(table, { seats: 2, deal: 5, answers: 1, most: 600 })) {
      if (match.stack.at(-1)?.step !== 'exploring/lay') continue;
      const { state } = match;
      const voyage = state.voyages.at(-1);
      if (voyage === undefined || figureOf(state, voyage.figure).kind !== 'flagship') continue;
      drawn++;

      expect(reckoning.of(state, seat)[seat]?.figures[move]).not.toBe(0);
    }
    expect(drawn).toBeGreaterThan(0);
  });

  it('sees a share by weights far from the usual ones, too', () => {
    const { near, tooLate } = WEIGHTS.routes;
    const routes = { ...WEIGHTS.routes, near: 5 * near, tooLate: 5 * tooLate };
    const evaluate = judging.by({ ...WEIGHTS, routes });
    // Before a Flagship is placed, every Island is out of its reach.
    for (const { match, seat } of atRandom(table, { seats: 4, deal: 3, answers: 1, most: 40 })) {
      const share = evaluate(match.state, seat);

      expect(share >= 0 && share <= 1).toBe(true);
    }
  });

  // Among four, two seats are Smugglers, who have the longest way to go against chance.
  it.each([
    [2, 12, 11],
    [4, 12, 6],
  ])('beats chance among %i players, one answer ahead', (seats, whole, wanted) => {
    const { matches, least } = contest(whole, wanted);
    const wins = winsAgainstChance(table, { seats, matches, worlds: 2 });

    expect(wins).toBeGreaterThanOrEqual(least);
  });
});
