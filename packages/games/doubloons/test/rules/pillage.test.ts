import { describe, expect, it } from 'vitest';
import { ADA, BO, CY, names, sail, told } from '../positions.ts';

/** What each ship takes in the Pillage Phase, and what stays on the island. */
function taken(island: number, ...tokens: readonly number[]): number[] {
  const { match } = sail({
    seats: tokens.length,
    ships: Object.fromEntries(tokens.map((pillage, ship) => [ship, { pillage, doubloons: 0 }])),
    state: { island },
    step: 'pillage/take',
    data: {},
  });
  return [...match.state.ships.map(({ doubloons }) => doubloons), match.state.island];
}

describe('The Pillage Phase', () => {
  it('DD-195 in descending order of tokens each takes as many doubloons, until none are left', () => {
    expect(taken(10, 1, 3, 2)).toEqual([1, 3, 2, 4]);
    expect(taken(4, 1, 3, 2)).toEqual([0, 3, 1, 0]);

    const { events } = sail({
      ships: { [ADA]: { pillage: 1 }, [BO]: { pillage: 3 }, [CY]: { pillage: 2 } },
      state: { island: 10 },
      step: 'pillage/take',
      data: {},
    });
    expect(told(events, 'doubloons-gained').map(({ ship }) => ship)).toEqual([BO, CY, ADA]);
  });

  it('DD-196 players tied in tokens take the same number if they cannot be paid in full, and it ends', () => {
    expect(taken(3, 2, 2, 1)).toEqual([1, 1, 0, 1]);
    expect(taken(4, 2, 2, 1)).toEqual([2, 2, 0, 0]);
  });

  it('DD-197 what cannot be divided stays, and players with fewer tokens get nothing', () => {
    expect(taken(5, 3, 3, 1)).toEqual([2, 2, 0, 1]);
  });

  it('DD-198 whoever alone has tokens takes twice as many, as far as the island goes', () => {
    expect(taken(10, 0, 2, 0)).toEqual([0, 4, 0, 6]);
    expect(taken(3, 0, 2, 0)).toEqual([0, 3, 0, 0]);
  });

  it('DD-199 what nobody takes stays on the island', () => {
    expect(taken(6, 0, 0, 0)).toEqual([0, 0, 0, 6]);
    expect(taken(6, 1, 1, 0)).toEqual([1, 1, 0, 4]);
  });

  it('DD-200 with 4 on the island and tokens 3, 1, 1 the first takes 3, the others none, 1 stays', () => {
    expect(taken(4, 3, 1, 1)).toEqual([3, 0, 0, 1]);
  });

  it('DD-S87 the token of the legendary ghost ship prevents doubling, and alone it takes double', () => {
    const phase = (ada: number, legendary: number) => {
      const { match } = sail({
        options: { legendaryGhostShip: true },
        ships: { [ADA]: { pillage: ada, doubloons: 0 }, 3: { pillage: legendary, doubloons: 0 } },
        state: { island: 10 },
        step: 'pillage/take',
        data: {},
      });
      return match.state.ships.map(({ doubloons }) => doubloons);
    };

    expect(phase(2, 1)).toEqual([2, 2, 2, 1]);
    expect(phase(0, 1)).toEqual([0, 2, 2, 2]);
  });

  it('DD-S88 a single player with more tokens than doubloons left takes what is left', () => {
    expect(taken(4, 3, 2, 0)).toEqual([3, 1, 0, 0]);
  });

  it('DD-195 an empty island pays nobody', () => {
    const { events } = sail({
      ships: { [ADA]: { pillage: 2 }, [BO]: { pillage: 1 } },
      state: { island: 0 },
      step: 'pillage/take',
      data: {},
    });

    expect(told(events, 'pillage-begun')).toEqual([{ holders: [ADA, BO], island: 0 }]);
    expect(names(events)).toEqual(['pillage-begun']);
  });
});
