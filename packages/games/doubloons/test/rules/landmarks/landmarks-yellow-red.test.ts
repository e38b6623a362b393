import { isOffered, offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Landmark } from '../../../src/pack/ids.gen.ts';
import {
  ADA,
  BO,
  type Circumstances,
  CY,
  DEE,
  names,
  place,
  play,
  sail,
  table,
  told,
} from '../../positions.ts';
import { at, HERE } from './landmarks.ts';

const { content, printed } = table.pack;
const ship = (landmark: Landmark, around: Circumstances, of: number = ADA) =>
  sail(at(landmark, around)).match.state.ships[of];

describe('Yellow landmarks', () => {
  it('DD-176 Altar of Greed gives two pillage tokens, fewer if the pile is short', () => {
    expect(ship('altarOfGreed', {})?.pillage).toBe(2);
    expect(ship('altarOfGreed', { state: { pillagePile: 1 } })?.pillage).toBe(1);
  });

  it('DD-185 Well of Wishes gives one pillage token, none from an empty pile', () => {
    expect(ship('wellOfWishes', {})?.pillage).toBe(1);
    expect(ship('wellOfWishes', { state: { pillagePile: 0 } })?.pillage).toBe(0);
  });

  it('DD-177 Gilded Tablet before the dig: the resolver Advances, and no rival follows', () => {
    const { match, events } = play(
      at('gildedTablet', {
        ships: { [ADA]: { fragments: ['x'] }, [BO]: { fragments: ['x'], location: place('C1') } },
        state: { stacks: [['tribalVillage'], ['wellOfWishes'], [], []] },
      }),
      [{ do: 'go', location: place('C4') }],
    );

    expect(told(events, 'advanced').map(({ ship: who }) => who)).toEqual([ADA]);
    expect(match.state.ships[BO]?.location).toBe(place('C1'));
  });

  it('DD-178 DD-S50 Gilded Tablet after the dig: its resolver Exploits any stack', () => {
    const { match } = sail(
      at('gildedTablet', { ships: { [ADA]: { fragments: [] } }, state: { dug: true } }),
    );

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'exploit/stack' }]);
    expect(offersOf(table, match)).toHaveLength(3);
  });

  it('DD-178 the Gilded Tablet and the tile it Exploits both go to the bottom of their stacks', () => {
    const { match, events } = play(
      {
        step: 'exploit/begin',
        data: { ship: BO },
        state: {
          dug: true,
          turn: BO,
          stacks: [['tribalVillage', 'salvageMerchant'], ['wellOfWishes', 'gildedTablet'], [], []],
        },
      },
      [
        { do: 'exploit', colour: 'yellow' },
        { do: 'resolver', ship: CY },
        { do: 'exploit', colour: 'blue', by: CY },
        { do: 'resolver', ship: CY, by: CY },
      ],
    );

    expect(told(events, 'landmark-returned').map(({ landmark }) => landmark)).toEqual([
      'salvageMerchant',
      'gildedTablet',
    ]);
    expect(match.state.stacks).toEqual([
      ['salvageMerchant', 'tribalVillage'],
      ['gildedTablet', 'wellOfWishes'],
      [],
      [],
    ]);
  });

  it.each([
    ['DD-179', 'jeweledMaze', 2],
    ['DD-180', 'jeweledThrone', 1],
  ] as const)('%s %s: %i to the island for a random jewel', (_, landmark, cost) => {
    const around: Circumstances = {
      ships: { [ADA]: { doubloons: 3 } },
      state: { island: 1, jewelPool: ['ruby', 'diamond'] },
    };
    const { match } = play(at(landmark, around), [{ do: 'pay', doubloons: cost }]);

    expect(match.state.ships[ADA]).toMatchObject({ doubloons: 3 - cost, jewels: ['diamond'] });
    expect(match.state.island).toBe(1 + cost);
  });

  it('DD-181 Legendary Tomb takes a doubloon for a reputation level', () => {
    const { match } = play(at('legendaryTomb', { ships: { [ADA]: { reputation: 1 } } }), [
      { do: 'pay' },
    ]);

    expect(match.state.ships[ADA]).toMatchObject({ doubloons: 1, reputation: 2 });
  });

  it('DD-159 a cost may be declined', () => {
    for (const landmark of ['jeweledMaze', 'jeweledThrone', 'legendaryTomb'] as const) {
      const { match } = play(at(landmark), [{ do: 'decline' }]);

      expect(match.state.ships[ADA]).toMatchObject({ doubloons: 2, jewels: [], reputation: 0 });
    }
  });

  it('DD-S54 nothing is asked without the full cost, or where it would bring nothing', () => {
    const asked = (landmark: Landmark, around: Circumstances) =>
      table.asked(sail(at(landmark, around)).match).length;

    expect(asked('jeweledMaze', { ships: { [ADA]: { doubloons: 1 } } })).toBe(0);
    expect(asked('jeweledMaze', { ships: { [ADA]: { doubloons: 2 } } })).toBe(1);
    expect(asked('jeweledThrone', { state: { jewelPool: [] } })).toBe(0);
    expect(asked('legendaryTomb', { ships: { [ADA]: { reputation: 3 } } })).toBe(0);
  });

  it('DD-182 Pandora’s Box is replaced by a red landmark, which is resolved', () => {
    const { match, events } = sail(
      at('pandorasBox', {
        ships: { [ADA]: { captain: 'voet' } },
        state: { stacks: [[], [], ['deadCreek'], []] },
      }),
    );

    expect(told(events, 'landmark-resolved').at(-1)).toEqual({ ship: ADA, landmark: 'deadCreek' });
    expect(match.state.ships[ADA]?.crew).toBe(2);
  });

  it('DD-183 DD-184 Radiant Fountain and Pool give one and two off the island, or what is there', () => {
    const gain = (landmark: Landmark, island: number) =>
      ship(landmark, { state: { island } })?.doubloons;

    expect([gain('radiantFountain', 5), gain('radiantFountain', 0)]).toEqual([3, 2]);
    expect([gain('radiantPool', 5), gain('radiantPool', 1)]).toEqual([4, 3]);
  });
});

describe('Red landmarks', () => {
  it('DD-186 DD-S63 Bleeding Totem costs a crew, and then 2 damage', () => {
    const { match, events } = sail(at('bleedingTotem'));

    expect(match.state.ships[ADA]).toMatchObject({ crew: 3, hull: 8 });
    expect(names(events).slice(-2)).toEqual(['crew-lost', 'damaged']);
  });

  it('DD-187 Bone Lever: every enemy takes a pillage token', () => {
    const { match } = sail(at('boneLever'));

    expect(match.state.ships.map(({ pillage }) => pillage)).toEqual([0, 1, 1]);
  });

  it('DD-187 if there are too few, clockwise from the resolver until none are left', () => {
    const { match } = sail(at('boneLever', { seats: 4, state: { pillagePile: 2 } }));

    expect(match.state.ships.map(({ pillage }) => pillage)).toEqual([0, 1, 1, 0]);
  });

  it('DD-188 Cursed Idol: 3 damage, which may sink the ship and gives nobody reputation', () => {
    expect(ship('cursedIdol', {})?.hull).toBe(7);

    const { match, events } = sail(at('cursedIdol', { ships: { [ADA]: { hull: 3 } } }));
    expect(told(events, 'ship-sunk')).toEqual([{ ship: ADA, by: null }]);
    expect(match.state.ships.map(({ reputation }) => reputation)).toEqual([0, 0, 0]);
  });

  it('DD-189 Dank Cave moves two doubloons to the island, all if fewer, and gives no choice', () => {
    const { match } = sail(at('dankCave', { ships: { [ADA]: { doubloons: 5 } } }));
    expect(match.state.ships[ADA]?.doubloons).toBe(3);
    expect(match.state.island).toBe(2);

    expect(ship('dankCave', { ships: { [ADA]: { doubloons: 1 } } })?.doubloons).toBe(0);
  });

  it('DD-190 Dead Creek costs two crew, or what there is', () => {
    expect(ship('deadCreek', {})?.crew).toBe(2);
    expect(ship('deadCreek', { ships: { [ADA]: { crew: 1 } } })?.crew).toBe(0);
  });

  it('DD-191 Shrieking Arch: a crew joins the enemy who has fewest', () => {
    const { match } = sail(
      at('shriekingArch', { ships: { [BO]: { crew: 3 }, [CY]: { crew: 1 } } }),
    );

    expect(match.state.ships.map(({ crew }) => crew)).toEqual([3, 3, 2]);
  });

  it('DD-191 nothing if the resolver has none', () => {
    const { match, events } = sail(
      at('shriekingArch', { ships: { [ADA]: { crew: 0 }, [BO]: { crew: 1 } } }),
    );

    expect(names(events)).not.toContain('crew-passed');
    expect(match.state.ships[BO]?.crew).toBe(1);
  });

  it('DD-S62 the crew is lost also if the receiver has no room for it', () => {
    const { match, events } = sail(at('shriekingArch', { seats: 2 }));

    expect(match.state.ships.map(({ crew }) => crew)).toEqual([3, 4]);
    expect(told(events, 'crew-without-room')).toEqual([{ ship: BO, count: 1 }]);
  });

  it('DD-192 Shrieking Portal moves a fragment of the resolver’s choice to the enemy with fewest', () => {
    const around: Circumstances = {
      ships: {
        [ADA]: { fragments: ['x', 'palm'] },
        [BO]: { fragments: ['skull'] },
        [CY]: { fragments: [] },
      },
    };
    const { match } = play(at('shriekingPortal', around), [{ do: 'give', symbol: 'palm' }]);

    expect(match.state.ships.map(({ fragments }) => fragments)).toEqual([
      ['x'],
      ['skull'],
      ['palm'],
    ]);
    const without = at('shriekingPortal', { ships: { [ADA]: { fragments: [] } } });
    expect(names(sail(without).events)).not.toContain('fragment-passed');
  });

  it('DD-193 Shrieking Ravine moves two doubloons, or all, to the enemy with fewest', () => {
    const passed = (mine: number) =>
      told(
        sail(
          at('shriekingRavine', {
            ships: { [ADA]: { doubloons: mine }, [BO]: { doubloons: 0 } },
          }),
        ).events,
        'doubloons-passed',
      );

    expect(passed(5)).toEqual([{ from: ADA, to: BO, count: 2 }]);
    expect(passed(1)).toEqual([{ from: ADA, to: BO, count: 1 }]);
    expect(passed(0)).toEqual([]);
  });

  it('DD-194 the resolver chooses among several enemies with the least', () => {
    const { match } = sail(at('shriekingArch', { seats: 4, ships: { [DEE]: { crew: 4 } } }));

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'landmark/receiver' }]);
    expect(offersOf(table, match)).toHaveLength(3);
  });
});

describe('Landmarks in general', () => {
  it('DD-160 DD-S90 a replaced tile leaves the game for good', () => {
    const { match } = sail(
      at('hiddenChamber', {
        ships: { [ADA]: { captain: 'voet' } },
        state: { stacks: [[], ['wellOfWishes'], [], []] },
      }),
    );

    expect(match.state.removedLandmarks).toEqual(['hiddenChamber']);
    expect(match.state.stacks.flat()).not.toContain('hiddenChamber');
  });

  it('DD-161 the new tile lies in its place, and returns to the stack of its own colour', () => {
    const { match } = sail({
      ...at('hiddenChamber', {
        ships: { [ADA]: { captain: 'voet' }, [BO]: { location: place('mount') } },
        state: { stacks: [[], ['wellOfWishes'], [], []] },
      }),
      under: [{ step: 'round-end/treasure', data: {} }],
    });

    expect(match.state.places[HERE]?.landmark).toBeNull();
    expect(match.state.stacks[1]).toEqual(['wellOfWishes']);
  });

  it('DD-162 standing on a landmark does nothing further', () => {
    const { match, events } = sail({
      ...at('tribalVillage', { ships: { [ADA]: { crew: 1 } } }),
      under: [{ step: 'pillage/take', data: {} }],
    });

    expect(told(events, 'landmark-resolved')).toHaveLength(1);
    expect(match.state.ships[ADA]?.crew).toBe(2);
  });

  it('DD-164 the Cursed Passage is the shortest route, the Valley the longest', () => {
    const length = (key: string): number =>
      printed.boards.standard.locations[place(key)]?.distance ?? 0;

    expect(['P1', 'C1', 'V1'].map(length)).toEqual([3, 5, 7]);
    expect(content.colours.red.name).toBe('Cursed Passage');
  });

  it('DD-S45 an empty stack leaves the location empty, and the next captain tries again', () => {
    const empty = {
      step: 'landmark/visit',
      data: { ship: ADA, location: HERE },
      ships: { [ADA]: { location: HERE }, [BO]: { location: HERE, captain: 'voet' } },
      under: [{ step: 'landmark/visit', data: { ship: BO, location: HERE } }],
    } as const;
    const { match, events } = sail({ ...empty, state: { stacks: [[], [], [], []] } });

    expect(names(events)).not.toContain('landmark-resolved');
    expect(match.state.places[HERE]?.landmark).toBeNull();

    const again = sail({
      step: 'landmark/visit',
      data: { ship: BO, location: HERE },
      ships: { [BO]: { captain: 'voet', location: HERE } },
      state: { stacks: [['tribalVillage'], [], [], []] },
    });
    expect(told(again.events, 'landmark-drawn')).toHaveLength(1);
  });

  it('DD-S46 who was given an Exploited landmark makes its choices', () => {
    const { match } = play(
      {
        step: 'exploit/begin',
        data: { ship: BO },
        state: { dug: true, turn: BO, stacks: [['voodooHut'], [], [], []] },
      },
      [
        { do: 'exploit', colour: 'blue' },
        { do: 'resolver', ship: CY },
      ],
    );

    expect(table.asked(match)).toEqual([{ seat: CY, step: 'landmark/victim' }]);
    expect(isOffered(table, match, { do: 'bewitch', ship: BO })).toBe(true);
    expect(isOffered(table, match, { do: 'bewitch', ship: CY })).toBe(false);
  });
});
