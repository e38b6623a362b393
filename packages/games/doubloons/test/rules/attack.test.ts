import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { DieFace } from '../../src/pack/components.ts';
import {
  ADA,
  actionOf,
  BO,
  type Circumstances,
  CY,
  dieRolls,
  names,
  type Played,
  play,
  sail,
  table,
  told,
  W1,
  W2,
  W3,
  W4,
} from '../positions.ts';

const BROADSIDES = { do: 'perform', action: 'attackBroadsides' } as const;
const FORWARD = { do: 'perform', action: 'attackForward' } as const;

/** Ada, whose captain adds nothing, in the first region; the others are where they are said to be. */
const around = ({ ships = {}, ...rest }: Circumstances): Circumstances => ({
  ...rest,
  ships: { ...ships, [ADA]: { captain: 'pollyanna', region: W1, facing: 'cw', ...ships[ADA] } },
});
const broadsides = (of: Circumstances, face: DieFace = 'voodoo', key = 'N34'): Played =>
  play(actionOf(ADA, [key], { rig: dieRolls(face), ...around(of) }), [BROADSIDES]);
const forward = (of: Circumstances, face: DieFace = 'voodoo', key = 'N37'): Played =>
  play(actionOf(ADA, [key], { rig: dieRolls(face), ...around(of) }), [FORWARD]);
const hulls = ({ match }: Played): number[] => match.state.ships.map(({ hull }) => hull);

const TOGETHER = {
  [BO]: { region: W1, captain: 'voet' },
  [CY]: { region: W1, captain: 'calicoJack' },
} as const;

describe('Attacks', () => {
  it('DD-099 Forward deals 1 damage to every enemy ship in the faced region', () => {
    const played = forward({ ships: { [BO]: { region: W2 }, [CY]: { region: W2 } } });

    expect(hulls(played)).toEqual([10, 9, 9]);
    expect(told(played.events, 'attacked')).toEqual([
      { ship: ADA, kind: 'forward', region: W2, targets: [BO, CY] },
    ]);
  });

  it('DD-099 Forward does not reach the own region, nor the one behind', () => {
    expect(hulls(forward({ ships: { [BO]: { region: W1 }, [CY]: { region: W4 } } }))).toEqual([
      10, 10, 10,
    ]);
  });

  it('DD-345 a Forward Attack into a region of group S hits nothing, and not the one beyond', () => {
    const played = forward({ ships: { [BO]: { region: W3 } }, water: { [W2]: 'ripCurrent' } });

    expect(told(played.events, 'attacked')).toMatchObject([{ region: W2, targets: [] }]);
    expect(hulls(played)).toEqual([10, 10, 10]);
  });

  it('DD-100 Broadsides deals 2 damage to every enemy ship in the own region', () => {
    expect(hulls(broadsides({ ships: { [BO]: { region: W1 }, [CY]: { region: W2 } } }))).toEqual([
      10, 8, 10,
    ]);
  });

  it('DD-101 damage lowers the hull by as much', () => {
    const { match, events } = broadsides({ ships: { [BO]: { region: W1, hull: 6 } } });

    expect(told(events, 'damaged')).toEqual([{ ship: BO, by: ADA, count: 2 }]);
    expect(match.state.ships[BO]?.hull).toBe(4);
  });

  it('DD-103 the die is rolled once, after the damage, and applies to every damaged ship', () => {
    const { match, events } = broadsides({ ships: TOGETHER }, 'crew');

    expect(names(events)).toEqual([
      'action-chosen',
      'attacked',
      'damaged',
      'damaged',
      'die-rolled',
      'crew-lost',
      'crew-lost',
    ]);
    expect(match.state.ships.map(({ crew }) => crew)).toEqual([4, 3, 3]);
  });

  it('DD-104 crew: each affected ship loses 1 crew', () => {
    const { events } = forward({ ships: { [BO]: { region: W2 } } }, 'crew');

    expect(told(events, 'crew-lost')).toEqual([{ ship: BO, count: 1 }]);
  });

  it('DD-105 doubloon: the attacker steals 1 from each affected ship that has one', () => {
    const { match } = broadsides(
      { ships: { ...TOGETHER, [CY]: { region: W1, doubloons: 0 } } },
      'doubloon',
    );

    expect(match.state.ships.map(({ doubloons }) => doubloons)).toEqual([3, 1, 0]);
  });

  it('DD-106 voodoo has no effect for a living attacker', () => {
    const { events } = broadsides({ ships: TOGETHER }, 'voodoo');

    expect(names(events).at(-1)).toBe('die-rolled');
  });

  it('DD-106 DD-220 a ghost attacker deals 1 more damage to each affected ship', () => {
    expect(hulls(broadsides({ ships: { ...TOGETHER, [ADA]: { hull: 0 } } }, 'voodoo'))).toEqual([
      0, 7, 7,
    ]);
  });

  it('DD-107 DD-219 a ghost ship in the struck region is neither damaged nor affected', () => {
    const played = broadsides(
      { ships: { [BO]: { region: W1 }, [CY]: { region: W1, hull: 0 } } },
      'crew',
    );

    expect(told(played.events, 'attacked')).toMatchObject([{ targets: [BO] }]);
    expect(told(played.events, 'crew-lost')).toEqual([{ ship: BO, count: 1 }]);
    expect(hulls(played)).toEqual([10, 8, 0]);
  });

  it('DD-S64 no die is rolled if no ship was damaged', () => {
    const { events } = broadsides({ ships: { [BO]: { region: W1, hull: 0 } } }, 'crew');

    expect(names(events)).not.toContain('die-rolled');
  });

  it('DD-109 "+1" adds 1 damage', () => {
    expect(hulls(broadsides({ ships: { [BO]: { region: W1 } } }, 'voodoo', 'N09'))[BO]).toBe(7);
    expect(hulls(forward({ ships: { [BO]: { region: W2 } } }, 'voodoo', 'N26'))[BO]).toBe(8);
  });

  it('DD-347 region, damage with all bonuses under the Fog limit, ghosts, die, reroll, result', () => {
    const { match } = sail(
      actionOf(ADA, ['N13'], {
        ships: {
          [ADA]: { captain: 'voet', region: W1 },
          [BO]: { region: W2, hull: 1 },
          [CY]: { region: W2 },
        },
        water: { [W1]: 'riverMerfolk', [W2]: 'fog' },
        rig: dieRolls('crew', 'doubloon'),
      }),
    );
    const events = script(table, match, [FORWARD]);

    expect(names(events)).toEqual([
      'action-chosen',
      'attacked',
      'water-acted',
      'water-acted',
      'damaged',
      'ship-sunk',
      'damaged',
      'reputation-gained',
      'die-rolled',
    ]);
    expect(offersOf(table, match)).toEqual([{ do: 'reroll' }, { do: 'keep' }]);
    expect(names(script(table, match, [{ do: 'reroll' }]))).toEqual([
      'die-rolled',
      'doubloons-passed',
      'doubloons-passed',
    ]);
    expect(match.state.ships.map(({ hull }) => hull)).toEqual([10, 0, 9]);
  });
});

describe('Sinking ships', () => {
  it('DD-214 DD-S76 a ship whose hull would fall below 1 is a ghost ship at once, where it was', () => {
    const { match, events } = broadsides({
      ships: { [BO]: { region: W1, facing: 'ccw', hull: 1 } },
    });

    expect(told(events, 'ship-sunk')).toEqual([{ ship: BO, by: ADA }]);
    expect(match.state.ships[BO]).toMatchObject({ hull: 0, region: W1, facing: 'ccw' });
  });

  it('DD-108 DD-343 whoever deals the last damage gains a level, whoever dealt the rest', () => {
    const first = forward({ ships: { [ADA]: { hull: 10 }, [BO]: { region: W2, hull: 2 } } });
    expect(first.match.state.ships[ADA]?.reputation).toBe(0);

    const last = play(
      actionOf(CY, ['N37'], {
        ships: { [CY]: { region: W1 }, [BO]: { region: W2, hull: 1 } },
        rig: dieRolls('voodoo'),
      }),
      [FORWARD],
    );
    expect(last.match.state.ships.map(({ reputation }) => reputation)).toEqual([0, 0, 1]);
  });

  it('DD-215 the level is never above 3', () => {
    const { match } = broadsides({
      ships: { [ADA]: { reputation: 3 }, [BO]: { region: W1, hull: 1 } },
    });

    expect(match.state.ships[ADA]?.reputation).toBe(3);
  });

  it('DD-216 DD-S65 two ships sunk at once give two levels, before the die', () => {
    const { events } = broadsides({
      ships: { [BO]: { region: W1, hull: 1 }, [CY]: { region: W1, hull: 2 } },
    });

    expect(told(events, 'reputation-gained')).toEqual([{ ship: ADA, count: 2 }]);
    expect(names(events).indexOf('reputation-gained')).toBeLessThan(
      names(events).indexOf('die-rolled'),
    );
  });

  it('DD-S66 crew and doubloon results apply to a ship the Attack sank, voodoo damage does not', () => {
    const sinking = { ships: { [BO]: { region: W1, hull: 1 } } };
    const ghostly = { ships: { [ADA]: { hull: 0 }, [BO]: { region: W1, hull: 1 } } };

    expect(names(broadsides(sinking, 'crew').events)).toContain('crew-lost');
    expect(names(broadsides(sinking, 'doubloon').events)).toContain('doubloons-passed');
    expect(told(broadsides(ghostly, 'voodoo').events, 'damaged')).toHaveLength(1);
  });

  it('DD-S67 a ship sunk by the voodoo damage of the die gives reputation', () => {
    const { match, events } = broadsides(
      { ships: { [ADA]: { hull: 0 }, [BO]: { region: W1, hull: 3 } } },
      'voodoo',
    );

    expect(told(events, 'ship-sunk')).toEqual([{ ship: BO, by: ADA }]);
    expect(match.state.ships[ADA]?.reputation).toBe(1);
  });

  it('DD-S71 damage that is no Attack gives nobody reputation', () => {
    const { match, events } = sail({
      ships: { [ADA]: { hull: 2, location: 0 } },
      state: { places: { 1: { landmark: 'cursedIdol' } }, turn: ADA },
      step: 'landmark/resolve',
      data: { ship: ADA, location: 1 },
    });

    expect(told(events, 'ship-sunk')).toEqual([{ ship: ADA, by: null }]);
    expect(match.state.ships.map(({ reputation }) => reputation)).toEqual([0, 0, 0]);
  });

  it('DD-222 a ghost ship attacks like any other', () => {
    expect(hulls(broadsides({ ships: { ...TOGETHER, [ADA]: { hull: 0 } } }, 'crew'))).toEqual([
      0, 8, 8,
    ]);
  });

  it('DD-S79 a redeemed ship can be sunk again', () => {
    const attack = { ship: ADA, kind: 'broadsides', plus: 0 } as const;
    const { match } = sail({
      ships: { [BO]: { hull: 0, doubloons: 5, region: W1 } },
      step: 'round-end/redeem',
      data: {},
      under: Array.from({ length: 4 }, () => ({ step: 'attack/begin', data: attack }) as const),
      rig: dieRolls('voodoo', 'voodoo', 'voodoo', 'voodoo'),
    });

    expect(match.state.ships[BO]?.hull).toBe(0);
    expect(match.state.ships[ADA]?.reputation).toBe(1);
  });
});
