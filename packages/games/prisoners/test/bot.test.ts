import type { Match, Rng, Seat } from '@quarterdeck/kernel';
import { at, below, engine, seatsOf, sfcRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type Kinds, prisoners } from '../src/index.ts';

const table = engine(prisoners);
const WORLDS = 2;

const share = (match: Match<Kinds>, seat: Seat): number => {
  const ended = table.outcome(match);
  if (ended !== null) return ended.ranks[seat] === 1 ? 1 : 0;
  return prisoners.evaluate?.(match.state, seat) ?? 0;
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
  it('sees shares of the win that add up to one, in what a seat is shown as well', () => {
    const match = table.create({ seats: 4, rng: sfcRng(3) });
    const rng = sfcRng(9);
    for (let answers = 0; answers < 600; answers++) {
      const one = table.asked(match)[0];
      if (one === undefined) break;
      const seen = table.view(match, one.seat).state;
      const shares = seatsOf(4).map((seat) => prisoners.evaluate?.(seen, seat) ?? 0);

      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares[one.seat]).toBe(prisoners.evaluate?.(match.state, one.seat));

      const choices = table.choices(match, one.seat);
      table.fast(match, one.seat, at(choices, below(rng, choices.length)));
    }
  });

  it.each([
    [2, 10, 9],
    [4, 8, 6],
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
