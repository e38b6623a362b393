import { HIDDEN_WORD, type Seat, seatsOf } from '@quarterdeck/kernel';
import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { handSizeOf, type Landmark } from '../../src/index.ts';
import {
  ADA,
  actionOf,
  BO,
  type Circumstances,
  CY,
  dieRolls,
  names,
  place,
  play,
  sail,
  table,
  told,
  W1,
} from '../positions.ts';

const [OWN, OTHER] = seatsOf(3) as [Seat, Seat];
const FORWARD = { do: 'perform', action: 'attackForward' } as const;
const REPAIR = { do: 'perform', action: 'repair' } as const;

/** Ada's Pollyanna comes to the first location of the Coastal Path. */
const exploring = (stack: readonly Landmark[], crew = 4) =>
  sail({
    ships: { [ADA]: { location: place('C1'), crew } },
    state: { turn: ADA, stacks: { 0: stack } },
    step: 'landmark/visit',
    data: { ship: ADA, location: place('C1') },
  });
/** From the bottom to the top. */
const STACK = ['voodooHut', 'tribalVillage', 'salvageMerchant', 'mercenaryCamp'] as const;

describe('Pollyanna', () => {
  it('DD-236 Pollyanna may draw 2 landmarks, keeps 1 and puts the other under the stack', () => {
    const { match } = exploring(STACK);
    const events = script(table, match, [
      { do: 'look-at', count: 2 },
      { do: 'keep', landmark: 'salvageMerchant' },
    ]);

    expect(told(events, 'landmark-drawn')).toEqual([
      { ship: ADA, landmark: 'salvageMerchant', location: place('C1') },
    ]);
    expect(match.state.stacks[0]).toEqual(['mercenaryCamp', 'voodooHut', 'tribalVillage']);
  });

  it('DD-236 Pollyanna may draw 1 as everybody else', () => {
    const { match } = exploring(STACK);
    const events = script(table, match, [{ do: 'look-at', count: 1 }]);

    expect(told(events, 'landmark-drawn').map(({ landmark }) => landmark)).toEqual([
      'mercenaryCamp',
    ]);
  });

  it('DD-S51 Pollyanna decides before she sees a tile, and only she sees both', () => {
    const { match } = exploring(STACK);
    expect(offersOf(table, match)).toEqual([
      { do: 'look-at', count: 2 },
      { do: 'look-at', count: 1 },
    ]);
    const events = script(table, match, [{ do: 'look-at', count: 2 }]);

    const seen = (viewer: Seat) => table.view(match, viewer).state.ships[ADA]?.looking;
    expect(seen(OWN)).toEqual(['salvageMerchant', 'mercenaryCamp']);
    expect(seen(OTHER)).toEqual([HIDDEN_WORD, HIDDEN_WORD]);
    expect(JSON.stringify(table.see(events, 'spectator'))).not.toContain('Merchant');
    const kept = script(table, match, [{ do: 'keep', landmark: 'mercenaryCamp' }]);
    expect(JSON.stringify(table.see(kept, OTHER))).not.toContain('salvageMerchant');
  });

  it('DD-S51 Pollyanna draws one if only one is left', () => {
    const { events } = exploring(['tribalVillage']);

    expect(told(events, 'landmark-drawn').map(({ landmark }) => landmark)).toEqual([
      'tribalVillage',
    ]);
  });

  it('DD-S52 Pollyanna draws 2 also for an Exploit', () => {
    const { match } = play(
      {
        ships: { [ADA]: { fragments: ['x', 'x'], location: null } },
        state: { dug: true, turn: ADA, stacks: { 0: STACK } },
        step: 'exploit/stack',
        data: { ship: ADA },
      },
      [{ do: 'exploit', colour: 'blue' }],
    );

    expect(offersOf(table, match)).toContainEqual({ do: 'look-at', count: 2 });
  });

  it('DD-S52 Pollyanna draws 2 also for a Replace that she resolves, and not for one of another', () => {
    const at = (ship: number) =>
      sail({
        ships: { [ship]: { location: place('C1') } },
        state: {
          turn: ship,
          places: { [place('C1')]: { landmark: 'hiddenChamber' } },
          stacks: { 1: ['radiantPool', 'wellOfWishes'] },
        },
        step: 'landmark/visit',
        data: { ship, location: place('C1') },
      });

    expect(offersOf(table, at(ADA).match)).toContainEqual({ do: 'look-at', count: 2 });
    expect(told(at(BO).events, 'landmark-drawn').map(({ landmark }) => landmark)).toEqual([
      'wellOfWishes',
    ]);
  });

  it('DD-236 DD-242 Pollyanna draws 1 with 2 crew lost', () => {
    const { events } = exploring(STACK, 2);

    expect(told(events, 'landmark-drawn').map(({ landmark }) => landmark)).toEqual([
      'mercenaryCamp',
    ]);
  });
});

/** How much hull a Repair restores among others. */
const repairedBy = (ship: number, crew: number): number | undefined =>
  told(
    play(
      {
        ...actionOf(ship, ['N14'], { ships: { [ship]: { region: W1, hull: 2, crew } } }),
        water: { [W1]: 'fog' },
      },
      [REPAIR],
    ).events,
    'hull-gained',
  )[0]?.count;

describe('The others', () => {
  it('DD-237 Widow Cheng restores 1 more hull when Repairing', () => {
    expect([repairedBy(BO, 4), repairedBy(BO, 3), repairedBy(BO, 2)]).toEqual([2, 2, 1]);
    expect(repairedBy(CY, 4)).toBe(1);
  });

  it('DD-238 Calico Jack has a hand size 1 larger', () => {
    const { match } = sail({ step: 'turn/end', data: {} });

    const sizes = match.state.ships.map(({ ship }) => handSizeOf(match.state, ship));
    expect(sizes).toEqual([5, 5, 6]);
  });

  const boarding: Circumstances = {
    ships: {
      [BO]: { captain: 'valparisa', region: W1, hull: 5, fragments: ['x'] },
    },
  };
  const BOARD = { do: 'perform', action: 'board' } as const;

  it('DD-239 Valparisa kills 1 crew of the ship that boards her', () => {
    const { events } = play(actionOf(ADA, ['N31'], boarding), [BOARD]);

    expect(told(events, 'crew-lost')).toEqual([{ ship: ADA, count: 1 }]);
    expect(names(events)).toContain('fragment-passed');
  });

  it('DD-239 DD-242 Valparisa kills nobody with 2 crew lost', () => {
    const { events } = play(
      actionOf(ADA, ['N31'], { ships: { [BO]: { ...boarding.ships?.[BO], crew: 2 } } }),
      [BOARD],
    );

    expect(names(events)).not.toContain('crew-lost');
  });

  it('DD-240 no attack die takes doubloons of Hayreddin', () => {
    const shot = (captain: 'hayreddin' | 'voet') =>
      play(
        {
          ...actionOf(ADA, ['N10'], { ships: { [BO]: { captain, doubloons: 3 } } }),
          rig: dieRolls('doubloon'),
        },
        [FORWARD],
      ).events;

    expect(names(shot('hayreddin'))).not.toContain('doubloons-passed');
    expect(told(shot('voet'), 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: 1 }]);
  });

  it('DD-240 every other theft works', () => {
    const { events } = play(
      actionOf(ADA, ['N19'], {
        ships: { [BO]: { captain: 'hayreddin', region: W1, hull: 5, doubloons: 7 } },
      }),
      [BOARD],
    );

    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: 3 }]);
  });

  it('DD-241 Voet deals 1 more damage with Forward Attacks, and not with Broadsides', () => {
    const ships = { [ADA]: { captain: 'voet' }, [CY]: { region: W1 } } as const;
    const ahead = play({ ...actionOf(ADA, ['N32'], { ships }), rig: dieRolls('voodoo') }, [
      FORWARD,
    ]);
    const beside = play({ ...actionOf(ADA, ['N32'], { ships }), rig: dieRolls('voodoo') }, [
      { do: 'perform', action: 'attackBroadsides' },
    ]);

    expect(told(ahead.events, 'damaged')).toEqual([{ ship: BO, by: ADA, count: 2 }]);
    expect(told(beside.events, 'damaged')).toEqual([{ ship: CY, by: ADA, count: 2 }]);
  });

  it('DD-242 abilities are off with 2 or more crew lost, unless the ship is at Merfolk Seer', () => {
    const dealt = (crew: number, tile: 'fog' | 'merfolkSeer') =>
      told(
        play(
          {
            ...actionOf(ADA, ['N32'], { ships: { [ADA]: { captain: 'voet', crew } } }),
            water: { [W1]: tile },
            rig: dieRolls('voodoo'),
          },
          [FORWARD],
        ).events,
        'damaged',
      )[0]?.count;

    expect([4, 3, 2, 1, 0].map((crew) => dealt(crew, 'fog'))).toEqual([2, 2, 1, 1, 1]);
    expect([2, 0].map((crew) => dealt(crew, 'merfolkSeer'))).toEqual([2, 2]);
  });
});
