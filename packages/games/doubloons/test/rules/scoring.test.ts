import { seatsOf } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { pointsOf, scoreSheet } from '../../src/rules/outcome.ts';
import {
  ADA,
  BO,
  type Circumstances,
  CY,
  names,
  type Played,
  sail,
  table,
  told,
} from '../positions.ts';

/** Nothing that scores. */
const BARE = { crew: 0, doubloons: 0, fragments: [], jewels: [], reputation: 0 } as const;
type Mats = NonNullable<Circumstances['ships']>;

const ending = (ships: Mats = {}, around: Omit<Circumstances, 'ships'> = {}): Played =>
  sail({
    ...around,
    ships: Object.fromEntries([ADA, BO, CY].map((ship) => [ship, { ...BARE, ...ships[ship] }])),
    step: 'scoring/end',
    data: {},
  });
const scores = (ships: Mats): readonly number[] | undefined =>
  table.outcome(ending(ships).match)?.scores;
const score = (ship: Mats[number]): number | undefined => scores({ [ADA]: ship })?.[ADA];

/** DD-235 */
const EXAMPLE = {
  jewels: ['diamond', 'emerald'],
  fragments: ['x', 'skull'],
  doubloons: 6,
  crew: 3,
  reputation: 2,
} as const;

describe('Scoring', () => {
  it('DD-228 a diamond is 5, a ruby 4, an emerald 3 points', () => {
    expect(score({ jewels: ['diamond'] })).toBe(5);
    expect(score({ jewels: ['ruby'] })).toBe(4);
    expect(score({ jewels: ['emerald', 'emerald'] })).toBe(6);
  });

  it('DD-229 a map fragment is 2 points, a special tile none', () => {
    expect(score({ fragments: ['x', 'x', 'palm'] })).toBe(6);
    expect(score({ orbs: 2 })).toBe(0);
  });

  it('DD-230 a doubloon is 1 point', () => {
    expect(score({ doubloons: 7 })).toBe(7);
  });

  it('DD-221 DD-231 to a ghost ship jewels, fragments and doubloons are worth 1 less each', () => {
    expect(score({ hull: 0, jewels: ['diamond'] })).toBe(4);
    expect(score({ hull: 0, jewels: ['ruby'] })).toBe(3);
    expect(score({ hull: 0, jewels: ['emerald'] })).toBe(2);
    expect(score({ hull: 0, fragments: ['x'] })).toBe(1);
  });

  it('DD-S96 the doubloons of a ghost ship score 0, never less', () => {
    expect(score({ hull: 0, doubloons: 4 })).toBe(0);
  });

  it('DD-221 crew and reputation of a ghost ship keep their value', () => {
    expect(score({ hull: 0, crew: 3, reputation: 2 })).toBe(10);
  });

  it('DD-232 each crew is 1 point', () => {
    expect(score({ crew: 4 })).toBe(4);
  });

  it('DD-233 reputation 0, 1, 2, 3 scores 0, 3, 7, 12', () => {
    expect([0, 1, 2, 3].map((reputation) => score({ reputation }))).toEqual([0, 3, 7, 12]);
  });

  it('DD-235 the example scores 28, and as a ghost ship 18', () => {
    expect(score(EXAMPLE)).toBe(28);
    expect(score({ ...EXAMPLE, hull: 0 })).toBe(18);
  });

  it('DD-253 a black jewel scores -3, also for a ghost ship', () => {
    expect(score({ jewels: ['blackJewel', 'diamond'] })).toBe(2);
    expect(score({ hull: 0, jewels: ['blackJewel'] })).toBe(-3);
  });

  it('DD-235 the sheet says where the points come from', () => {
    const { match } = ending({ [ADA]: EXAMPLE });
    const [ada] = seatsOf(3);

    expect(
      scoreSheet(match.state)
        .filter(({ seat }) => seat === ada)
        .map(({ line, count, points }) => [line, count, points]),
    ).toEqual([
      ['diamond', 1, 5],
      ['emerald', 1, 3],
      ['fragments', 2, 4],
      ['doubloons', 6, 6],
      ['crew', 3, 3],
      ['reputation', 2, 7],
    ]);
    expect(pointsOf(match.state)).toEqual([28, 0, 0]);
  });
});

describe('The winner', () => {
  it('DD-234 the most points win', () => {
    const outcome = table.outcome(ending({ [BO]: { crew: 3 }, [CY]: { crew: 2 } }).match);

    expect(outcome).toMatchObject({ ranks: [3, 1, 2], because: 'DD-234' });
  });

  it('DD-234 among tied players the one with most doubloons wins', () => {
    const outcome = table.outcome(
      ending({ [ADA]: { doubloons: 3 }, [BO]: { doubloons: 2, crew: 1 }, [CY]: { crew: 3 } }).match,
    );

    expect(outcome).toMatchObject({ scores: [3, 3, 3], ranks: [1, 2, 3], because: 'DD-234' });
  });

  it('DD-234 the doubloons of a ghost ship count for the tie', () => {
    const outcome = table.outcome(
      ending({ [ADA]: { crew: 3 }, [BO]: { hull: 0, doubloons: 5, crew: 3 } }).match,
    );

    expect(outcome?.ranks.slice(0, 2)).toEqual([2, 1]);
  });

  it('DD-S94 players still tied share the place, at the top and below', () => {
    const top = table.outcome(ending({ [ADA]: { crew: 3 }, [BO]: { crew: 3 } }).match);
    const below = table.outcome(ending({ [ADA]: { crew: 3 } }).match);

    expect(top).toMatchObject({ ranks: [1, 1, 3], because: 'DD-S94' });
    expect(below).toMatchObject({ ranks: [1, 2, 2], because: 'DD-234' });
  });
});

describe('The end of the game', () => {
  const lastRound = (state: Circumstances['state']) =>
    sail({
      ships: { [BO]: { pillage: 1, hull: 0, doubloons: 5, crew: 4 } },
      state: { island: 4, ...state },
      step: 'pillage/take',
      data: {},
      under: [
        { step: 'round-end/treasure', data: {} },
        { step: 'round-end/redeem', data: {} },
        { step: 'round-end/clean-up', data: {} },
      ],
    });

  it('DD-227 DD-S93 the last round is finished with Pillage Phase and redemption, then counted', () => {
    const { match, events } = lastRound({ ending: true, round: 6, dug: true });

    expect(names(events)).toEqual([
      'pillage-begun',
      'doubloons-gained',
      'doubloons-lost',
      'redeemed',
      'game-ended',
    ]);
    expect(told(events, 'game-ended')).toEqual([{ round: 6 }]);
    expect(table.outcome(match)).not.toBeNull();
  });

  it('DD-227 without the trigger the next round begins', () => {
    const { match, events } = lastRound({ ending: false, round: 6, dug: true });

    expect(names(events)).toContain('round-begun');
    expect(table.outcome(match)).toBeNull();
  });

  it('DD-S95 after round 60 the game ends all the same', () => {
    expect(names(lastRound({ round: 60 }).events)).toContain('game-ended');
    expect(names(lastRound({ round: 59 }).events)).not.toContain('game-ended');
  });
});
