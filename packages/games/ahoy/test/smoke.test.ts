import { at } from '@quarterdeck/kernel';
import { sfcRng } from '@quarterdeck/kernel/chance';
import type { Match } from '@quarterdeck/kernel/engine';
import { engine } from '@quarterdeck/kernel/engine';
import { countOf } from '@quarterdeck/proof';
import { describe, expect, it } from 'vitest';
import { ahoy } from '../src/game.ts';
import type { Kinds, Mat } from '../src/model/state.ts';
import { goldInSupply } from '../src/rules/purse.ts';

const checked = engine(ahoy, { strict: true });

/** A small generator for the players, so that the match's own chance is untouched. */
function wheel(seed: number): (n: number) => number {
  let turns = seed * 7919 + 17;
  return (n) => {
    turns = (Math.imul(turns, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (turns >> 8) % n;
  };
}

function playOut(seats: number, seed: number): { match: Match<Kinds>; decisions: number } {
  const match = checked.create({ seats, rng: sfcRng(seed) });
  const turn = wheel(seed);
  let decisions = 0;
  for (;;) {
    const one = checked.asked(match)[0];
    if (one === undefined) return { match, decisions };
    const offers = checked.choices(match, one.seat);
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(300);
    checked.play(match, one.seat, at(offers, turn(offers.length)));
    decisions++;
    expect(decisions).toBeLessThan(20_000);
    expect(goldInSupply(match.state)).toBeGreaterThanOrEqual(0);
  }
}

/** AH-002: every die of a player is somewhere. */
const diceOf = ({ dice, setAside, beside, slots }: Mat): number =>
  dice.length + setAside.length + beside.length + slots.filter(({ die }) => die !== null).length;

/** AH-004: every market card is somewhere. */
const cardsIn = ({ state: g }: Match<Kinds>): number =>
  g.market.length +
  g.marketDeck.length +
  g.box.length +
  g.mats.reduce((sum, mat) => sum + mat.crew.length, 0) +
  g.smugglers.reduce(
    (sum, smuggler) =>
      sum + smuggler.cargo.length + smuggler.pledges.reduce((all, p) => all + p.cards.length, 0),
    0,
  );

describe('random matches', () => {
  it.each([2, 3, 4])('end with %i players, and nothing is lost or left open', (seats) => {
    for (let seed = 1; seed <= countOf('playedOut'); seed++) {
      const { match, decisions } = playOut(seats, seed);
      const { state: g } = match;
      expect(checked.outcome(match)).not.toBeNull();
      expect(cardsIn(match)).toBe(30);
      expect(g.union.hand.length + g.union.discarded.length + g.union.inPlay.length).toBe(
        12 - g.planDeck.length,
      );
      expect([g.voyages, g.entries, g.battles, g.anchorages]).toEqual([[], [], [], []]);
      expect(g.mats.map(diceOf)).toEqual(
        g.mats.map(({ faction }) => (faction === 'bluefin' ? 5 : 4)),
      );
      expect(decisions).toBeGreaterThan(50);
      expect(checked.load(checked.save(match))).toEqual(match);
    }
  });
});
