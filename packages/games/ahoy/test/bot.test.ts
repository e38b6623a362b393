import type { Match, Rng, Seat } from '@quarterdeck/kernel';
import { at, below, engine, seatsOf, sfcRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { ahoy, type Kinds } from '../src/index.ts';

const table = engine(ahoy);
const WORLDS = 2;

const share = (match: Match<Kinds>, seat: Seat): number => {
  const ended = table.outcome(match);
  if (ended !== null) return ended.ranks[seat] === 1 ? 1 : 0;
  return ahoy.evaluate?.(match.state, seat) ?? 0;
};

/** One answer ahead in a few imagined worlds. */
function ahead(match: Match<Kinds>, seat: Seat, rng: Rng) {
  const choices = table.choices(match, seat);
  const view = table.view(match, seat);
  const totals = choices.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = table.imagine(view, below(rng, 1_000_000));
    choices.forEach((choice, index) => {
      const tried = table.clone(imagined);
      table.fast(tried, seat, choice);
      totals[index] = at(totals, index) + share(tried, seat);
    });
  }
  return at(choices, totals.indexOf(Math.max(...totals)));
}

function winsAgainstRandom(seats: number, seed: number): boolean {
  const match = table.create({ seats, rng: sfcRng(seed) });
  const rng = sfcRng(seed + 1_000);
  const thinker = seed % seats;
  for (;;) {
    const one = table.asked(match)[0];
    if (one === undefined) break;
    const choices = table.choices(match, one.seat);
    const choice =
      one.seat === thinker ? ahead(match, one.seat, rng) : at(choices, below(rng, choices.length));
    table.fast(match, one.seat, choice);
  }
  return table.outcome(match)?.ranks[thinker] === 1;
}

describe("the bot's eye", () => {
  it('sees shares of the win that add up to one', () => {
    const match = table.create({ seats: 4, rng: sfcRng(3) });
    const rng = sfcRng(9);
    for (;;) {
      const one = table.asked(match)[0];
      if (one === undefined) break;
      const shares = seatsOf(4).map((seat) => ahoy.evaluate?.(match.state, seat) ?? 0);

      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares.every((s) => s > 0 && s < 1)).toBe(true);

      const choices = table.choices(match, one.seat);
      table.fast(match, one.seat, at(choices, below(rng, choices.length)));
    }
  });

  it('sees as much in what a seat is shown as in the whole truth', () => {
    const match = table.create({ seats: 4, rng: sfcRng(5) });
    const rng = sfcRng(7);
    for (let answers = 0; answers < 200; answers++) {
      const one = table.asked(match)[0];
      if (one === undefined) break;
      const seen = table.view(match, one.seat).state;

      expect(ahoy.evaluate?.(seen, one.seat)).toBeGreaterThan(0);

      const choices = table.choices(match, one.seat);
      table.fast(match, one.seat, at(choices, below(rng, choices.length)));
    }
  });

  // Among four, two seats are Smugglers, who have the longest way to go against chance.
  it.each([
    [2, 12, 11],
    [4, 12, 6],
  ])(
    'beats chance among %i players, one answer ahead',
    (seats, matches, least) => {
      const seeds = Array.from({ length: matches }, (_, seed) => seed + 1);

      const wins = seeds.filter((seed) => winsAgainstRandom(seats, seed)).length;

      expect(wins).toBeGreaterThanOrEqual(least);
    },
    120_000,
  );
});
