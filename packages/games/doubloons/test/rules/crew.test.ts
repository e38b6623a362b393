import { describe, expect, it } from 'vitest';
import type { ShipId } from '../../src/pack/fields.ts';
import type { Captain } from '../../src/pack/ids.gen.ts';
import { handSizeOf } from '../../src/rules/hand.ts';
import {
  ADA,
  actionOf,
  BO,
  CY,
  dieRolls,
  names,
  play,
  sail,
  told,
  turnOf,
  W1,
  W2,
} from '../positions.ts';

const handSizes = (captain: Captain): number[] =>
  [4, 3, 2, 1, 0].map((crew) => {
    const { match } = sail({
      ...turnOf(ADA, ['N09'], { ships: { [ADA]: { crew, captain } }, water: { [W1]: 'fog' } }),
    });
    const [ship] = match.state.ships.map((mat): ShipId => mat.ship);
    if (ship === undefined) throw new Error('no ship');
    return handSizeOf(match.state, ship);
  });

const BROADSIDES = { do: 'perform', action: 'attackBroadsides' } as const;

describe('Crew', () => {
  it('DD-129 only the number of crew matters, and it is never more than 4', () => {
    const { match, events } = sail({
      ships: { [ADA]: { crew: 4 } },
      state: { places: { 1: { landmark: 'tribalVillage' } } },
      step: 'landmark/resolve',
      data: { ship: ADA, location: 1 },
    });

    expect(match.state.ships[ADA]?.crew).toBe(4);
    expect(names(events)).toEqual(['landmark-resolved', 'landmark-idle']);
  });

  it('DD-130 DD-132 DD-137 hand sizes by crew 4 to 0 are 5, 4, 4, 3, 3', () => {
    expect(handSizes('voet')).toEqual([5, 4, 4, 3, 3]);
  });

  it('DD-137 the hand sizes of Calico Jack are 6, 5, 4, 3, 3', () => {
    expect(handSizes('calicoJack')).toEqual([6, 5, 4, 3, 3]);
  });

  it('DD-131 with 2 crew lost the unique ability does not work, with 1 it does', () => {
    const damage = (crew: number): number => {
      const { match } = play(
        actionOf(ADA, ['N37'], {
          ships: { [ADA]: { captain: 'voet', crew }, [BO]: { region: W2 } },
          rig: dieRolls('voodoo'),
        }),
        [{ do: 'perform', action: 'attackForward' }],
      );
      return 10 - (match.state.ships[BO]?.hull ?? 0);
    };

    expect([4, 3, 2, 1, 0].map(damage)).toEqual([2, 2, 1, 1, 1]);
  });

  it('DD-134 a ship without crew can be turned by somebody else', () => {
    const { events } = play(
      {
        ships: { [BO]: { crew: 0, captain: 'voet' } },
        state: { places: { 1: { landmark: 'voodooHut' } } },
        step: 'landmark/resolve',
        data: { ship: ADA, location: 1 },
      },
      [{ do: 'bewitch', ship: BO }, { do: 'move', icon: 'comeAbout' }, { do: 'stop' }],
    );

    expect(told(events, 'came-about')).toEqual([{ ship: BO, facing: 'ccw' }]);
  });

  it('DD-135 killing crew of a ship without crew does nothing, and makes no ghost of it', () => {
    const { match, events } = play(
      actionOf(ADA, ['N34'], {
        ships: { [BO]: { region: W1, crew: 0, hull: 5 } },
        rig: dieRolls('crew'),
      }),
      [BROADSIDES],
    );

    expect(names(events)).not.toContain('crew-lost');
    expect(match.state.ships[BO]).toMatchObject({ crew: 0, hull: 3 });
  });

  it('DD-136 stolen crew are counted on each track: no pawn changes owner', () => {
    const { match, events } = play(
      actionOf(ADA, ['N35'], {
        ships: { [ADA]: { crew: 3 }, [BO]: { region: W1, hull: 5, captain: 'voet', crew: 1 } },
      }),
      [{ do: 'perform', action: 'board' }],
    );

    expect(told(events, 'crew-passed')).toEqual([{ from: BO, to: ADA, count: 1 }]);
    expect(match.state.ships.map(({ crew }) => crew)).toEqual([4, 0, 4]);
  });

  it('DD-S29 DD-S30 hand size is measured at the draw: losing crew later costs no card', () => {
    const { match } = play(
      actionOf(ADA, ['N34'], {
        ships: { [CY]: { region: W1, hand: [1, 2], crew: 2, captain: 'voet' } },
        rig: dieRolls('crew'),
      }),
      [BROADSIDES],
    );

    expect(match.state.ships[CY]).toMatchObject({ crew: 1, hand: [1, 2] });
  });
});

describe('Doubloons', () => {
  const resolving = (landmark: 'radiantPool' | 'dankCave', island: number, doubloons: number) =>
    sail({
      ships: { [ADA]: { doubloons } },
      state: { island, supply: 20, places: { 1: { landmark } } },
      step: 'landmark/resolve',
      data: { ship: ADA, location: 1 },
    }).match.state;

  it('DD-138 DD-140 gains come off the island and losses go there, never to the supply', () => {
    const gained = resolving('radiantPool', 5, 0);
    const lost = resolving('dankCave', 5, 4);

    expect([gained.island, gained.supply, gained.ships[ADA]?.doubloons]).toEqual([3, 20, 2]);
    expect([lost.island, lost.supply, lost.ships[ADA]?.doubloons]).toEqual([7, 20, 2]);
  });

  it('DD-139 DD-338 a gain is what lies on the island, and nothing where nothing lies', () => {
    expect(resolving('radiantPool', 1, 0).ships[ADA]?.doubloons).toBe(1);
    expect(resolving('radiantPool', 0, 0).ships[ADA]?.doubloons).toBe(0);
  });

  it('DD-141 supply, island and all players have 48 together', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const { match } = sail({ seats, step: 'round/begin', data: {} });
      const { supply, island, ships } = match.state;
      expect(ships.reduce((sum, ship) => sum + ship.doubloons, supply + island)).toBe(48);
    }
  });
});
