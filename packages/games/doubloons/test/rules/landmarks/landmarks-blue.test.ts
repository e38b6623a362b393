import { isOffered, offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Landmark } from '../../../src/pack/ids.gen.ts';
import {
  ADA,
  BO,
  CY,
  DEE,
  dieRolls,
  names,
  play,
  type ShipPatch,
  sail,
  table,
  told,
  W1,
  W2,
  W3,
  W4,
} from '../../positions.ts';
import { at, HERE } from './landmarks.ts';

/** Ada's mat after she has resolved it. */
const after = (landmark: Landmark, mat: ShipPatch) =>
  sail(at(landmark, { ships: { [ADA]: mat } })).match.state.ships[ADA];

describe('Blue landmarks', () => {
  it('DD-165 Adventurer’s Tavern gives a reputation level, not above 3', () => {
    expect(after('adventurersTavern', { reputation: 1 })?.reputation).toBe(2);
    expect(after('adventurersTavern', { reputation: 3 })?.reputation).toBe(3);
  });

  it('DD-166 Hidden Chamber is replaced by a yellow landmark, which is resolved', () => {
    const { match, events } = sail(
      at('hiddenChamber', {
        ships: { [ADA]: { captain: 'voet' } },
        state: { stacks: [['deadCreek'], ['wellOfWishes'], ['deadCreek'], []] },
      }),
    );

    expect(told(events, 'landmark-resolved').map(({ landmark }) => landmark)).toEqual([
      'hiddenChamber',
      'wellOfWishes',
    ]);
    expect(match.state.places[HERE]?.landmark).toBe('wellOfWishes');
    expect(match.state.ships[ADA]?.pillage).toBe(1);
  });

  it('DD-167 Mercenary Camp gives a crew and a hull, not above their limits', () => {
    expect(after('mercenaryCamp', { crew: 2, hull: 5 })).toMatchObject({ crew: 3, hull: 6 });
    expect(after('mercenaryCamp', { crew: 4, hull: 10 })).toMatchObject({ crew: 4, hull: 10 });
  });

  it('DD-168 Salvage Merchant gives two hull, none to a ghost ship', () => {
    expect(after('salvageMerchant', { hull: 5 })?.hull).toBe(7);
    expect(after('salvageMerchant', { hull: 9 })?.hull).toBe(10);
    expect(after('salvageMerchant', { hull: 0 })?.hull).toBe(0);
  });

  it('DD-170 Tribal Village gives a crew', () => {
    expect(after('tribalVillage', { crew: 0 })?.crew).toBe(1);
    expect(after('tribalVillage', { crew: 4 })?.crew).toBe(4);
  });
});

describe('Star Axis', () => {
  const axis = at('starAxis', { ships: { [ADA]: { region: W1, hull: 5 } } });

  it('DD-169 the own ship may Sail, Come About, both or neither; then a hull', () => {
    const still = play(axis, [{ do: 'stop' }]);
    expect(still.match.state.ships[ADA]).toMatchObject({ region: W1, facing: 'cw', hull: 6 });

    const both = play(axis, [
      { do: 'move', icon: 'sail' },
      { do: 'move', icon: 'comeAbout' },
    ]);
    expect(both.match.state.ships[ADA]).toMatchObject({ region: W2, facing: 'ccw', hull: 6 });
  });

  it('DD-S56 Star Axis moves the ship in any order, each way at most once, and gives the hull last', () => {
    const { match, events } = play(axis, [
      { do: 'move', icon: 'comeAbout' },
      { do: 'move', icon: 'sail' },
    ]);

    expect(match.state.ships[ADA]?.region).toBe(W4);
    expect(names(events).slice(-3)).toEqual(['came-about', 'sailed', 'hull-gained']);

    const once = play(axis, [{ do: 'move', icon: 'sail' }]).match;
    expect(isOffered(table, once, { do: 'move', icon: 'sail' })).toBe(false);
  });

  it('DD-169 the Sail sets off Upon Entry effects', () => {
    const { match } = play({ ...axis, water: { [W2]: 'ripCurrent' } }, [
      { do: 'move', icon: 'sail' },
      { do: 'stop' },
    ]);

    expect(match.state.ships[ADA]?.region).toBe(W3);
  });

  it('DD-169 Star Axis’s Sail sets off the black jewel', () => {
    const { events } = play(
      {
        ...at('starAxis', { ships: { [ADA]: { region: W1, jewels: ['blackJewel'] } } }),
        options: { blackJewel: true },
        rig: dieRolls('crew'),
      },
      [{ do: 'move', icon: 'sail' }, { do: 'stop' }],
    );

    expect(told(events, 'crew-lost')).toEqual([{ ship: BO, count: 1 }]);
  });

  it('DD-133 a ship without crew, or a ghost, cannot Come About by it', () => {
    for (const mat of [{ crew: 0 }, { hull: 0 }]) {
      const { match } = sail(at('starAxis', { ships: { [ADA]: mat } }));

      expect(whyNot(table, match, { do: 'move', icon: 'comeAbout' })).toBe('DD-133');
      expect(isOffered(table, match, { do: 'move', icon: 'sail' })).toBe(true);
    }
  });
});

describe('Voodoo Hut', () => {
  const hut = at('voodooHut', { ships: { [BO]: { region: W2, hull: 5 } } });
  const bewitch = { do: 'bewitch', ship: BO } as const;

  it('DD-171 one enemy ship Sails, Comes About or both, and takes 1 damage', () => {
    const { match } = play(hut, [
      bewitch,
      { do: 'move', icon: 'comeAbout' },
      { do: 'move', icon: 'sail' },
    ]);

    expect(match.state.ships[BO]).toMatchObject({ region: W1, facing: 'ccw', hull: 4 });
  });

  it('DD-171 DD-S57 Voodoo Hut may be declined', () => {
    const { match, events } = play(hut, [{ do: 'decline' }]);

    expect(names(events)).not.toContain('damaged');
    expect(match.state.ships[BO]).toMatchObject({ region: W2, hull: 5 });
  });

  it('DD-S57 if used, at least one move is made', () => {
    const { match } = play(hut, [bewitch]);
    expect(whyNot(table, match, { do: 'stop' })).toBe('DD-S57');

    const { match: moved } = play(hut, [bewitch, { do: 'move', icon: 'sail' }]);
    expect(isOffered(table, moved, { do: 'stop' })).toBe(true);
    expect(isOffered(table, moved, { do: 'move', icon: 'sail' })).toBe(false);
  });

  it('DD-171 the enemy’s Sail sets off Upon Entry effects', () => {
    const { match } = play({ ...hut, water: { [W3]: 'ripCurrent' } }, [
      bewitch,
      { do: 'move', icon: 'sail' },
      { do: 'stop' },
    ]);

    expect(match.state.ships[BO]?.region).toBe(W4);
  });

  it('DD-171 DD-S100 Voodoo Hut’s Sail sets off the enemy’s black jewel, whose own player decides', () => {
    const { match } = play(
      {
        ...at('voodooHut', {
          seats: 4,
          ships: {
            [BO]: { region: W2, jewels: ['blackJewel'] },
            [CY]: { region: W3 },
            [DEE]: { region: W3 },
          },
        }),
        options: { blackJewel: true },
        rig: dieRolls('voodoo'),
      },
      [bewitch, { do: 'move', icon: 'sail' }],
    );

    expect(table.asked(match)).toEqual([{ seat: BO, step: 'black-jewel/give' }]);
  });

  it("DD-172 Voodoo Hut's damage is no Attack: no die, no reputation for sinking", () => {
    const { match, events } = play(at('voodooHut', { ships: { [BO]: { region: W2, hull: 1 } } }), [
      bewitch,
      { do: 'move', icon: 'comeAbout' },
      { do: 'stop' },
    ]);

    expect(told(events, 'ship-sunk')).toEqual([{ ship: BO, by: null }]);
    expect(names(events)).not.toContain('die-rolled');
    expect(match.state.ships[ADA]?.reputation).toBe(0);
  });

  it('DD-163 damage of a landmark is not reduced by Fog', () => {
    const { match } = play(
      { ...at('cursedIdol', { ships: { [ADA]: { region: W1 } } }), water: { [W1]: 'fog' } },
      [],
    );

    expect(match.state.ships[ADA]?.hull).toBe(7);
  });

  it('DD-134 DD-S58 a ghost ship and one without crew are turned and moved, without damage', () => {
    for (const mat of [{ hull: 0 }, { crew: 0 }]) {
      const { match, events } = play(at('voodooHut', { ships: { [BO]: { region: W2, ...mat } } }), [
        bewitch,
        { do: 'move', icon: 'comeAbout' },
        { do: 'stop' },
      ]);

      expect(match.state.ships[BO]?.facing).toBe('ccw');
      expect(names(events).includes('damaged')).toBe(mat.hull !== 0);
    }
  });
});

describe('Whispering tiles', () => {
  const giving = (doubloons: readonly number[], landmark: Landmark = 'whisperingRavine') =>
    at(landmark, {
      seats: doubloons.length,
      ships: Object.fromEntries(doubloons.map((count, ship) => [ship, { doubloons: count }])),
    });

  it('DD-174 Whispering Ravine moves two doubloons from the enemy with most to the pirate with fewest', () => {
    const { events } = sail(giving([3, 6, 1]));

    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: CY, count: 2 }]);
  });

  it('DD-174 the resolver who has most is no giver', () => {
    const { events } = sail(giving([9, 4, 1]));

    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: CY, count: 2 }]);
  });

  it('DD-S61 the resolver may receive', () => {
    const { events } = sail(giving([0, 6, 1]));

    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: 2 }]);
  });

  it('DD-175 among enemies with most the resolver chooses, among those with fewest the giver', () => {
    const { match } = sail(giving([1, 6, 6, 1]));
    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'landmark/giver' }]);
    expect(offersOf(table, match)).toEqual([
      { do: 'giver', ship: BO },
      { do: 'giver', ship: CY },
    ]);

    const chosen = play(giving([1, 6, 6, 1]), [{ do: 'giver', ship: CY }]);
    expect(table.asked(chosen.match)).toEqual([{ seat: CY, step: 'landmark/receiver' }]);
    expect(offersOf(table, chosen.match)).toEqual([
      { do: 'receiver', ship: DEE },
      { do: 'receiver', ship: ADA },
    ]);
  });

  it('DD-S59 if the giver alone has fewest, nothing happens', () => {
    const { events } = sail(giving([5, 1]));

    expect(names(events)).not.toContain('doubloons-passed');
  });

  it('DD-S59 a giver among those with fewest does not give to itself', () => {
    const { events } = sail(giving([2, 2]));

    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: ADA, count: 2 }]);
  });

  it('DD-S60 who has less gives what there is, and nothing is made of nothing', () => {
    const { events } = play(giving([0, 1, 0]), [{ do: 'receiver', ship: CY, by: BO }]);
    expect(told(events, 'doubloons-passed')).toEqual([{ from: BO, to: CY, count: 1 }]);

    expect(names(sail(giving([3, 0, 0])).events)).not.toContain('doubloons-passed');
  });

  it('DD-173 DD-006 Whispering Portal: the giver chooses which fragment', () => {
    const portal = at('whisperingPortal', {
      ships: {
        [ADA]: { fragments: ['x'] },
        [BO]: { fragments: ['x', 'palm', 'palm'] },
        [CY]: { fragments: [] },
      },
    });
    const { match } = sail(portal);
    expect(table.asked(match)).toEqual([{ seat: BO, step: 'landmark/give-fragment' }]);

    const { events } = play(portal, [{ do: 'give', symbol: 'palm', by: BO }]);
    expect(told(events, 'fragment-passed')).toEqual([{ from: BO, to: CY, symbol: 'palm' }]);
  });

  it('DD-S60 Whispering Portal without fragments does nothing', () => {
    const { match, events } = sail(
      at('whisperingPortal', {
        ships: { [ADA]: { fragments: ['x'] }, [BO]: { fragments: [] }, [CY]: { fragments: [] } },
      }),
    );

    expect(table.asked(match)).toEqual([]);
    expect(names(events)).not.toContain('fragment-passed');
  });
});
