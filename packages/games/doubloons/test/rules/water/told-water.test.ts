import { describe, expect, it } from 'vitest';
import {
  ADA,
  actionOf,
  BO,
  dieRolls,
  names,
  type Played,
  play,
  sail,
  told,
  turnOf,
  W1,
  W2,
} from '../../positions.ts';

const BROADSIDES = { do: 'perform', action: 'attackBroadsides' } as const;
const REPAIR = { do: 'perform', action: 'repair' } as const;

describe('The tile that acts', () => {
  const acted = (played: Played) => told(played.events, 'water-acted');

  it('DD-145 DD-152 DD-157 a tile that acts on a ship is named before what it does', () => {
    const reef = sail({ water: { [W1]: 'coralReef' }, step: 'round/water', data: { ship: ADA } });
    const rip = sail(turnOf(ADA, ['N01'], { water: { [W2]: 'ripCurrent' } }));

    expect(acted(reef)).toEqual([{ ship: ADA, tile: 'coralReef' }]);
    expect(names(reef.events)).toEqual(['water-acted', 'pillage-gained']);
    expect(acted(rip)).toEqual([{ ship: ADA, tile: 'ripCurrent' }]);
  });

  it('DD-145 a reef that has no token to give is not named', () => {
    const { events } = sail({
      water: { [W1]: 'coralReef' },
      state: { pillagePile: 0 },
      step: 'round/water',
      data: { ship: ADA },
    });

    expect(events).toEqual([]);
  });

  it('DD-146 Fog is named for the ship that it shields, and not where the damage is no more than it lets through', () => {
    const ships = { [BO]: { region: W1 } };
    const fired = (water: 'fog' | 'mermaidPack') =>
      acted(
        play(
          { ...actionOf(ADA, ['N09'], { ships, water: { [W1]: water } }), rig: dieRolls('crew') },
          [BROADSIDES],
        ),
      );

    expect(fired('fog')).toEqual([{ ship: BO, tile: 'fog' }]);
    expect(fired('mermaidPack')).toEqual([]);
  });

  it('DD-150 DD-156 a tile that adds to a Repair is named, another is not', () => {
    const repaired = (water: 'mermaidPack' | 'shipwreck' | 'fog') =>
      acted(
        play(
          actionOf(ADA, ['N14'], {
            ships: { [ADA]: { hull: 3, crew: 2 } },
            water: { [W1]: water },
          }),
          [REPAIR],
        ),
      ).map(({ tile }) => tile);

    expect(repaired('mermaidPack')).toEqual(['mermaidPack']);
    expect(repaired('shipwreck')).toEqual(['shipwreck']);
    expect(repaired('fog')).toEqual([]);
  });

  it('DD-095 DD-129 a tile is not named where there is no room for what it would add', () => {
    const repaired = (water: 'mermaidPack' | 'shipwreck') =>
      acted(
        play(
          actionOf(ADA, ['N14'], {
            ships: { [ADA]: { hull: 10, crew: 4 } },
            water: { [W1]: water },
          }),
          [REPAIR],
        ),
      );

    expect(repaired('mermaidPack')).toEqual([]);
    expect(repaired('shipwreck')).toEqual([]);
  });

  it('DD-158 The Shallows are named for a crew that would draw otherwise', () => {
    const drawn = (crew: number) =>
      acted(
        sail({
          water: { [W1]: 'theShallows' },
          ships: { [ADA]: { crew, hand: [] } },
          step: 'round/draw',
          data: {},
        }),
      );

    expect(drawn(1)).toEqual([{ ship: ADA, tile: 'theShallows' }]);
    expect(drawn(4)).toEqual([]);
  });
});
