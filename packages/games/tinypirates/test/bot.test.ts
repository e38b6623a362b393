import type { Match, Rng, Seat } from '@quarterdeck/kernel';
import { at, below, engine, seatsOf, sfcRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type Kinds, tinypirates } from '../src/index.ts';

const table = engine(tinypirates);
const WORLDS = 2;

const share = (match: Match<Kinds>, seat: Seat): number => {
  const ended = table.outcome(match);
  if (ended !== null) return ended.ranks[seat] === 1 ? 1 : 0;
  return tinypirates.evaluate?.(match.state, seat) ?? 0;
};

function anyAnswer(match: Match<Kinds>, seat: Seat, rng: Rng): void {
  const choices = table.choices(match, seat);
  table.fast(match, seat, at(choices, below(rng, choices.length)));
}

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
    if (one.seat === thinker) table.fast(match, one.seat, ahead(match, one.seat, rng));
    else anyAnswer(match, one.seat, rng);
  }
  return table.outcome(match)?.ranks[thinker] === 1;
}

describe("the bot's eye", () => {
  it.each([1, 2, 4])('sees a share of the win for every seat of %i', (seats) => {
    const match = table.create({ seats, rng: sfcRng(3) });
    const rng = sfcRng(9);
    for (let answers = 0; answers < 300; answers++) {
      const one = table.asked(match)[0];
      if (one === undefined) break;
      const shares = seatsOf(seats).map((seat) => tinypirates.evaluate?.(match.state, seat) ?? 0);

      expect(shares.every((s) => s > 0 && s < 1)).toBe(true);

      anyAnswer(match, one.seat, rng);
    }
  });

  it('sees as much in what a seat is shown as in the whole truth', () => {
    const match = table.create({ seats: 3, rng: sfcRng(5) });
    const rng = sfcRng(7);
    for (let answers = 0; answers < 200; answers++) {
      const one = table.asked(match)[0];
      if (one === undefined) break;
      const seen = table.view(match, one.seat).state;

      expect(tinypirates.evaluate?.(seen, one.seat)).toBe(
        tinypirates.evaluate?.(match.state, one.seat),
      );

      anyAnswer(match, one.seat, rng);
    }
  });

  it.each([
    [2, 10, 9],
    [3, 6, 5],
    [4, 8, 6],
  ] as const)(
    'wins at a table of %i against those who do anything',
    (seats, matches, wins) => {
      let won = 0;
      for (let seed = 1; seed <= matches; seed++) if (winsAgainstRandom(seats, seed)) won++;

      expect(won).toBeGreaterThanOrEqual(wins);
    },
    60_000,
  );

  it('beats the Solo Pirate now and then', () => {
    let won = 0;
    for (let seed = 1; seed <= 8; seed++) if (winsAgainstRandom(1, seed)) won++;

    expect(won).toBeGreaterThanOrEqual(2);
  }, 60_000);
});
