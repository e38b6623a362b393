import { offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Relic } from '../../../src/pack/ids.gen.ts';
import {
  ADA,
  BO,
  CY,
  card,
  dieRolls,
  names,
  type Position,
  play,
  sail,
  spot,
  table,
  told,
  W1,
  W2,
  W3,
} from '../../positions.ts';
import { atRuin, crater } from '../../ruins.ts';

const ON_ISLAND = { options: { alternateIsland: true } } as const;

describe('Relics of the crater', () => {
  it('DD-298 gaining one draws it from the crater, face up beside the mat', () => {
    const { match, events } = sail(atRuin('carvedObelisk', crater('totem-x', 'shell-palm')));

    expect(told(events, 'relic-gained')).toEqual([{ ship: ADA, relic: 'shell-palm' }]);
    expect(table.view(match, 'spectator').state.ships[ADA]?.relics).toEqual(['shell-palm']);
  });

  it('DD-298 an empty crater gives nothing', () => {
    const { events } = sail(atRuin('carvedObelisk', crater()));

    expect(names(events)).not.toContain('relic-gained');
  });

  it('DD-299 a totem is added to a beach of the resolver’s choice', () => {
    const { match } = sail(atRuin('moonlitLake', crater('totem-x', 'shell-x')));
    expect(offersOf(table, match)).toEqual(
      ['B1', 'B2', 'B3', 'B4', 'B5'].map((key) => ({ do: 'place-totem', location: spot(key) })),
    );

    const placed = play(atRuin('moonlitLake', crater('totem-x', 'shell-x')), [
      { do: 'place-totem', location: spot('B4') },
    ]);
    expect(placed.match.state.places[spot('B4')]?.totems).toEqual(['totem-x']);
    expect(told(placed.events, 'relic-placed')).toEqual([
      { ship: ADA, relic: 'totem-x', location: spot('B4'), region: null },
    ]);
  });

  it('DD-299 a shell is added to any water region without a group S tile', () => {
    const position = atRuin('moonlitLake', {
      ...crater('shell-x', 'totem-x'),
      water: { [W2]: 'ripCurrent' },
    });
    const { match } = sail(position);

    expect(offersOf(table, match)).toHaveLength(4);
    expect(whyNot(table, match, { do: 'place-shell', region: W2 })).toBe('DD-299');

    const placed = play(position, [{ do: 'place-shell', region: W3 }]);
    expect(placed.match.state.regions[W3]?.shells).toEqual(['shell-x']);
  });

  it('DD-S133 a totem may lie on the beach of a barred region', () => {
    const { match } = sail(
      atRuin('moonlitLake', { ...crater('totem-x', 'shell-x'), water: { [W2]: 'ripCurrent' } }),
    );

    expect(offersOf(table, match)).toContainEqual({ do: 'place-totem', location: spot('B2') });
  });

  it('DD-S140 gaining comes before adding, and each is placed before the next is drawn', () => {
    const { events } = play(
      atRuin('sunkenLoom', crater('totem-palm', 'shell-skull', 'totem-x', 'shell-x')),
      [
        { do: 'place-totem', location: spot('B1') },
        { do: 'place-shell', region: W1 },
      ],
    );
    const order = ['relic-gained', 'relic-drawn', 'relic-placed'];

    expect(names(events).filter((name) => order.includes(name))).toEqual([
      'relic-gained',
      'relic-drawn',
      'relic-placed',
      'relic-drawn',
      'relic-placed',
    ]);
    expect(told(events, 'relic-drawn').map(({ relic }) => relic)).toEqual([
      'totem-x',
      'shell-skull',
    ]);
  });

  it('DD-S140 what the crater no longer has is not added', () => {
    const { match, events } = play(atRuin('sunkenLoom', crater('totem-x', 'shell-x')), [
      { do: 'place-totem', location: spot('B1') },
    ]);

    expect(told(events, 'relic-drawn')).toHaveLength(1);
    expect(table.asked(match)).toEqual([]);
  });

  it('DD-311 DD-S141 the crater opens when its last relic is gained', () => {
    const { events } = sail(atRuin('carvedObelisk', crater('totem-x')));

    expect(names(events)).toContain('crater-opened');
    expect(names(sail(atRuin('carvedObelisk', crater('totem-x', 'shell-x'))).events)).not.toContain(
      'crater-opened',
    );
  });

  it('DD-311 DD-S141 the crater opens when its last relic is added to others', () => {
    const { events } = sail(atRuin('moonlitLake', crater('totem-x', 'shell-x')));

    expect(names(events)).toContain('crater-opened');
  });
});

describe('Shells', () => {
  const pillaging: Position = {
    ...ON_ISLAND,
    step: 'turn/act',
    data: { ship: ADA },
    ships: { [ADA]: { faceUp: [card('N01')] } },
    state: { slot: 1, turn: ADA },
  };
  const shellsIn = (region: number, ...shells: readonly Relic[]): Position => ({
    ...pillaging,
    shells: { [region]: shells },
  });

  it('DD-301 DD-S160 a Pillage action takes a token, and then a shell of the region', () => {
    const { match, events } = play(shellsIn(W1, 'shell-x', 'shell-palm'), [
      { do: 'perform', action: 'pillage' },
      { do: 'take-relic', relic: 'shell-palm' },
    ]);
    const order = ['pillage-gained', 'shell-taken'];

    expect(names(events).filter((name) => order.includes(name))).toEqual(order);
    expect(match.state.ships[ADA]?.relics).toEqual(['shell-palm']);
    expect(match.state.regions[W1]?.shells).toEqual(['shell-x']);
  });

  it('DD-301 the shell may be left', () => {
    const { match } = play(shellsIn(W1, 'shell-x'), [
      { do: 'perform', action: 'pillage' },
      { do: 'decline' },
    ]);

    expect(match.state.ships[ADA]).toMatchObject({ relics: [], pillage: 1 });
  });

  it('DD-301 a shell may be taken also if the pillage pile is empty', () => {
    const position = shellsIn(W1, 'shell-x');
    const { match } = play({ ...position, state: { ...position.state, pillagePile: 0 } }, [
      { do: 'perform', action: 'pillage' },
      { do: 'take-relic', relic: 'shell-x' },
    ]);

    expect(match.state.ships[ADA]).toMatchObject({ relics: ['shell-x'], pillage: 0 });
  });

  it('DD-301 shells of another region are out of reach', () => {
    const { match } = play(shellsIn(W2, 'shell-x'), [{ do: 'perform', action: 'pillage' }]);

    expect(table.asked(match)).toEqual([]);
  });

  it('DD-301 a pillage token from a landmark gives no shell', () => {
    const { match, events } = sail({
      ...atRuin('wellOfWishes'),
      shells: { [W1]: ['shell-x'] },
    });

    expect(names(events)).toContain('pillage-gained');
    expect(table.asked(match)).toEqual([]);
  });
});

describe('Voodoo of an Attack', () => {
  const attacking: Position = {
    ...ON_ISLAND,
    step: 'attack/begin',
    data: { ship: ADA, kind: 'broadsides', plus: 0 },
    ships: { [ADA]: { region: W1 }, [BO]: { region: W1, relics: ['totem-x', 'shell-x'] } },
    rig: dieRolls('voodoo'),
  };

  it('DD-310 voodoo steals a shell from the damaged ship', () => {
    const { match, events } = sail(attacking);

    expect(told(events, 'relic-stolen')).toEqual([{ ship: ADA, target: BO, relic: 'shell-x' }]);
    expect(match.state.ships[BO]).toMatchObject({ hull: 8, relics: ['totem-x'] });
  });

  it('DD-310 no other face does', () => {
    const { events } = sail({ ...attacking, rig: dieRolls('crew') });

    expect(names(events)).not.toContain('relic-stolen');
  });

  it('DD-310 a ghost attacker does it besides the extra damage', () => {
    const { match, events } = sail({
      ...attacking,
      ships: { ...attacking.ships, [ADA]: { region: W1, hull: 0 } },
    });

    expect(told(events, 'relic-stolen')).toHaveLength(1);
    expect(match.state.ships[BO]?.hull).toBe(7);
  });

  it('DD-S66 a ship sunk by the Attack loses its shell, too', () => {
    const { match, events } = sail({
      ...attacking,
      ships: { [ADA]: { region: W1 }, [BO]: { region: W1, hull: 1, relics: ['shell-x'] } },
    });

    expect(names(events)).toContain('ship-sunk');
    expect(match.state.ships[ADA]?.relics).toEqual(['shell-x']);
  });

  it('DD-S139 one shell from each damaged ship that has one; the attacker chooses which', () => {
    const { match, events } = play(
      {
        ...attacking,
        ships: {
          [ADA]: { region: W1 },
          [BO]: { region: W1, relics: ['shell-x', 'shell-palm'] },
          [CY]: { region: W1, relics: ['shell-skull', 'shell-skull'] },
        },
      },
      [{ do: 'take-relic', relic: 'shell-palm', by: ADA }],
    );

    expect(told(events, 'relic-stolen')).toHaveLength(2);
    expect(match.state.ships.map(({ relics }) => relics.length)).toEqual([2, 1, 1]);
    expect(match.state.ships[ADA]?.relics).toContain('shell-palm');
  });
});
