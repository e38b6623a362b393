import { describe, expect, it } from 'vitest';
import { fusesFor, type Odds, oddsAgainst } from '../../src/bot/odds.ts';
import { scalesOf, WEIGHTS } from '../../src/bot/weights.ts';
import type { Tinypirates } from '../../src/model/state.ts';
import { pirateOfSeat } from '../../src/rules/fleet.ts';
import { from, type Mat, RED } from '../positions.ts';

const { battle } = WEIGHTS;
const always = scalesOf({ ...WEIGHTS, battle: { ...battle, reroll: 1 } });

/** As if a pack gave every level this many dice. */
function withDice(g: Tinypirates, dice?: number): Tinypirates {
  if (dice === undefined) return g;
  const levels = g.printed.levels.map((level) => ({ ...level, dice }));
  return { ...g, printed: { ...g.printed, levels } };
}

/** Magnus Bolt shows 5, 5 and 6: a die deals 2, 1 or, four times out of six, nothing. */
function odds(damage: number, red: Mat = {}, isOrdered = true, dice?: number): Odds {
  const mat: Mat = { captain: 'magnus-bolt', deckhands: { cannons: 1 }, ...red };
  const state = withDice(from('order', { red: mat }).match.state, dice);
  return oddsAgainst(state, always, pirateOfSeat(state, RED).pirate, damage, isOrdered);
}

describe('the odds of an attack on a Merchant', () => {
  it('are those of the dice', () => {
    const { win, tie, fuses } = odds(2);

    expect(win).toBeCloseTo(12 / 36);
    expect(tie).toBeCloseTo(8 / 36);
    expect(fuses).toBe(0);
  });

  it('are sure where no dice are needed, and where they cannot suffice', () => {
    expect(odds(2, { deckhands: { cannons: 3 } }).win).toBe(1);
    expect(odds(8).win).toBe(0);
  });

  it('count a Sure-fire Token where it is needed', () => {
    const { win, fuses } = odds(2, { sureFire: 1 });

    expect(win).toBeCloseTo(1);
    expect(fuses).toBeCloseTo(24 / 36);
  });

  it('count three dice', () => {
    const { win, tie } = odds(6, { legend: 4 });

    expect(win).toBeCloseTo(1 / 216);
    expect(tie).toBeCloseTo(3 / 216);
  });

  it('take no long time where a pack has a hundred dice', () => {
    // 95 of them deal a half each; five are rolled.
    const { win, tie } = odds(1 + 48, {}, true, 100);

    expect(tie).toBeCloseTo((4 / 6) ** 5);
    expect(win).toBeCloseTo(1 - (4 / 6) ** 5);
  });

  it('count dice that Crew lets roll again, in an Attack Order alone', () => {
    // Betty rolls 1s and 2s again: a die deals 2 in 8 cases out of 36, and 1 as often.
    const red: Mat = { crew: ['betty-blunderbuss'] };

    expect(odds(5, red).win).toBeCloseTo((8 / 36) ** 2);
    expect(odds(5, red, false).win).toBeCloseTo(1 / 36);
  });
});

describe('Sure-fire Tokens', () => {
  it.each([
    [[0, 0], 1, 1],
    [[0, 0], 2, 2],
    [[0, 1], 0, 0],
    [[0, 1, 2], 3, 1],
    [[0, 0], 4, null],
  ])('of dice that show %j, to deal more than %i: %j', (rising, needed, wanted) => {
    expect(fusesFor(rising, 2, needed)).toBe(wanted);
  });
});
