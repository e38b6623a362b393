// Chapter 17, race missions that are looked at when a captain has finished their actions.

import type { Event, Match } from '@quarterdeck/kernel/engine';
import { script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Kinds } from '../../src/model/state.ts';
import type { MissionId } from '../../src/pack/ids.gen.ts';
import { falls, fight, playRound } from '../fleet.ts';
import {
  ADA,
  acting,
  BO,
  CY,
  extension,
  LAGOON,
  LISBON,
  type Position,
  position,
  SAILMAKER,
  type ShipPatch,
  SLIPWAY,
  told,
  wolf,
} from '../positions.ts';

const cards = (...missions: readonly MissionId[]): NonNullable<Position['state']> => ({
  missions: missions.map((mission) => ({ mission, markers: [] })),
});

/** Ada is about to act, with these mission cards on the table. */
const aiming = (
  tile: number,
  ship: ShipPatch,
  missions: readonly MissionId[],
  state: NonNullable<Position['state']> = {},
): Match<Kinds> =>
  acting(tile, ship, {
    state: { ...cards(...missions), ...state },
    under: [{ step: 'turn/end', data: { seat: ADA } }],
  });

const completed = (events: readonly Event<Kinds>[]): string[] =>
  told(events, 'mission-completed').map(({ mission }) => mission);

/** What Ada's ship completes by ending her actions as it is. */
const completedBy = (ship: ShipPatch, ...missions: readonly MissionId[]): string[] =>
  completed(script(wolf, aiming(LAGOON, ship, missions), [{ do: 'end' }]));

const HOLD = extension('hold', 4);
const HOLDS = [HOLD, extension('hold', 3), extension('hold', 2)];
const BASE = extension('cannonBase', 4);
const SAIL = extension('extraSail', 4);
const WICK = extension('extraWick', 4);

describe('Race missions', () => {
  it('SW-261 a mission is completed the first time it holds, at the highest free position', () => {
    const match = aiming(LAGOON, { cotton: 4 }, [], {
      missions: [
        { mission: 'four-cotton', markers: [CY, BO] },
        { mission: 'four-tea', markers: [] },
      ],
    });

    const events = script(wolf, match, [{ do: 'end' }]);

    expect(told(events, 'mission-completed')).toEqual([
      { seat: ADA, mission: 'four-cotton', position: 3 },
    ]);
    expect(wolf.view(match, 'spectator').state.missions.map(({ markers }) => markers)).toEqual([
      [CY, BO, ADA],
      [],
    ]);
  });

  it('SW-262 a completed mission stays completed when its condition no longer holds', () => {
    const match = aiming(LAGOON, { cotton: 0 }, [], {
      missions: [{ mission: 'four-cotton', markers: [ADA] }],
    });

    const events = script(wolf, match, [{ do: 'end' }]);

    expect(told(events, 'mission-lost')).toEqual([]);
    expect(wolf.view(match, 'spectator').state.missions[0]?.markers).toEqual([ADA]);
  });

  it('SW-263 a captain has only one marker on a mission card', () => {
    const match = aiming(LAGOON, { cotton: 5 }, [], {
      missions: [{ mission: 'four-cotton', markers: [BO, ADA] }],
    });

    const events = script(wolf, match, [{ do: 'end' }]);

    expect(completed(events)).toEqual([]);
    expect(wolf.view(match, 'spectator').state.missions[0]?.markers).toEqual([BO, ADA]);
  });

  it('SW-264 race missions are looked at when a captain has finished their actions', () => {
    const missions = ['four-cotton', 'two-same', 'six-rum'] as const;
    const match = aiming(SAILMAKER, { cotton: 4, rum: 6, thalers: 1, extensions: HOLDS }, missions);

    const meanwhile = script(wolf, match, [
      { do: 'extend', type: 'hold' },
      { do: 'load', good: 'tea' },
    ]);
    const atTheEnd = script(wolf, match, [{ do: 'end' }]);

    expect(completed(meanwhile)).toEqual([]);
    expect(completed(atTheEnd)).toEqual(missions);
  });

  it.each([
    ['SW-268', 'cotton'],
    ['SW-269', 'wine'],
    ['SW-270', 'tea'],
  ] as const)('%s a captain completes the mission with 4 %s aboard', (_, good) => {
    const match = aiming(LAGOON, { rum: 1, [good]: 3 }, [`four-${good}`]);

    const loaded = script(wolf, match, [{ do: 'load', good }]);
    const ended = script(wolf, match, [{ do: 'end' }]);

    expect(told(loaded, 'loaded')).toEqual([{ seat: ADA, row: good, good }]);
    expect(completed(ended)).toEqual([`four-${good}`]);
    expect(completedBy({ [good]: 3 }, `four-${good}`)).toEqual([]);
  });

  it('SW-271 mixed cargo is 1 cotton, 1 wine, 1 tea and 2 rum at the same time', () => {
    const mixed = { cotton: 1, wine: 1, tea: 1, rum: 2 };

    expect(completedBy(mixed, 'mixed-cargo')).toEqual(['mixed-cargo']);
    expect(completedBy({ ...mixed, cotton: 0 }, 'mixed-cargo')).toEqual([]);
    expect(completedBy({ ...mixed, wine: 0 }, 'mixed-cargo')).toEqual([]);
    expect(completedBy({ ...mixed, tea: 0 }, 'mixed-cargo')).toEqual([]);
    expect(completedBy({ ...mixed, rum: 1 }, 'mixed-cargo')).toEqual([]);
  });

  it('SW-272 a captain completes the mission with 6 rum aboard', () => {
    const match = aiming(LISBON, { rum: 3, cotton: 1 }, ['six-rum']);

    const events = script(wolf, match, [
      { do: 'unload', slot: 0, good: 'cotton' },
      { do: 'load-rum', rum: 3 },
      { do: 'end' },
    ]);

    expect(completed(events)).toEqual(['six-rum']);
    expect(completedBy({ rum: 5 }, 'six-rum')).toEqual([]);
  });

  it('SW-273 a captain completes the mission with 2 treasure chests', () => {
    const match = aiming(LISBON, { wine: 1, chests: [1] }, ['two-chests'], {
      ports: { 0: { slots: ['good', 'good', 'good', 'good', 'open'] } },
    });

    const events = script(wolf, match, [
      { do: 'unload', slot: 4, good: 'wine' },
      { do: 'load-rum', rum: 0 },
      { do: 'end' },
    ]);

    expect(told(events, 'chest-drawn')).toHaveLength(1);
    expect(completed(events)).toEqual(['two-chests']);
    expect(completedBy({ chests: [3] }, 'two-chests')).toEqual([]);
  });

  it('SW-274 a captain completes the mission with 3 different types of extension', () => {
    const ship = { thalers: 1, extensions: [HOLD, SAIL] };
    const match = aiming(SAILMAKER, ship, ['three-different']);

    const events = script(wolf, match, [{ do: 'extend', type: 'extraWick' }, { do: 'end' }]);

    expect(completed(events)).toEqual(['three-different']);
    expect(completedBy({ extensions: [...HOLDS, SAIL] }, 'three-different')).toEqual([]);
  });

  it('SW-275 a captain completes the mission with 2 extensions of the same type', () => {
    const ship = { thalers: 1, extensions: [SAIL, WICK] };
    const match = aiming(SAILMAKER, ship, ['two-same']);

    const events = script(wolf, match, [{ do: 'extend', type: 'extraSail' }, { do: 'end' }]);

    expect(completed(events)).toEqual(['two-same']);
    expect(completedBy({ extensions: [SAIL, WICK, HOLD] }, 'two-same')).toEqual([]);
  });
});

describe('The moment of race missions', () => {
  it('SW-S98 goods won in battle count only at the end of the next actions', () => {
    const { match } = fight({
      ships: { [ADA]: { cannons: 1, cotton: 3, rum: 1, tile: SLIPWAY }, [CY]: { cotton: 1 } },
      state: cards('four-cotton'),
      rig: [...falls('x'), 0],
      under: [{ step: 'round/end', data: {} }],
    });

    const battle = script(wolf, match, [{ by: ADA, do: 'take', loot: 'cotton' }]);
    const round = playRound(match, {});

    expect(told(battle, 'looted')).toHaveLength(1);
    expect(completed(battle)).toEqual([]);
    expect(told(round, 'mission-completed')).toMatchObject([{ seat: ADA }]);
  });

  it('SW-S98 after the last round nothing is looked at again', () => {
    const { match } = fight({
      ships: { [ADA]: { cannons: 1, cotton: 3, rum: 1, tile: SLIPWAY }, [CY]: { cotton: 1 } },
      state: { ...cards('four-cotton'), lastRound: 3 },
      rig: falls('x'),
      under: [{ step: 'round/end', data: {} }],
    });

    const events = script(wolf, match, [{ by: ADA, do: 'take', loot: 'cotton' }]);
    const mission = wolf.outcome(match)?.sheet.find(({ line }) => line.startsWith('mission/'));

    expect(told(events, 'looted')).toHaveLength(1);
    expect(completed(events)).toEqual([]);
    expect(mission).toMatchObject({ seat: ADA, points: -2 });
  });

  it('SW-S99 missions of actions are looked at for the active captain only', () => {
    const match = acting(
      LAGOON,
      { cotton: 4 },
      {
        ships: { [BO]: { cotton: 4 } },
        state: cards('four-cotton'),
        under: [{ step: 'turn/end', data: { seat: ADA } }],
      },
    );

    const events = script(wolf, match, [{ do: 'end' }]);

    expect(told(events, 'mission-completed').map(({ seat }) => seat)).toEqual([ADA]);
  });

  it('SW-S100 the amounts on mission cards are minimums', () => {
    const most = {
      'four-cotton': { cotton: 5 },
      'four-wine': { wine: 5 },
      'four-tea': { tea: 5 },
      'mixed-cargo': { cotton: 2, wine: 2, tea: 2, rum: 3 },
      'six-rum': { rum: 7 },
      'two-chests': { chests: [1, 1, 1] },
      'three-different': { extensions: [SAIL, WICK, BASE, HOLD] },
      'two-same': { extensions: HOLDS },
    } as const;

    for (const mission of Object.keys(most) as (keyof typeof most)[])
      expect(completedBy({ extensions: HOLDS, ...most[mission] }, mission)).toEqual([mission]);
  });

  it('SW-S101 cocoa stands for no other good', () => {
    expect(completedBy({ cotton: 3, cocoa: 1 }, 'four-cotton')).toEqual([]);
    expect(completedBy({ wine: 3, cocoa: 2 }, 'four-wine')).toEqual([]);
    expect(completedBy({ tea: 2, cocoa: 2 }, 'four-tea')).toEqual([]);
    expect(completedBy({ cotton: 1, wine: 1, cocoa: 1, rum: 3 }, 'mixed-cargo')).toEqual([]);
  });

  it('SW-S102 all missions met at the end of one turn are marked at the same moment', () => {
    const ship = { cotton: 1, wine: 1, tea: 4, rum: 6, extensions: HOLDS };

    expect(completedBy(ship, 'four-tea', 'six-rum', 'mixed-cargo')).toEqual([
      'four-tea',
      'six-rum',
      'mixed-cargo',
    ]);
  });

  it('SW-S117 a condition met in setup is marked at the end of the first actions', () => {
    const match = position({
      ships: { [ADA]: { tile: null, rum: 6 } },
      state: { ...cards('six-rum'), round: 0 },
      step: 'setup/place-ship',
      data: { seat: ADA },
      under: [{ step: 'round/begin', data: {} }],
      rig: [0],
    });

    const setup = script(wolf, match, [{ do: 'place', tile: LAGOON }]);
    const round = playRound(match, { [ADA]: 'north' });

    expect(completed(setup)).toEqual([]);
    expect(told(setup, 'round-begun')).toHaveLength(1);
    expect(told(round, 'mission-completed')).toEqual([
      { seat: ADA, mission: 'six-rum', position: 1 },
    ]);
  });
});
