import { offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { DieFace } from '../../../src/pack/components.ts';
import {
  ADA,
  BO,
  CY,
  card,
  dieRolls,
  names,
  type Played,
  type Position,
  play,
  spot,
  table,
  told,
  W2,
} from '../../positions.ts';

const QUIET = { [spot('C1')]: { landmark: 'radiantFountain' } } as const;
const toC1 = { do: 'go', location: spot('C1') } as const;

/** Ada's captain comes from the beach to Bo's at the first coast. */
const meeting: Position = {
  options: { alternateIsland: true },
  step: 'island/advance',
  data: { ship: ADA },
  ships: { [ADA]: { location: spot('B1') }, [BO]: { location: spot('C1') } },
  state: { island: 0, places: QUIET },
};
const duel = (position: Position, ...faces: readonly DieFace[]): Played =>
  play({ ...position, rig: dieRolls(...faces) }, [toC1]);

describe('Duels', () => {
  it('DD-302 a captain who moves to another duels with it', () => {
    expect(told(duel(meeting, 'crew', 'crew').events, 'duel-begun')).toEqual([
      { ship: ADA, target: BO },
    ]);
  });

  it('DD-302 a captain who moves to a location of its own does not', () => {
    const { events } = duel({ ...meeting, ships: { [ADA]: { location: spot('B1') } } });

    expect(names(events)).not.toContain('duel-begun');
    expect(names(events)).not.toContain('die-rolled');
  });

  it('DD-302 captains duel in the crater, too', () => {
    const { events } = play(
      {
        ...meeting,
        ships: { [ADA]: { location: spot('T1') }, [BO]: { location: spot('crater') } },
        state: { crater: [], places: { [spot('crater')]: { landmark: 'radiantFountain' } } },
      },
      [{ do: 'go', location: spot('crater') }],
    );

    expect(told(events, 'duel-begun')).toHaveLength(1);
  });

  it('DD-S134 captains who start on one beach do not duel', () => {
    const { events } = play(
      {
        seats: 2,
        options: { alternateIsland: true },
        step: 'setup/captain',
        data: { ship: ADA },
        ships: {
          [ADA]: { captain: null, region: null, location: null },
          [BO]: { captain: null, region: null, location: null },
        },
        under: [{ step: 'setup/captain', data: { ship: BO } }],
      },
      [
        { do: 'captain', captain: 'voet', region: W2, facing: 'cw' },
        { do: 'captain', captain: 'pollyanna', region: W2, facing: 'cw' },
      ],
    );

    expect(names(events)).toEqual(['captain-chosen', 'captain-chosen']);
  });

  it('DD-304 the mover chooses one of several captains there', () => {
    const crowd: Position = {
      ...meeting,
      ships: { ...meeting.ships, [CY]: { location: spot('C1') } },
    };
    const { match } = play(crowd, [toC1]);

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'duel/choose' }]);
    expect(offersOf(table, match)).toEqual([
      { do: 'duel', ship: BO },
      { do: 'duel', ship: CY },
    ]);

    const { events } = play({ ...crowd, rig: dieRolls('crew', 'crew') }, [
      toC1,
      { do: 'duel', ship: CY },
    ]);
    expect(told(events, 'duel-begun')).toEqual([{ ship: ADA, target: CY }]);
    expect(told(events, 'crew-lost').map(({ ship }) => ship)).toEqual([CY, ADA]);
  });

  it('DD-305 the mover rolls and applies it to the rival, then the rival to the mover', () => {
    const { events } = duel(meeting, 'crew', 'doubloon');
    const order = ['die-rolled', 'crew-lost', 'doubloons-passed'];

    expect(told(events, 'die-rolled')).toEqual([
      { ship: ADA, face: 'crew', again: false },
      { ship: BO, face: 'doubloon', again: false },
    ]);
    expect(names(events).filter((name) => order.includes(name))).toEqual([
      'die-rolled',
      'crew-lost',
      'die-rolled',
      'doubloons-passed',
    ]);
    expect(told(events, 'doubloons-passed')).toEqual([{ from: ADA, to: BO, count: 1 }]);
  });

  it('DD-306 crew: the rival loses one, if it has any', () => {
    const { match } = duel(meeting, 'crew', 'voodoo');
    expect(match.state.ships[BO]?.crew).toBe(3);

    const without: Position = {
      ...meeting,
      ships: { ...meeting.ships, [BO]: { location: spot('C1'), crew: 0 } },
    };
    expect(names(duel(without, 'crew', 'voodoo').events)).not.toContain('crew-lost');
  });

  it('DD-307 doubloon: one is stolen, if there is any', () => {
    const { match } = duel(meeting, 'doubloon', 'voodoo');
    expect(match.state.ships.map(({ doubloons }) => doubloons)).toEqual([3, 1, 2]);

    const poor: Position = {
      ...meeting,
      ships: { ...meeting.ships, [BO]: { location: spot('C1'), doubloons: 0 } },
    };
    expect(names(duel(poor, 'doubloon', 'voodoo').events)).not.toContain('doubloons-passed');
  });

  it('DD-308 voodoo: a totem is stolen, and no shell', () => {
    const { match, events } = duel(
      {
        ...meeting,
        ships: {
          ...meeting.ships,
          [BO]: { location: spot('C1'), relics: ['shell-x', 'totem-palm'] },
        },
      },
      'voodoo',
      'crew',
    );

    expect(told(events, 'relic-stolen')).toEqual([{ ship: ADA, target: BO, relic: 'totem-palm' }]);
    expect(match.state.ships[BO]?.relics).toEqual(['shell-x']);
  });

  it('DD-S136 the roller chooses among different totems', () => {
    const { match, events } = play(
      {
        ...meeting,
        ships: {
          [ADA]: { location: spot('B1'), relics: ['totem-x', 'totem-skull'] },
          [BO]: { location: spot('C1') },
        },
        rig: dieRolls('crew', 'voodoo'),
      },
      [toC1, { do: 'take-relic', relic: 'totem-skull', by: BO }],
    );

    expect(told(events, 'relic-stolen')).toEqual([{ ship: BO, target: ADA, relic: 'totem-skull' }]);
    expect(match.state.ships[ADA]?.relics).toEqual(['totem-x']);
  });

  it('DD-S137 the rival rolls also if the first roll took its last totem', () => {
    const { events } = duel(
      {
        ...meeting,
        ships: {
          [ADA]: { location: spot('B1') },
          [BO]: { location: spot('C1'), relics: ['totem-x'] },
        },
      },
      'voodoo',
      'voodoo',
    );

    // The totem goes over, and comes back.
    expect(told(events, 'relic-stolen').map(({ ship }) => ship)).toEqual([ADA, BO]);
  });

  it('DD-S135 a ghost ship’s captain duels like any other, and voodoo does no damage', () => {
    const { match, events } = duel(
      {
        ...meeting,
        ships: { [ADA]: { location: spot('B1'), hull: 0 }, [BO]: { location: spot('C1') } },
      },
      'voodoo',
      'voodoo',
    );

    expect(names(events)).not.toContain('damaged');
    expect(match.state.ships[BO]?.hull).toBe(10);
  });

  it('DD-S135 DD-240 Vault keeps the doubloons in a duel while it works', () => {
    const vault = (crew: number): Played =>
      duel(
        {
          ...meeting,
          ships: {
            [ADA]: { location: spot('B1') },
            [BO]: { location: spot('C1'), captain: 'hayreddin', crew },
          },
        },
        'doubloon',
        'voodoo',
      );

    expect(names(vault(4).events)).not.toContain('doubloons-passed');
    expect(names(vault(2).events)).toContain('doubloons-passed');
  });

  it('DD-309 DD-S138 each duelist rerolls whose own ship is at River Merfolk', () => {
    const river: Position = { ...meeting, water: { [W2]: 'riverMerfolk' } };
    const { match, events } = play({ ...river, rig: dieRolls('crew', 'crew', 'doubloon') }, [toC1]);

    expect(table.asked(match)).toEqual([{ seat: BO, step: 'die/reroll' }]);
    expect(told(events, 'die-rolled').map(({ ship }) => ship)).toEqual([ADA, BO]);

    const rerolled = play({ ...river, rig: dieRolls('crew', 'crew', 'doubloon') }, [
      toC1,
      { do: 'reroll' },
    ]);
    expect(told(rerolled.events, 'doubloons-passed')).toEqual([{ from: ADA, to: BO, count: 1 }]);
    expect(told(rerolled.events, 'crew-lost').map(({ ship }) => ship)).toEqual([BO]);
  });

  it('DD-S161 River Merfolk helps after Island Lore and Gilded Tablet, too', () => {
    const river: Position = {
      ...meeting,
      ships: { [ADA]: { location: spot('V1'), region: W2 }, [BO]: { location: spot('B2') } },
      water: { [W2]: 'riverMerfolk' },
      state: {
        mapStack: ['islandLore'],
        places: { [spot('C1')]: { landmark: 'gildedTablet' } },
        slot: 1,
        turn: ADA,
      },
    };
    const mat = { ...river.ships?.[ADA], fragments: [], faceUp: [card('N01')] };
    const { match, events } = play(
      { ...river, step: 'turn/act', ships: { ...river.ships, [ADA]: mat } },
      [{ do: 'perform', action: 'hunt' }, toC1, { do: 'go', location: spot('B2') }],
    );

    expect(told(events, 'map-tile-drawn')).toEqual([{ ship: ADA, tile: 'islandLore' }]);
    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'die/reroll' }]);
  });

  it('DD-S161 captains duel after a jump to a beach', () => {
    const { match } = play(
      {
        ...meeting,
        step: 'island/beach',
        ships: { [ADA]: { location: spot('T1'), region: W2 }, [BO]: { location: spot('B4') } },
        water: { [W2]: 'riverMerfolk' },
      },
      [{ do: 'go', location: spot('B4') }],
    );

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'die/reroll' }]);
  });
});
