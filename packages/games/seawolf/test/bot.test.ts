import type { Match, Rng, Seat } from '@quarterdeck/kernel';
import { at, below, engine, seatsOf, sfcRng } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { type Kinds, seawolf } from '../src/index.ts';

const wolf = engine(seawolf);
const WORLDS = 3;

const share = (match: Match<Kinds>, seat: Seat): number => {
  const ended = wolf.outcome(match);
  if (ended !== null) return ended.ranks[seat] === 1 ? 1 : 0;
  return seawolf.evaluate?.(match.state, seat) ?? 0;
};

/** One answer ahead in a few imagined worlds. */
function ahead(match: Match<Kinds>, seat: Seat, rng: Rng) {
  const choices = wolf.choices(match, seat);
  const view = wolf.view(match, seat);
  const totals = choices.map(() => 0);
  for (let world = 0; world < WORLDS; world++) {
    const imagined = wolf.imagine(view, below(rng, 1_000_000));
    for (const other of wolf.asked(imagined))
      if (other.seat !== seat) {
        const theirs = wolf.choices(imagined, other.seat);
        wolf.fast(imagined, other.seat, at(theirs, below(rng, theirs.length)));
      }
    choices.forEach((choice, index) => {
      const tried = wolf.clone(imagined);
      wolf.fast(tried, seat, choice);
      totals[index] = at(totals, index) + share(tried, seat);
    });
  }
  return at(choices, totals.indexOf(Math.max(...totals)));
}

function winsAgainstRandom(seats: number, seed: number): boolean {
  const match = wolf.create({ seats, rng: sfcRng(seed) });
  const rng = sfcRng(seed + 1_000);
  const thinker = seed % seats;
  for (;;) {
    const one = wolf.asked(match)[0];
    if (one === undefined) break;
    const choices = wolf.choices(match, one.seat);
    const choice =
      one.seat === thinker ? ahead(match, one.seat, rng) : at(choices, below(rng, choices.length));
    wolf.fast(match, one.seat, choice);
  }
  return wolf.outcome(match)?.ranks[thinker] === 1;
}

describe("the bot's eye", () => {
  it('sees shares of the win that add up to one', () => {
    const match = wolf.create({ seats: 4, rng: sfcRng(3) });
    const rng = sfcRng(9);
    for (;;) {
      const one = wolf.asked(match)[0];
      if (one === undefined) break;
      const shares = seatsOf(4).map((seat) => seawolf.evaluate?.(match.state, seat) ?? 0);

      expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
      expect(shares.every((s) => s > 0 && s < 1)).toBe(true);

      const choices = wolf.choices(match, one.seat);
      wolf.fast(match, one.seat, at(choices, below(rng, choices.length)));
    }
  });

  it.each([2, 5])(
    'beats chance among %i captains, one answer ahead',
    (seats) => {
      const seeds = Array.from({ length: 20 }, (_, seed) => seed + 1);

      const wins = seeds.filter((seed) => winsAgainstRandom(seats, seed)).length;

      expect(wins).toBeGreaterThanOrEqual(17);
    },
    60_000,
  );
});
