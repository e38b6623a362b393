// Chapter 4, the pirate of the small map.

import { describe, expect, it } from 'vitest';
import { falls, fight } from '../../fleet.ts';
import { ADA, BO, CY, SMALL, told } from '../../positions.ts';

/** Whom the pirate in the lagoon, or off this tile, attacks. */
const attacked = (
  tiles: readonly [number, number, number],
  wind: 'north' | 'east' | 'south' | 'west',
  pirate: number = SMALL.LAGOON,
): { readonly seats: readonly number[]; readonly dice: readonly number[] } => {
  const ships = { [ADA]: { tile: tiles[0] }, [BO]: { tile: tiles[1] }, [CY]: { tile: tiles[2] } };
  const { events } = fight({
    seats: 3,
    ships,
    state: { wind, pirate },
    rig: falls('---------'),
  });
  const shots = told(events, 'pirate-fired');
  return { seats: shots.map(({ against }) => against), dice: shots.map(({ dice }) => dice.length) };
};

describe('The pirate of the small map', () => {
  it('SW-063 the pirate attacks its own tile and the two neighbours across the wind', () => {
    const across = attacked([SMALL.LAGOON, SMALL.GUNNERS, SMALL.TIMBER], 'north');
    const along = attacked([SMALL.LAGOON, SMALL.BAZAAR, SMALL.DISTILLERS], 'north');

    expect(across.seats).toEqual([ADA, BO, CY]);
    expect(along.seats).toEqual([ADA]);
  });

  // Off Timber Sound, so that all four neighbours are sea tiles.
  it.each(['north', 'south'] as const)(
    'SW-064 with the wind %s ships east and west are attacked, ships north and south are safe',
    (wind) => {
      const sides = attacked([SMALL.LAGOON, SMALL.GUNNERS, SMALL.BAZAAR], wind, SMALL.TIMBER);
      const ends = attacked([SMALL.DISTILLERS, SMALL.SAILMAKER, SMALL.BAZAAR], wind, SMALL.TIMBER);

      expect(sides.seats).toEqual([ADA, BO]);
      expect(ends.seats).toEqual([]);
    },
  );

  it.each(['east', 'west'] as const)(
    'SW-065 with the wind %s ships north and south are attacked, ships east and west are safe',
    (wind) => {
      const sides = attacked([SMALL.LAGOON, SMALL.GUNNERS, SMALL.BAZAAR], wind, SMALL.TIMBER);
      const ends = attacked([SMALL.DISTILLERS, SMALL.SAILMAKER, SMALL.BAZAAR], wind, SMALL.TIMBER);

      expect(sides.seats).toEqual([]);
      expect(ends.seats).toEqual([ADA, BO]);
    },
  );

  it('SW-066 the pirate rolls 3 dice on its own tile and 2 on a neighbouring one', () => {
    const { dice } = attacked([SMALL.LAGOON, SMALL.GUNNERS, SMALL.TIMBER], 'north');

    expect(dice).toEqual([3, 2, 2]);
  });

  it('SW-067 the edges wrap round for the attack as well', () => {
    // From the corner in the north-west, and from the one in the north-east.
    const west = attacked(
      [SMALL.DISTILLERS, SMALL.SAILMAKER, SMALL.BAZAAR],
      'north',
      SMALL.WRECKERS,
    );
    const north = attacked([SMALL.SAILMAKER, SMALL.LAGOON, SMALL.TIMBER], 'east', SMALL.DISTILLERS);

    expect(west.seats).toEqual([ADA]);
    expect(north.seats).toEqual([ADA, CY]);
  });

  it('SW-308 ships that share a neighbouring tile out of its attack battle each other', () => {
    const shared = { tile: SMALL.BAZAAR };
    const safe = fight({
      seats: 2,
      ships: { [ADA]: shared, [BO]: shared },
      state: { wind: 'south', pirate: SMALL.LAGOON },
    });
    const attackedThere = fight({
      seats: 2,
      ships: { [ADA]: shared, [BO]: shared },
      state: { wind: 'east', pirate: SMALL.LAGOON },
      rig: falls('--' + '--'),
    });

    expect(told(safe.events, 'pirate-fired')).toEqual([]);
    expect(told(safe.events, 'captains-met')).toEqual([{ tile: SMALL.BAZAAR, seats: [ADA, BO] }]);
    expect(told(attackedThere.events, 'pirate-fired')).toHaveLength(2);
    expect(told(attackedThere.events, 'captains-met')).toEqual([]);
  });
});
