import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  type Circumstances,
  CY,
  type Played,
  sail,
  table,
  told,
  W1,
} from '../../positions.ts';

/** The Round Start of one ship. */
const roundStart = (ship: number, around: Circumstances): Played =>
  sail({ ...around, step: 'round/water', data: { ship } });

describe('Stone Sextant', () => {
  const at: Circumstances = {
    water: { [W1]: 'stoneSextant' },
    ships: {
      [ADA]: { fragments: ['x', 'x', 'palm'] },
      [BO]: { fragments: ['skull'], orbs: 1 },
      [CY]: { fragments: [] },
    },
  };

  it("DD-157 Stone Sextant swaps a fragment for one of any enemy, both of the player's choice; no Orb helps", () => {
    const { match, events } = roundStart(ADA, at);
    events.push(...script(table, match, [{ do: 'swap', ship: BO, give: 'palm', take: 'skull' }]));

    expect(told(events, 'fragments-swapped')).toEqual([
      { ship: ADA, target: BO, gave: 'palm', took: 'skull' },
    ]);
    expect(match.state.ships[ADA]?.fragments).toEqual(['x', 'x', 'skull']);
    expect(match.state.ships[BO]?.fragments).toEqual(['palm']);
    expect(match.state.ships[BO]?.orbs).toBe(1);
  });

  it('DD-157 Stone Sextant may be declined', () => {
    const { match } = roundStart(ADA, at);
    const events = script(table, match, [{ do: 'decline' }]);

    expect(events).toEqual([]);
  });

  it('DD-S28 DD-157 Stone Sextant needs a fragment on both sides, and alike ones may be swapped', () => {
    const { match } = roundStart(ADA, {
      ...at,
      ships: { [ADA]: { fragments: ['x'] }, [BO]: { fragments: ['x'] }, [CY]: { fragments: [] } },
    });

    expect(offersOf(table, match)).toEqual([
      { do: 'swap', ship: BO, give: 'x', take: 'x' },
      { do: 'decline' },
    ]);
  });

  it('DD-S28 Stone Sextant asks nobody who has none, and nobody whose enemies have none', () => {
    const without = { [ADA]: { fragments: [] }, [BO]: { fragments: ['x'] } } as const;
    const alone = {
      [ADA]: { fragments: ['x'] },
      [BO]: { fragments: [] },
      [CY]: { fragments: [] },
    } as const;

    for (const ships of [without, alone])
      expect(table.asked(roundStart(ADA, { ...at, ships }).match)).toEqual([]);
  });
});

describe('The Shallows', () => {
  const drawn = (ship: number, crew: number, around: Circumstances = {}): number | undefined =>
    told(
      sail({
        ...around,
        ships: { [ship]: { crew, region: W1 } },
        water: { [W1]: 'theShallows' },
        step: 'round/draw',
        data: {},
        under: [{ step: 'round/program', data: {} }],
      }).events,
      'cards-drawn',
    ).find((event) => event.ship === ship)?.count;

  it('DD-158 DD-S27 The Shallows make the hand size of this draw 5 regardless of crew', () => {
    expect([4, 3, 2, 1, 0].map((crew) => drawn(ADA, crew))).toEqual([5, 5, 5, 5, 5]);
  });

  it('DD-158 Calico Jack adds 1 if his ability works', () => {
    expect([4, 3, 2, 0].map((crew) => drawn(CY, crew))).toEqual([6, 6, 5, 5]);
  });
});
