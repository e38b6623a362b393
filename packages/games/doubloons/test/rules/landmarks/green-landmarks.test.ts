import { offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { ADA, BO, names, play, sail, spot, table, told } from '../../positions.ts';
import { atRuin, crater, dug } from '../../ruins.ts';

describe('Green landmarks', () => {
  it.each([
    ['DD-324', 'burialGrounds', 1],
    ['DD-325', 'carvedObelisk', 0],
    ['DD-326', 'celestialAltar', 2],
    ['DD-327', 'decayingTemple', 0],
    ['DD-328', 'moonlitLake', 1],
    ['DD-329', 'sunkenLoom', 2],
  ] as const)('%s %s: gain a relic, then add %i', (_, landmark, added) => {
    const { events } = play(
      atRuin(landmark, crater('totem-x', 'totem-x', 'totem-x', 'totem-x')),
      new Array(added).fill({ do: 'place-totem', location: spot('B1') }),
    );

    expect(told(events, 'relic-gained')).toHaveLength(1);
    expect(told(events, 'relic-placed')).toHaveLength(added);
  });

  it('DD-297 DD-S142 the left side works until the dig, even if the crater is empty', () => {
    const { match, events } = sail(atRuin('burialGrounds', crater()));

    expect(table.asked(match)).toEqual([]);
    expect(names(events)).toContain('landmark-resolved');
  });

  it('DD-297 the right side works after it', () => {
    const { match, events } = sail(
      atRuin('burialGrounds', { state: { dug: true, crater: ['totem-x'] } }),
    );

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'island/beach' }]);
    expect(names(events)).not.toContain('relic-gained');
  });

  it.each([
    ['DD-324', 'burialGrounds'],
    ['DD-325', 'carvedObelisk'],
  ] as const)('%s after the dig %s may send the captain to any beach', (_, landmark) => {
    const { match, events } = play(atRuin(landmark, dug()), [{ do: 'go', location: spot('B5') }]);
    expect(match.state.ships[ADA]?.location).toBe(spot('B5'));
    expect(told(events, 'advanced')).toEqual([{ ship: ADA, from: spot('T1'), to: spot('B5') }]);

    const stayed = play(atRuin(landmark, dug()), [{ do: 'decline' }]);
    expect(stayed.match.state.ships[ADA]?.location).toBe(spot('T1'));
  });

  it('DD-S148 all five beaches are offered', () => {
    const offers = offersOf(table, sail(atRuin('carvedObelisk', dug())).match);

    expect(offers.filter((offer) => offer.do === 'go')).toHaveLength(5);
  });

  it('DD-330 DD-353 totems and captains on that beach are met', () => {
    const position = atRuin('carvedObelisk', dug({ ships: { [BO]: { location: spot('B5') } } }));
    const { events } = play(
      {
        ...position,
        state: {
          ...position.state,
          places: {
            [spot('T1')]: { landmark: 'carvedObelisk' },
            [spot('B5')]: { totems: ['totem-x'] },
          },
        },
      },
      [
        { do: 'go', location: spot('B5') },
        { do: 'take-relic', relic: 'totem-x' },
      ],
    );
    const order = ['totem-taken', 'duel-begun'];

    expect(names(events).filter((name) => order.includes(name))).toEqual(order);
  });

  it.each([
    ['DD-326', 'celestialAltar', 'tribalVillage'],
    ['DD-329', 'sunkenLoom', 'wellOfWishes'],
  ] as const)('%s after the dig %s is replaced by %s, which is resolved', (_, old, fresh) => {
    const { match, events } = sail(
      atRuin(
        old,
        dug({ state: { stacks: [['tribalVillage'], ['wellOfWishes'], ['deadCreek'], []] } }),
      ),
    );

    expect(match.state.places[spot('T1')]?.landmark).toBe(fresh);
    expect(match.state.removedLandmarks).toEqual([old]);
    expect(told(events, 'landmark-resolved').map(({ landmark }) => landmark)).toContain(fresh);
  });

  it.each([
    ['DD-327', 'decayingTemple', 'totem'],
    ['DD-328', 'moonlitLake', 'shell'],
  ] as const)(
    '%s after the dig %s may exchange a %s, both of the resolver’s choice',
    (_, tile, kind) => {
      const position = atRuin(
        tile,
        dug({
          ships: {
            [ADA]: { relics: [`${kind}-x`] },
            [BO]: { relics: [`${kind}-palm`, `${kind}-skull`] },
          },
        }),
      );
      const { match, events } = play(position, [
        { do: 'swap-relics', ship: BO, give: `${kind}-x`, take: `${kind}-skull` },
      ]);

      expect(match.state.ships[ADA]?.relics).toEqual([`${kind}-skull`]);
      expect(match.state.ships[BO]?.relics).toEqual([`${kind}-palm`, `${kind}-x`]);
      expect(names(events)).not.toContain('die-rolled');

      const kept = play(position, [{ do: 'decline' }]);
      expect(kept.match.state.ships[ADA]?.relics).toEqual([`${kind}-x`]);
    },
  );

  it('DD-328 an Orb does not help against Moonlit Lake', () => {
    const { match } = play(
      atRuin(
        'moonlitLake',
        dug({
          ships: { [ADA]: { relics: ['shell-x'] }, [BO]: { relics: ['shell-palm'], orbs: 1 } },
        }),
      ),
      [{ do: 'swap-relics', ship: BO }],
    );

    expect(match.state.ships[ADA]?.relics).toEqual(['shell-palm']);
    expect(match.state.ships[BO]?.orbs).toBe(1);
  });

  it('DD-S147 without a piece of that kind on both sides nothing is asked', () => {
    const one = dug({ ships: { [ADA]: { relics: ['totem-x'] }, [BO]: { relics: ['shell-x'] } } });
    const other = dug({ ships: { [ADA]: { relics: ['shell-x'] }, [BO]: { relics: ['totem-x'] } } });

    for (const position of [one, other])
      expect(table.asked(sail(atRuin('decayingTemple', position)).match)).toEqual([]);
  });
});
