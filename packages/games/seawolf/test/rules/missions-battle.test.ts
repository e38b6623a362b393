// Chapter 17, race missions that are looked at once all battles of the round are over.

import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { MissionId } from '../../src/pack/ids.gen.ts';
import { falls, fight, meet } from '../fleet.ts';
import {
  ADA,
  BAZAAR,
  BO,
  CY,
  DEE,
  extension,
  kindsOf,
  LAGOON,
  LISBON,
  type Position,
  type ShipPatch,
  SLIPWAY,
  sail,
  TIMBER,
  told,
  wolf,
} from '../positions.ts';

const card = (mission: MissionId): NonNullable<Position['state']> => ({
  missions: [{ mission, markers: [] }],
});

/** Who completes the mission when Ada battles the pirate on its own tile. */
const againstPirate = (mission: MissionId, ship: ShipPatch, dice: string): number[] => {
  const { events } = fight({
    ships: { [ADA]: { tile: BAZAAR, rum: 0, ...ship } },
    state: card(mission),
    rig: falls(dice),
  });
  return told(events, 'mission-completed').map(({ seat }) => seat);
};

/** The same when captains without anything to take meet. */
const amongCaptains = (
  mission: MissionId,
  ships: { readonly [seat: number]: ShipPatch },
  dice: string,
): number[] =>
  told(meet(ships, dice, card(mission)).events, 'mission-completed').map(({ seat }) => seat);

describe('Missions of battle', () => {
  it('SW-266 battle missions are looked at once all battles of the round are over', () => {
    const { events, match } = fight({
      ships: {
        [ADA]: { tile: BAZAAR, cannons: 1 },
        [BO]: { tile: TIMBER, thalers: 2 },
        [CY]: { rum: 0 },
        [DEE]: { tile: SLIPWAY, rum: 0 },
      },
      state: card('beat-pirate'),
      rig: falls('---x' + 'x-'),
    });

    const rest = script(wolf, match, [{ by: BO, do: 'pay', loot: 'thalers' }]);

    expect(told(events, 'pirate-beaten')).toHaveLength(1);
    expect(kindsOf(events)).not.toContain('mission-completed');
    expect(kindsOf(rest)).toEqual([
      'loot-paid',
      'captains-met',
      'fired',
      'fired',
      'captains-drawn',
      'mission-completed',
    ]);
  });

  it('SW-267 in the same round the higher positions go clockwise from the first player', () => {
    const { events } = fight({
      ships: {
        [ADA]: { tile: BAZAAR, cannons: 1 },
        [BO]: { tile: TIMBER, cannons: 1 },
        [DEE]: { tile: TIMBER, cannons: 1 },
      },
      state: { ...card('beat-pirate'), first: CY },
      rig: falls('--x' + '---x' + '--x'),
      under: [{ step: 'round/end', data: {} }],
    });

    expect(told(events, 'mission-completed')).toEqual([
      { seat: DEE, mission: 'beat-pirate', position: 1 },
      { seat: ADA, mission: 'beat-pirate', position: 2 },
      { seat: BO, mission: 'beat-pirate', position: 3 },
    ]);
    expect(kindsOf(events).indexOf('spinner-passed')).toBeGreaterThan(
      kindsOf(events).lastIndexOf('mission-completed'),
    );
  });

  it('SW-276 beating the pirate takes more hits than the pirate has', () => {
    const ship = { cannons: 2 };

    expect(againstPirate('beat-pirate', ship, 'x--' + 'xx')).toEqual([ADA]);
    expect(againstPirate('beat-pirate', ship, 'xx-' + 'xx')).toEqual([]);
    expect(againstPirate('beat-pirate', ship, 'xxx' + 'xx')).toEqual([]);
  });

  it('SW-276 beating a captain does not complete it', () => {
    const ships = { [ADA]: { cannons: 2 }, [CY]: { rum: 0 } };

    expect(amongCaptains('beat-pirate', ships, 'xx')).toEqual([]);
  });

  it('SW-277 three hits in one battle at sea complete it, without winning', () => {
    const three = { cannons: 3, rum: 0 };
    const four = { cannons: 4, rum: 0 };

    expect(againstPirate('three-hits', { cannons: 3 }, 'xxx' + 'xxx')).toEqual([ADA]);
    expect(againstPirate('three-hits', { cannons: 4 }, '---' + 'xx--')).toEqual([]);
    expect(amongCaptains('three-hits', { [ADA]: three, [CY]: four }, 'xxx' + 'xxxx')).toEqual([
      ADA,
      CY,
    ]);
    expect(amongCaptains('three-hits', { [ADA]: three, [CY]: four }, 'xx-' + '-xx-')).toEqual([]);
  });

  it('SW-277 three hits in a port do not count', () => {
    const brawlers = { [ADA]: { tile: LISBON, rum: 3 }, [CY]: { tile: LISBON, rum: 0 } };

    expect(amongCaptains('three-hits', brawlers, 'xxx')).toEqual([]);
  });

  it('SW-S95 sure hits count for the three hits', () => {
    const wicks = [4, 3].map((value) => extension('extraWick', value));

    expect(againstPirate('three-hits', { cannons: 3, extensions: wicks }, '---' + 'x')).toEqual([
      ADA,
    ]);
    expect(againstPirate('three-hits', { cannons: 3, extensions: wicks }, '---' + '-')).toEqual([]);
  });
});

/** For every mission a ship that meets it, or breaks it where it is one of endurance. */
const MET: { readonly [M in MissionId]: ShipPatch } = {
  'no-mutiny': { rum: 0 },
  'no-cannons': { cannons: 1 },
  'four-cotton': { cotton: 4 },
  'four-wine': { wine: 4 },
  'four-tea': { tea: 4 },
  'mixed-cargo': { cotton: 1, wine: 1, tea: 1, rum: 2 },
  'six-rum': { rum: 6 },
  'two-chests': { chests: [1, 2] },
  'three-different': {
    extensions: [extension('hold', 1), extension('extraSail', 1), extension('extraWick', 1)],
  },
  'two-same': { extensions: [extension('hold', 1), extension('hold', 2)] },
  'beat-pirate': { beatPirate: true },
  'three-hits': { hitsAtSea: 3 },
};

describe('The moments of all missions', () => {
  it.each([
    ['no-mutiny', 'round/begin'],
    ['no-cannons', 'turn/end'],
    ['four-cotton', 'turn/end'],
    ['four-wine', 'turn/end'],
    ['four-tea', 'turn/end'],
    ['mixed-cargo', 'turn/end'],
    ['six-rum', 'turn/end'],
    ['two-chests', 'turn/end'],
    ['three-different', 'turn/end'],
    ['two-same', 'turn/end'],
    ['beat-pirate', 'battle/end'],
    ['three-hits', 'battle/end'],
  ] as const)('SW-S97 the mission %s is looked at in %s and nowhere else', (mission, moment) => {
    const endurance = mission === 'no-mutiny' || mission === 'no-cannons';
    const given = {
      ships: { [ADA]: { tile: LAGOON, ...MET[mission] } },
      state: { missions: [{ mission, markers: endurance ? [ADA] : [] }] },
    };
    const moments = {
      'round/begin': sail({ ...given, step: 'round/begin', data: {} }),
      'turn/end': sail({ ...given, step: 'turn/end', data: { seat: ADA } }),
      'battle/end': sail({ ...given, step: 'battle/end', data: {} }),
    };

    const seen = Object.entries(moments).filter(([, { events }]) =>
      kindsOf(events).includes(endurance ? 'mission-lost' : 'mission-completed'),
    );

    expect(seen.map(([name]) => name)).toEqual([moment]);
  });
});
