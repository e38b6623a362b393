// Chapter 13, which battles take place: with the pirate, and between captains.

import { isOffered, offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { falls, fight, shipSeen } from '../../fleet.ts';
import {
  ADA,
  ADZE,
  AMBER,
  BAZAAR,
  BO,
  CARPENTER,
  CY,
  DEE,
  EVE,
  GUNNERS,
  KEELSON,
  kindsOf,
  LAGOON,
  LISBON,
  SEVILLE,
  SLIPWAY,
  TIMBER,
  told,
  WRECKERS,
  wolf,
} from '../../positions.ts';

const BATTLES = ['pirate-fired', 'captains-met'];

describe('Battles that are due', () => {
  it('SW-194 battles with the pirate come before battles between captains', () => {
    const { events } = fight({
      ships: { [ADA]: { tile: KEELSON }, [BO]: { tile: KEELSON }, [DEE]: { tile: TIMBER } },
      rig: falls('--'),
    });

    expect(kindsOf(events).filter((kind) => BATTLES.includes(kind))).toEqual(BATTLES);
    expect(told(events, 'pirate-fired')[0]?.against).toBe(DEE);
    expect(told(events, 'captains-met')[0]?.seats).toEqual([ADA, BO]);
  });

  it('SW-195 on the large map the pirate battles ships on its tile and on all four sides', () => {
    const { events } = fight({
      seats: 5,
      ships: {
        [ADA]: { tile: AMBER },
        [BO]: { tile: KEELSON },
        [CY]: { tile: GUNNERS },
        [DEE]: { tile: CARPENTER },
        [EVE]: { tile: TIMBER },
      },
      state: { pirate: AMBER },
      rig: falls(`---${'--'.repeat(4)}`),
    });

    expect(told(events, 'pirate-fired').map(({ against }) => against)).toEqual([
      ADA,
      BO,
      CY,
      DEE,
      EVE,
    ]);
  });

  it('SW-195 a ship at a diagonal or further away is not in its reach', () => {
    const { events } = fight({
      ships: {
        [ADA]: { tile: KEELSON },
        [BO]: { tile: CARPENTER },
        [CY]: { tile: ADZE },
        [DEE]: { tile: SLIPWAY },
      },
      state: { pirate: TIMBER },
    });

    expect(told(events, 'pirate-fired')).toEqual([]);
  });

  it('SW-196 a ship in a port never battles the pirate', () => {
    const { events } = fight({
      ships: {
        [ADA]: { tile: LISBON },
        [BO]: { tile: SEVILLE },
        [CY]: { tile: GUNNERS },
        [DEE]: { tile: KEELSON },
      },
      state: { pirate: LAGOON },
      rig: falls('--'),
    });

    expect(told(events, 'pirate-fired').map(({ against }) => against)).toEqual([CY]);
  });

  it('SW-197 neighbours across the edge of the map count', () => {
    const { events } = fight({
      ships: { [ADA]: { tile: KEELSON }, [BO]: { tile: SLIPWAY }, [CY]: { tile: BAZAAR } },
      state: { pirate: WRECKERS },
      rig: falls('--' + '--'),
    });

    // Dee lies off Sailmaker Reef, two tiles south.
    expect(told(events, 'pirate-fired').map(({ against }) => against)).toEqual([ADA, BO]);
  });

  it('SW-198 the pirate fights each opponent separately, with dice of its own', () => {
    const { events } = fight({
      ships: { [ADA]: { tile: BAZAAR, rum: 1 }, [BO]: { tile: BAZAAR, cannons: 1 } },
      rig: [...falls('x--'), ...falls('---x')],
    });

    expect(told(events, 'pirate-fired').map(({ against, hits }) => [against, hits])).toEqual([
      [ADA, 1],
      [BO, 0],
    ]);
    expect(told(events, 'pirate-won')).toEqual([{ seat: ADA, difference: 1 }]);
    expect(told(events, 'pirate-beaten')).toEqual([{ seat: BO, thalers: 1 }]);
  });

  it.each([
    ['a sea tile', KEELSON],
    ['a port', LISBON],
  ])('SW-199 ships that share %s battle each other', (_, tile) => {
    const { events } = fight({
      ships: { [BO]: { tile, rum: 0 }, [CY]: { tile, rum: 0 }, [DEE]: { tile, rum: 0 } },
    });

    expect(told(events, 'captains-met')).toEqual([{ tile, seats: [BO, CY, DEE] }]);
    expect(told(events, 'fired').map(({ seat }) => seat)).toEqual([BO, CY, DEE]);
  });

  it('SW-200 who battled the pirate battles no captain, even on the same tile', () => {
    const { events } = fight({
      ships: {
        [ADA]: { tile: TIMBER, cannons: 1 },
        [BO]: { tile: TIMBER },
        [CY]: { tile: BAZAAR },
        [DEE]: { tile: BAZAAR },
      },
      rig: falls('--x' + '--' + '---' + '---'),
    });

    expect(told(events, 'pirate-fired')).toHaveLength(4);
    expect(told(events, 'captains-met')).toEqual([]);
  });

  it('SW-201 battles on different tiles are separate', () => {
    const { events, match } = fight({
      ships: {
        [ADA]: { tile: KEELSON, cannons: 1 },
        [BO]: { tile: SLIPWAY, thalers: 1 },
        [CY]: { tile: KEELSON, thalers: 1 },
        [DEE]: { tile: SLIPWAY, rum: 0 },
      },
      rig: falls('x'),
    });

    expect(told(events, 'captains-met')).toEqual([{ tile: KEELSON, seats: [ADA, CY] }]);
    expect(isOffered(wolf, match, { do: 'take', loot: 'thalers' }, ADA)).toBe(true);

    const rest = script(wolf, match, [{ do: 'leave' }]);

    expect(told(rest, 'captains-met')).toEqual([{ tile: SLIPWAY, seats: [BO, DEE] }]);
    expect(told(rest, 'looted')).toEqual([]);
  });

  it('SW-207 with nobody in reach and no tile shared there is no battle and no question', () => {
    const { events, match } = fight({
      ships: { [ADA]: { stern: 'peacemaker', peacemakerMarker: true } },
    });

    expect(events).toEqual([]);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-208 battles cannot be declined: nobody is asked before, and a loser can only pay', () => {
    const { events, match } = fight({
      ships: { [ADA]: { tile: BAZAAR, rum: 2, thalers: 3 } },
      rig: falls('x--'),
    });

    expect(kindsOf(events)).toEqual(['pirate-fired', 'fired', 'pirate-won']);
    expect(offersOf(wolf, match, ADA)).toEqual([
      { do: 'pay', loot: 'rum' },
      { do: 'pay', loot: 'thalers' },
    ]);
  });
});

describe('The order of battles', () => {
  it('SW-313 each battle is finished with its losses before the next one begins', () => {
    const { events, match } = fight({
      ships: {
        [ADA]: { tile: TIMBER, rum: 1, thalers: 1 },
        [BO]: { tile: BAZAAR, rum: 1, thalers: 1 },
      },
      rig: falls('x-' + 'x--'),
    });

    expect(kindsOf(events)).toEqual(['pirate-fired', 'fired', 'pirate-won']);

    const paid = script(wolf, match, [{ by: ADA, do: 'pay', loot: 'thalers' }]);

    expect(kindsOf(paid)).toEqual(['loot-paid', 'pirate-fired', 'fired', 'pirate-won']);
    expect(wolf.asked(match)).toEqual([{ seat: BO, step: 'pirate/pay' }]);
    expect(shipSeen(match, ADA)).toMatchObject({ rum: 1, thalers: 0 });
  });

  it('SW-S77 battles with the pirate are fought clockwise from the first player', () => {
    const { events } = fight({
      ships: {
        [ADA]: { tile: BAZAAR, rum: 0 },
        [BO]: { tile: TIMBER, rum: 0 },
        [CY]: { tile: ADZE, rum: 0 },
        [DEE]: { tile: BAZAAR, rum: 0 },
      },
      state: { first: CY },
    });

    const shots = events.flatMap(({ event, data }) => {
      if (event === 'pirate-fired') return [`pirate ${data.against}`];
      return event === 'fired' ? [`captain ${data.seat}`] : [];
    });

    expect(shots).toEqual(
      [CY, DEE, ADA, BO].flatMap((seat) => [`pirate ${seat}`, `captain ${seat}`]),
    );
  });

  it('SW-S78 tiles come up with the captain closest to the first player, who rolls first', () => {
    const { events } = fight({
      seats: 5,
      ships: {
        [ADA]: { tile: KEELSON },
        [BO]: { tile: KEELSON },
        [CY]: { tile: SLIPWAY },
        [DEE]: { tile: SLIPWAY },
        [EVE]: { tile: KEELSON },
      },
      state: { first: DEE },
    });

    expect(told(events, 'captains-met')).toEqual([
      { tile: SLIPWAY, seats: [DEE, CY] },
      { tile: KEELSON, seats: [EVE, ADA, BO] },
    ]);
    expect(told(events, 'fired').map(({ seat }) => seat)).toEqual([DEE, CY, EVE, ADA, BO]);
  });
});
