import { engine } from '@quarterdeck/kernel/engine';
import { atRandom, dice, shareOf, sharesOf, winsAgainstChance } from '@quarterdeck/kernel/test-kit';
import { contest } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { reckoning } from '../../src/bot/bot.ts';
import { tinypirates } from '../../src/index.ts';
import type { Booty } from '../../src/pack/components.ts';
import type { CrewCard } from '../../src/pack/ids.gen.ts';
import { type Circumstances, executing, from, type Played, play, RED, r } from '../positions.ts';

const table = engine(tinypirates);

const RUM_MARKET = r(0, 2);
/** At a Market for Rum, with the Captain on Trade: Gunpowder and Rum fetch 8 together. */
const laden = (...hold: readonly Booty[]): Circumstances => ({
  red: { space: RUM_MARKET, captainAt: 2, crew: ['jack-fuse-rogers'], hold },
  inTurn: { step: 'execute' },
  state: { market: ['gunpowder', 'coffee', 'sugarcane', 'rum'] },
});

/** What red's reckoning says under that name. */
function figureOf(name: string, { match }: Pick<Played, 'match'>): number {
  const [ofRed] = reckoning.of(match.state, RED);
  return ofRed?.figures[reckoning.figures.indexOf(name)] ?? Number.NaN;
}

/** Without Rigging, so that a ship sails one step a turn; the Site at r1c3 is the only one left. */
const digging = (space: number): Played =>
  from('order', {
    seats: 4,
    red: { space, gold: 12, deckhands: { rigging: 0 } },
    treasures: {
      [r(0, 3)]: 1,
      [r(1, 0)]: 1,
      [r(1, 1)]: 2,
      [r(1, 2)]: 2,
      [r(2, 0)]: 2,
      [r(2, 1)]: 3,
      [r(2, 2)]: 3,
      [r(2, 3)]: 3,
      [r(3, 0)]: 0,
      [r(3, 1)]: 0,
      [r(3, 2)]: 1,
    },
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

  it('sees what the Bonus Actions of Crew are worth beyond the next turn', () => {
    const cards = (crew: CrewCard) => figureOf('cards', from('order', { red: { crew: [crew] } }));

    expect(cards('quigley')).toBeGreaterThan(cards('lieutenant-flint'));
    expect(cards('sara-silver')).toBeGreaterThan(cards('doc-blockley'));
  });

  it('sees whether Sure-fire Tokens turn a lost attack', () => {
    // Wendy shows 2, 4 and 6; with a Deckhand on Cannons she needs both dice to sink Orange.
    const hope = (...faces: readonly number[]) =>
      figureOf(
        'battle',
        executing('attack', {
          red: { space: r(0, 0), sureFire: 1, deckhands: { cannons: 1 } },
          rig: dice(6, faces),
        }),
      );

    expect(hope(1, 2)).toBeGreaterThan(0);
    expect(hope(1, 2)).toBeLessThan(hope(2, 4));
    expect(hope(1, 3)).toBeLessThan(0);
  });

  it('sees the way to a Bury Site that is farther than a ship sails in a turn', () => {
    const far = figureOf('way', digging(r(3, 0)));
    const nearer = figureOf('way', digging(r(2, 1)));
    const there = figureOf('way', digging(r(1, 3)));

    expect(nearer).toBeGreaterThan(far);
    expect(there).toBeGreaterThan(nearer);
    expect(there).toBeCloseTo(0);
  });

  it('sees more in the third Treasure than in those before', () => {
    const sites = { [r(0, 3)]: 0, [r(1, 0)]: 0 };
    const two = figureOf('won', from('order', { treasures: sites }));
    const three = figureOf('won', from('order', { treasures: { ...sites, [r(1, 1)]: 0 } }));

    expect(two).toBe(0);
    expect(three).toBeGreaterThan(0);
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
