import type { Match, Rng, Seat } from '@quarterdeck/kernel';
import { at, below, engine, seatsOf, sfcRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { doubloons, type Kinds } from '../src/index.ts';
import type { DoubloonsOptions } from '../src/options.ts';

const table = engine(doubloons);
const WORLDS = 2;

const share = (match: Match<Kinds>, seat: Seat): number => {
  const ended = table.outcome(match);
  if (ended !== null) return ended.ranks[seat] === 1 ? 1 : 0;
  return doubloons.evaluate?.(match.state, seat) ?? 0;
};

function anyAnswer(match: Match<Kinds>, seat: Seat, rng: Rng): void {
  const choices = table.choices(match, seat);
  table.fast(match, seat, at(choices, below(rng, choices.length)));
}

/** One answer ahead in a few imagined worlds; cards are laid together, so the others lay any. */
function ahead(match: Match<Kinds>, seat: Seat, rng: Rng) {
  const choices = table.choices(match, seat);
  const view = table.view(match, seat);
  const totals = choices.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = table.imagine(view, below(rng, 1_000_000));
    for (const other of table.asked(imagined))
      if (other.seat !== seat) anyAnswer(imagined, other.seat, rng);
    choices.forEach((choice, index) => {
      const tried = table.clone(imagined);
      table.fast(tried, seat, choice);
      totals[index] = at(totals, index) + share(tried, seat);
    });
  }
  return at(choices, totals.indexOf(Math.max(...totals)));
}

function winsAgainstRandom(
  seats: number,
  options: Partial<DoubloonsOptions>,
  seed: number,
): boolean {
  const match = table.create({ seats, options, rng: sfcRng(seed) });
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
      const match = table.create({ seats: 4, options, rng: sfcRng(3) });
      const rng = sfcRng(9);
      for (let answers = 0; answers < 400; answers++) {
        const one = table.asked(match)[0];
        if (one === undefined) break;
        const shares = seatsOf(4).map((seat) => doubloons.evaluate?.(match.state, seat) ?? 0);

        expect(shares.every((s) => s > 0 && s < 1)).toBe(true);

        anyAnswer(match, one.seat, rng);
      }
    },
  );

  it('sees equal shares before anybody has anything', () => {
    const match = table.create({ seats: 4, rng: sfcRng(3) });
    const shares = seatsOf(4).map((seat) => doubloons.evaluate?.(match.state, seat));

    expect(shares).toEqual([0.25, 0.25, 0.25, 0.25]);
  });

  it('sees as much in what a seat is shown as in the whole truth', () => {
    const match = table.create({ seats: 4, options: EVERYTHING, rng: sfcRng(5) });
    const rng = sfcRng(7);
    for (let answers = 0; answers < 300; answers++) {
      const one = table.asked(match)[0];
      if (one === undefined) break;
      const seen = table.view(match, one.seat).state;

      expect(doubloons.evaluate?.(seen, one.seat)).toBeCloseTo(
        doubloons.evaluate?.(match.state, one.seat) ?? 0,
      );

      anyAnswer(match, one.seat, rng);
    }
  });

  it.each([
    [2, {}, 12, 10],
    [4, {}, 12, 8],
    [6, {}, 12, 6],
    [3, EVERYTHING, 6, 4],
  ] as const)(
    'wins at a table of %i against those who do anything',
    (seats, options, matches, wins) => {
      let won = 0;
      for (let seed = 1; seed <= matches; seed++)
        if (winsAgainstRandom(seats, options, seed)) won++;

      expect(won).toBeGreaterThanOrEqual(wins);
    },
    60_000,
  );
});
