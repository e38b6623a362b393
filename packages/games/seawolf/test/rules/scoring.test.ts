// Chapter 18, what every captain earns at the end.

import type { Match } from '@quarterdeck/kernel/engine';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import { EXTENSION_TYPES } from '../../src/pack/components.ts';
import {
  ADA,
  BO,
  CY,
  DEE,
  extension,
  type Position,
  position,
  type ShipPatch,
  sail,
  told,
  wolf,
} from '../positions.ts';

type Seats = 2 | 3 | 4 | 5;
type Fleet = { readonly [seat: number]: ShipPatch };
type State = NonNullable<Position['state']>;

/** No mission card on the table, unless a test lays one. */
const NO_MISSIONS: State = { missions: [] };

const ending = (ships: Fleet, state: State = NO_MISSIONS, seats: Seats = 4): Match<Kinds> =>
  position({ seats, ships, state, step: 'scoring/final', data: {} });

/** By seat, what one line of the score sheet earns. */
const pointsFor = (match: Match<Kinds>, line: string): number[] => {
  const earned = match.state.ships.map(() => 0);
  for (const entry of wolf.outcome(match)?.sheet ?? [])
    if (entry.line === line) earned[entry.seat] = (earned[entry.seat] ?? 0) + entry.points;
  return earned;
};

/** By seat, pieces of different types for each, so that a ship has this value. */
const worth = (...values: readonly number[]): Fleet =>
  Object.fromEntries(
    values.map((value, seat) => {
      const type = EXTENSION_TYPES[seat % EXTENSION_TYPES.length] ?? 'hold';
      const pieces = value > 5 ? [5, value - 5] : [value];
      return [seat, { extensions: pieces.map((piece) => extension(type, piece)) }];
    }),
  );

const armed = (...cannons: readonly number[]): Fleet =>
  Object.fromEntries(cannons.map((count, seat) => [seat, { cannons: count }]));

describe('Own thalers', () => {
  it('SW-281 the thalers a captain owns are scored', () => {
    const match = ending({ [ADA]: { thalers: 7, rum: 0 }, [BO]: { thalers: 12, rum: 0 } });

    expect(pointsFor(match, 'thalers')).toEqual([7, 12, 0, 0]);
    expect(wolf.outcome(match)?.scores.slice(0, 2)).toEqual([7, 12]);
  });

  it('SW-282 the values of the treasure chests are added, and shown to all', () => {
    const { events, match } = sail({
      ships: { [ADA]: { chests: [2, 3], rum: 0 } },
      state: NO_MISSIONS,
      step: 'scoring/final',
      data: {},
    });

    expect(told(events, 'chests-opened')[0]).toEqual({ seat: ADA, values: [2, 3] });
    expect(pointsFor(match, 'chests')).toEqual([5, 0, 0, 0]);
    expect(wolf.view(match, 'spectator').state.ships[ADA]?.chests).toEqual([2, 3]);
  });

  it('SW-283 the Peacemaker with the marker still on it is worth 1', () => {
    const unused = ending({ [ADA]: { stern: 'peacemaker', peacemakerMarker: true } });
    const used = ending({ [ADA]: { stern: 'peacemaker', peacemakerMarker: false } });

    expect(pointsFor(unused, 'peacemaker')).toEqual([1, 0, 0, 0]);
    expect(pointsFor(used, 'peacemaker')).toEqual([0, 0, 0, 0]);
  });
});

describe('Ship value', () => {
  it('SW-284 ship value is the sum of the numbers on the extensions', () => {
    const pieces = [extension('hold', 4), extension('extraSail', 2), extension('extraWick', 0)];
    const match = ending({ [ADA]: { extensions: pieces } });

    expect(wolf.outcome(match)?.sheet).toContainEqual(
      expect.objectContaining({ seat: ADA, line: 'ship-value', count: 6 }),
    );
  });

  it('SW-285 the highest ship value earns 6 and the second highest 2', () => {
    expect(pointsFor(ending(worth(3, 8, 5, 1)), 'ship-value')).toEqual([0, 6, 2, 0]);
  });

  it('SW-286 several highest earn 4 each, and nobody earns the second prize', () => {
    expect(pointsFor(ending(worth(5, 3, 5, 1)), 'ship-value')).toEqual([4, 0, 4, 0]);
    expect(pointsFor(ending(worth(5, 5, 5, 1)), 'ship-value')).toEqual([4, 4, 4, 0]);
  });

  it('SW-287 several second highest earn 1 each', () => {
    expect(pointsFor(ending(worth(2, 4, 2, 1)), 'ship-value')).toEqual([1, 6, 1, 0]);
    expect(pointsFor(ending(worth(2, 4, 2, 2)), 'ship-value')).toEqual([1, 6, 1, 1]);
  });
});

describe('Cannons', () => {
  it('SW-288 the most cannons earn 4 and the second most 2', () => {
    expect(pointsFor(ending(armed(1, 2, 4, 0)), 'cannons')).toEqual([0, 2, 4, 0]);
  });

  it('SW-289 several with most cannons earn 3 each, and nobody earns the second prize', () => {
    expect(pointsFor(ending(armed(3, 3, 2, 1)), 'cannons')).toEqual([3, 3, 0, 0]);
  });

  it('SW-290 several with second most earn 1 each', () => {
    expect(pointsFor(ending(armed(1, 3, 1, 0)), 'cannons')).toEqual([1, 4, 1, 0]);
  });

  it('SW-291 cannons are counted, not cannon bases', () => {
    const bases = [5, 4, 3].map((value) => extension('cannonBase', value));
    const match = ending({ [ADA]: { extensions: bases, cannons: 0 }, [BO]: { cannons: 1 } });

    expect(pointsFor(match, 'cannons')).toEqual([0, 4, 0, 0]);
  });

  it('SW-S103 a ship value of 0 and no cannons are left out of the ranking', () => {
    const nobody = ending({ [ADA]: { extensions: [extension('hold', 0)] } });
    const oneEach = ending({ ...worth(3), [BO]: { cannons: 1 } });

    expect(pointsFor(nobody, 'ship-value')).toEqual([0, 0, 0, 0]);
    expect(pointsFor(nobody, 'cannons')).toEqual([0, 0, 0, 0]);
    expect(pointsFor(oneEach, 'ship-value')).toEqual([6, 0, 0, 0]);
    expect(pointsFor(oneEach, 'cannons')).toEqual([0, 4, 0, 0]);
  });

  it('SW-S104 with two captains the second prize is given to one who has more than 0', () => {
    const both = ending({ ...worth(3, 1) }, NO_MISSIONS, 2);
    const one = ending({ ...worth(3) }, NO_MISSIONS, 2);

    expect(pointsFor(both, 'ship-value')).toEqual([6, 2]);
    expect(pointsFor(one, 'ship-value')).toEqual([6, 0]);
    expect(pointsFor(ending(armed(1, 2), NO_MISSIONS, 2), 'cannons')).toEqual([2, 4]);
  });
});

describe('Cargo', () => {
  it('SW-292 half of the rum and goods aboard is added, rounded down; a cocoa counts as one', () => {
    const match = ending({
      [ADA]: { rum: 3, cotton: 1, wine: 1, tea: 1 },
      [BO]: { rum: 2, cocoa: 3 },
      [CY]: { rum: 1 },
      [DEE]: { rum: 0 },
    });

    expect(pointsFor(match, 'cargo')).toEqual([3, 2, 0, 0]);
  });
});

describe('Missions', () => {
  const line = 'mission/four-tea';
  const race = (markers: readonly number[]): State => ({
    missions: [{ mission: 'four-tea', markers }],
  });

  it.each([
    ['SW-293', 5, [4, 2, 1, 0, 0]],
    ['SW-294', 4, [4, 2, 1, 0]],
    ['SW-295', 3, [3, 1, 0]],
    ['SW-296', 2, [2, 0]],
  ] as const)('%s with %i captains the positions of a race mission earn %j', (_, seats, points) => {
    const backwards = points.map((_points, seat) => seats - 1 - seat);
    const match = ending({}, race(backwards), seats);

    expect(pointsFor(match, line)).toEqual(points.toReversed());
  });

  it.each([2, 3, 4, 5] as const)(
    'SW-297 with %i captains an endurance mission kept earns 3',
    (seats) => {
      const missions: State['missions'] = [
        { mission: 'no-mutiny', markers: [BO] },
        { mission: 'no-cannons', markers: [BO, ADA] },
      ];
      const match = ending({}, { missions }, seats);

      expect(pointsFor(match, 'mission/no-mutiny').slice(0, 2)).toEqual([0, 3]);
      expect(pointsFor(match, 'mission/no-cannons').slice(0, 2)).toEqual([3, 3]);
    },
  );

  it('SW-298 a race mission not completed costs 2, an endurance mission never anything', () => {
    const match = ending(
      {},
      {
        missions: [
          { mission: 'four-tea', markers: [ADA] },
          { mission: 'no-mutiny', markers: [] },
        ],
      },
    );

    expect(pointsFor(match, line)).toEqual([4, -2, -2, -2]);
    expect(pointsFor(match, 'mission/no-mutiny')).toEqual([0, 0, 0, 0]);
  });

  it('SW-297 SW-298 SW-283 the sheet counts what was fulfilled, and nothing where it was not', () => {
    const match = ending(
      { [ADA]: { stern: 'peacemaker', peacemakerMarker: true } },
      {
        missions: [
          { mission: 'no-cannons', markers: [BO] },
          { mission: 'four-tea', markers: [ADA, CY] },
        ],
      },
    );
    const countsOf = (line: string): number[] =>
      (wolf.outcome(match)?.sheet ?? []).flatMap((each) => (each.line === line ? each.count : []));

    expect(countsOf('mission/no-cannons')).toEqual([0, 1, 0, 0]);
    expect(countsOf('mission/four-tea')).toEqual([1, 0, 2, 0]);
    expect(countsOf('peacemaker')).toEqual([1]);
  });

  it('SW-299 a race mission completed at a position that earns 0 costs nothing', () => {
    expect(pointsFor(ending({}, race([CY, BO, ADA, DEE])), line)[DEE]).toBe(0);
    expect(pointsFor(ending({}, race([BO, ADA]), 2), line)).toEqual([0, 2]);
  });

  it('SW-300 no part of the score depends on another one', () => {
    const plain = { ...worth(3, 1), [CY]: { cannons: 1, rum: 4 } };
    const richer = { ...plain, [CY]: { ...plain[CY], thalers: 20, chests: [3] } };
    const lines = (ships: Fleet) =>
      wolf
        .outcome(ending(ships, race([BO])))
        ?.sheet.filter((entry) => entry.line !== 'thalers' && entry.line !== 'chests');

    expect(lines(plain)).toHaveLength(16);
    expect(lines(richer)).toEqual(lines(plain));
  });
});

describe("The book's example", () => {
  const [PETER, DANIEL, SILVIA, LAURA] = [ADA, BO, CY, DEE];
  const match = ending(
    {
      [PETER]: {
        thalers: 6,
        chests: [2],
        cannons: 3,
        rum: 4,
        cotton: 1,
        wine: 1,
        tea: 2,
        cocoa: 1,
        // 10 hold spaces, 3 cannon bases, value 7.
        extensions: [extension('hold', 4), extension('hold', 2), extension('cannonBase', 1)],
      },
      // 5 cannon bases, value 7.
      [DANIEL]: {
        cannons: 2,
        extensions: [extension('cannonBase', 4), extension('cannonBase', 3)],
      },
      [SILVIA]: { extensions: [extension('extraSail', 4)] },
    },
    {
      missions: [
        { mission: 'four-tea', markers: [LAURA, PETER] },
        { mission: 'six-rum', markers: [SILVIA, DANIEL, PETER] },
        { mission: 'beat-pirate', markers: [DANIEL] },
      ],
    },
  );

  it('SW-304 Peter gains 6 + 2 + 4 + 4 + 4 + 2 + 1 - 2 = 21 thalers', () => {
    const peter = wolf.outcome(match)?.sheet.filter(({ seat }) => seat === PETER) ?? [];

    expect(peter.map(({ line, points }) => [line, points])).toEqual([
      ['thalers', 6],
      ['chests', 2],
      ['ship-value', 4],
      ['cannons', 4],
      ['cargo', 4],
      ['mission/four-tea', 2],
      ['mission/six-rum', 1],
      ['mission/beat-pirate', -2],
    ]);
    expect(wolf.outcome(match)?.scores[PETER]).toBe(21);
  });

  it('SW-305 Daniel is second with 2 cannons and earns 2; his 5 bases do not matter', () => {
    expect(pointsFor(match, 'cannons')).toEqual([4, 2, 0, 0]);
  });
});
