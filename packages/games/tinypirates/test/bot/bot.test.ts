import { engine } from '@quarterdeck/kernel/engine';
import { atRandom, shareOf, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { contest } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { tinypirates } from '../../src/index.ts';
import type { Booty } from '../../src/pack/components.ts';
import type { CrewCard } from '../../src/pack/ids.gen.ts';
import { type Circumstances, from, play, RED, r } from '../positions.ts';

const table = engine(tinypirates);

const RUM_MARKET = r(0, 2);
/** At a Market for Rum, with the Captain on Trade: Gunpowder and Rum fetch 8 together. */
const laden = (...hold: readonly Booty[]): Circumstances => ({
  red: { space: RUM_MARKET, captainAt: 2, crew: ['jack-fuse-rogers'], hold },
  inTurn: { step: 'execute' },
  state: { market: ['gunpowder', 'coffee', 'sugarcane', 'rum'] },
});

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

  it('keeps crates for a special trade where a sale would spoil it', () => {
    const around = laden('rum', 'gunpowder');
    const sold = play('execute', around, [{ do: 'execute' }]);
    const kept = play('execute', around, [{ do: 'leave' }]);

    expect(shareOf(table, kept.match, RED)).toBeGreaterThan(shareOf(table, sold.match, RED));
  });

  it('sells what no special trade needs', () => {
    const around = laden('rum', 'coffee');
    const sold = play('execute', around, [{ do: 'execute' }]);
    const kept = play('execute', around, [{ do: 'leave' }]);

    expect(shareOf(table, sold.match, RED)).toBeGreaterThan(shareOf(table, kept.match, RED));
  });

  it('sees what the Crew adds to an Order', () => {
    const promise = (crew: CrewCard) =>
      shareOf(table, from('bonus', { red: { captainAt: 2, crew: [crew] } }).match, RED);

    expect(promise('sara-silver')).toBeGreaterThan(promise('taylor-truenorth'));
  });

  it.each([
    [2, 10, 9],
    [3, 6, 5],
    [4, 8, 6],
  ] as const)('wins at a table of %i against those who do anything', (seats, whole, wanted) => {
    const { matches, least } = contest(whole, wanted);
    const wins = winsAgainstChance(table, { seats, matches, worlds: 2 });

    expect(wins).toBeGreaterThanOrEqual(least);
  });

  it('beats the Solo Pirate now and then', () => {
    const { matches, least } = contest(8, 2);
    const wins = winsAgainstChance(table, { seats: 1, matches, worlds: 2 });

    expect(wins).toBeGreaterThanOrEqual(least);
  });
});
