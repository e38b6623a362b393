import { weighed } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';

const WEIGHTS = { gold: 2, ships: [1, 3] };

/** The share of whoever has that much gold and a ship of the second kind. */
const judging = weighed(
  WEIGHTS,
  ({ gold, ships: [, second = 0] }) =>
    ({ purse }: { purse: number }) =>
      1 / (1 + Math.exp(-gold * purse - second)),
);
const SEAT = 0 as Parameters<typeof judging.usual>[1];

describe('A judgement by weights', () => {
  it('goes by those that it was written with, and by others on request', () => {
    const bolder = judging.by({ gold: 4, ships: [1, 3] });

    expect(judging.weights).toBe(WEIGHTS);
    expect(judging.by({ ...WEIGHTS })({ purse: 1 }, SEAT)).toBe(judging.usual({ purse: 1 }, SEAT));
    expect(bolder({ purse: 1 }, SEAT)).toBeGreaterThan(judging.usual({ purse: 1 }, SEAT));
  });

  it.each([
    [null, 'weights: expected a record'],
    ['much', 'weights: expected a record'],
    [[2, 1, 3], 'weights: expected a record'],
    [{ gold: 2 }, 'weights: expected a record of gold, ships'],
    [{ gold: 2, ships: [1, 3], rum: 1 }, 'weights: expected a record of gold, ships'],
    [{ gold: 2, boats: [1, 3] }, 'weights.ships: expected a list'],
    [{ gold: '2', ships: [1, 3] }, 'weights.gold: expected a number'],
    [{ gold: Number.NaN, ships: [1, 3] }, 'weights.gold: expected a number'],
    [{ gold: 2, ships: [1] }, 'weights.ships: expected a list of 0, 1'],
    [{ gold: 2, ships: [1, null] }, 'weights.ships.1: expected a number'],
    [{ gold: 2, ships: { 0: 1, 1: 3 } }, 'weights.ships: expected a list'],
  ])('refuses %j and says where it is wrong', (weights, sentence) => {
    expect(() => judging.by(weights)).toThrow(sentence);
  });
});
