import { isOffered, offersOf, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { falls, fight, meet } from '../fleet.ts';
import {
  ADA,
  acting,
  BAZAAR,
  BO,
  CY,
  extension,
  GUNNERS,
  kindsOf,
  LAGOON,
  LISBON,
  position,
  sail,
  TIMBER,
  told,
  wolf,
} from '../positions.ts';

const HOLD = extension('hold', 4);
const BASE = [extension('cannonBase', 4), extension('cannonBase', 3)];
const SAIL = [extension('extraSail', 4), extension('extraSail', 3), extension('extraSail', 2)];
const WICK = [extension('extraWick', 4), extension('extraWick', 3)];

describe('Ship extensions', () => {
  it('SW-238 a hold extension gives 2 more spaces for goods', () => {
    const loadWith = (cotton: number, extensions: readonly number[]) => {
      const match = acting(LAGOON, { rum: 3, cotton, extensions });
      script(wolf, match, [{ do: 'load', good: 'tea' }]);
      return wolf.asked(match)[0]?.step;
    };

    expect(loadWith(3, [])).toBe('hold/discard');
    expect(loadWith(3, [HOLD])).toBe('actions/choose');
    expect(loadWith(4, [HOLD])).toBe('actions/choose');
    expect(loadWith(5, [HOLD])).toBe('hold/discard');
  });

  it('SW-238 the spaces of a hold extension hold rum as well', () => {
    const rumWith = (extensions: readonly number[]) => {
      const match = acting(LISBON, { rum: 5, cotton: 1, extensions });
      script(wolf, match, [{ do: 'unload', slot: 0, good: 'cotton' }]);
      return offersOf(wolf, match).map((choice) => ('rum' in choice ? choice.rum : -1));
    };

    expect(rumWith([])).toEqual([0, 1]);
    expect(rumWith([HOLD])).toEqual([0, 1, 2, 3]);
  });

  it('SW-239 a cannon base extension gives 2 more cannon bases', () => {
    const takenWith = (cannons: number, extensions: readonly number[]) =>
      isOffered(wolf, acting(GUNNERS, { cannons, extensions }), { do: 'take-cannon' });

    expect(takenWith(1, [])).toBe(false);
    expect(takenWith(1, BASE.slice(0, 1))).toBe(true);
    expect(takenWith(2, BASE.slice(0, 1))).toBe(true);
    expect(takenWith(3, BASE.slice(0, 1))).toBe(false);
  });

  it.each([0, 1, 2])('SW-240 a ship has 1 base on the bow and 2 for each of %i extensions', (n) => {
    const extensions = BASE.slice(0, n);
    const oneFree = acting(GUNNERS, { cannons: 2 * n, extensions });
    const noneFree = acting(GUNNERS, { cannons: 2 * n + 1, extensions });

    expect(isOffered(wolf, oneFree, { do: 'take-cannon' })).toBe(true);
    expect(whyNot(wolf, noneFree, { do: 'take-cannon' })).toBe('SW-139');
  });

  it('SW-241 with an extra sail a ship may sail 2 tiles, also in different directions', () => {
    const { events } = sail({
      ships: {
        [ADA]: { tile: LAGOON, rum: 3, extensions: [HOLD, ...SAIL], orders: ['east', 'south'] },
      },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    expect(told(events, 'sailed').map(({ to }) => to)).toEqual([TIMBER, BAZAAR]);
  });

  it.each([
    [0, 4],
    [1, 20],
    [3, 20],
  ])('SW-241 with %i extra sails there are %i ways to sail', (sails, ways) => {
    const match = position({
      ships: { [ADA]: { extensions: SAIL.slice(0, sails) } },
      step: 'orders/choose',
      data: {},
    });

    expect(offersOf(wolf, match, ADA)).toHaveLength(ways);
  });

  it('SW-242 each wick makes one cannon hit without rolling, and only the others are rolled', () => {
    const ship = { cannons: 3, extensions: WICK };
    const { events } = meet({ [ADA]: ship, [CY]: {} }, '-');

    expect(told(events, 'fired')[0]).toEqual({ seat: ADA, sure: 2, dice: ['blank'], hits: 2 });
  });

  it('SW-243 a ship never has more sure hits than cannons', () => {
    const { events } = meet(
      { [ADA]: { cannons: 1, extensions: WICK }, [CY]: { cannons: 0, extensions: WICK } },
      '',
    );

    expect(told(events, 'fired')).toEqual([
      { seat: ADA, sure: 1, dice: [], hits: 1 },
      { seat: CY, sure: 0, dice: [], hits: 0 },
    ]);
  });

  it('SW-244 wicks do nothing in a port battle', () => {
    const ship = { tile: LISBON, cannons: 2, extensions: WICK };
    const { events } = meet({ [ADA]: { ...ship, rum: 2 }, [CY]: { ...ship, rum: 0 } }, '--');

    expect(told(events, 'fired')).toEqual([
      { seat: ADA, sure: 0, dice: ['blank', 'blank'], hits: 0 },
      { seat: CY, sure: 0, dice: [], hits: 0 },
    ]);
  });

  it('SW-245 wicks work against the pirate as well', () => {
    const { events } = fight({
      ships: { [ADA]: { tile: BAZAAR, cannons: 2, extensions: WICK } },
      rig: falls('x--'),
    });

    expect(told(events, 'pirate-beaten')).toEqual([{ seat: ADA, thalers: 1 }]);
  });

  it('SW-246 3 cannons and 1 wick roll 2 dice; 1 cannon and 2 wicks hit once and roll none', () => {
    const { events } = meet(
      {
        [ADA]: { cannons: 3, extensions: WICK.slice(0, 1), rum: 0 },
        [BO]: { cannons: 1, extensions: WICK, rum: 0 },
      },
      '--',
    );

    expect(told(events, 'fired').map(({ sure, dice }) => [sure, dice.length])).toEqual([
      [1, 2],
      [1, 0],
    ]);
  });

  it('SW-S94 wicks are always used: their owner is not asked', () => {
    const { events, match } = meet(
      {
        [ADA]: { cannons: 2, extensions: WICK, rum: 0 },
        [CY]: { cannons: 2, extensions: WICK, rum: 0 },
      },
      '',
    );

    expect(kindsOf(events)).toEqual(['captains-met', 'fired', 'fired', 'captains-drawn']);
    expect(told(events, 'fired').map(({ sure }) => sure)).toEqual([2, 2]);
    expect(wolf.asked(match)).toEqual([]);
  });
});
