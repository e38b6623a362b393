import { offersOf, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  card,
  dieRolls,
  names,
  type Position,
  play,
  type ShipPatch,
  sail,
  spot,
  table,
  told,
} from '../../positions.ts';
import { ADVANCE, QUIET, quietAt } from '../../ruins.ts';

const ON_ISLAND = { options: { alternateIsland: true } } as const;

const goes = (position: Position): string[] =>
  offersOf(table, sail(position).match).flatMap((offer) =>
    offer.do === 'go'
      ? [table.pack.printed.boards.alternate.locations[offer.location]?.key ?? '?']
      : [],
  );

/** Ada executes a card whose Hunt she may choose, in the first slot. */
const hunting = (mat: ShipPatch, state: Position['state'] = {}): Position => ({
  ...ON_ISLAND,
  step: 'turn/act',
  data: { ship: ADA },
  ships: {
    [ADA]: { faceUp: [card('N01')], location: spot('B1'), ...mat },
    [BO]: { fragments: ['x', 'skull'], location: spot('B2') },
  },
  state: { slot: 1, turn: ADA, ...state },
});

describe('Advancing on the alternate island', () => {
  it('DD-293 two fragments of whatever type Advance, no type is chosen and nobody follows', () => {
    const { match, events } = play(
      hunting({ fragments: ['x', 'skull'] }, { places: quietAt('C1') }),
      [
        { do: 'perform', action: 'hunt' },
        { do: 'go', location: spot('C1') },
      ],
    );

    expect(told(events, 'advanced')).toEqual([{ ship: ADA, from: spot('B1'), to: spot('C1') }]);
    expect(names(events)).not.toContain('advance-declared');
    expect(match.state.ships[BO]?.location).toBe(spot('B2'));
  });

  it('DD-294 with fewer than two fragments a Hunt draws a map tile', () => {
    const { match, events } = play(
      hunting({ fragments: ['x'] }, { mapStack: ['islandLore', 'skullAmulet'] }),
      [{ do: 'perform', action: 'hunt' }],
    );

    expect(told(events, 'map-tile-drawn')).toEqual([{ ship: ADA, tile: 'skullAmulet' }]);
    expect(match.state.ships[ADA]?.location).toBe(spot('B1'));
  });

  it('DD-295 a captain may move along any path, back again too', () => {
    expect(goes({ ...ADVANCE, ships: { [ADA]: { location: spot('P1') } } }).sort()).toEqual([
      'B1',
      'T1',
      'V1',
      'V5',
    ]);
  });

  it('DD-S130 an Advance must move the captain', () => {
    const offers = offersOf(table, sail({ ...ADVANCE, ships: {} }).match);

    expect(offers.map((offer) => offer.do)).toEqual(['go', 'go', 'go']);
    expect(offers).not.toContainEqual({ do: 'go', location: spot('B1') });
  });

  it('DD-296 a landmark resolves each time a captain moves onto it', () => {
    const position: Position = {
      ...ADVANCE,
      ships: { [ADA]: { location: spot('B1'), crew: 1 } },
      state: { places: quietAt('C1', 'V1') },
      under: [
        { step: 'island/advance', data: { ship: ADA } },
        { step: 'island/advance', data: { ship: ADA } },
      ],
    };

    const { match, events } = play(position, [
      { do: 'go', location: spot('C1') },
      { do: 'go', location: spot('B1') },
      { do: 'go', location: spot('C1') },
    ]);

    expect(told(events, 'landmark-resolved')).toHaveLength(2);
    expect(match.state.ships[ADA]?.crew).toBe(3);
  });

  it('DD-S131 Island Lore is an Advance, with fewer than two fragments and after the dig too', () => {
    for (const dug of [false, true]) {
      const { match } = play(hunting({ fragments: [] }, { dug, mapStack: ['islandLore'] }), [
        { do: 'perform', action: 'hunt' },
      ]);

      expect(table.asked(match)).toEqual([{ seat: ADA, step: 'island/advance' }]);
    }
  });

  it('DD-315 a Hunt with two fragments is an Advance after the dig, too, never an Exploit', () => {
    const { match } = play(hunting({ fragments: ['x', 'x'] }, { dug: true }), [
      { do: 'perform', action: 'hunt' },
    ]);

    expect(table.asked(match)).toEqual([{ seat: ADA, step: 'island/advance' }]);
  });

  it('DD-S132 Gilded Tablet is an Advance, after the dig too', () => {
    for (const dug of [false, true]) {
      const { match } = play(
        {
          ...ADVANCE,
          ships: { [ADA]: { location: spot('B1') } },
          state: { dug, places: { [spot('C1')]: { landmark: 'gildedTablet' } } },
        },
        [{ do: 'go', location: spot('C1') }],
      );

      expect(table.asked(match)).toEqual([{ seat: ADA, step: 'island/advance' }]);
      expect(match.state.ships[ADA]?.location).toBe(spot('C1'));
    }
  });

  it('DD-353 an Advance by Gilded Tablet meets totems and captains as any other', () => {
    const { match, events } = play(
      {
        ...ADVANCE,
        ships: { [ADA]: { location: spot('V1') }, [BO]: { location: spot('B2') } },
        state: {
          places: {
            [spot('C1')]: { landmark: 'gildedTablet' },
            [spot('B2')]: { totems: ['totem-x'] },
          },
        },
        rig: dieRolls('crew', 'crew'),
      },
      [
        { do: 'go', location: spot('C1') },
        { do: 'go', location: spot('B2') },
        { do: 'take-relic', relic: 'totem-x' },
      ],
    );

    const order = ['advanced', 'landmark-resolved', 'totem-taken', 'duel-begun'];

    expect(names(events).filter((name) => order.includes(name))).toEqual([
      'advanced',
      'landmark-resolved',
      'advanced',
      'totem-taken',
      'duel-begun',
    ]);
    expect(match.state.ships[ADA]?.location).toBe(spot('B2'));
  });
});

describe('Totems', () => {
  const arriving: Position = {
    ...ADVANCE,
    ships: { [ADA]: { location: spot('C1') } },
    state: { places: { [spot('B1')]: { totems: ['totem-x', 'totem-palm', 'totem-x'] } } },
  };

  it('DD-300 a captain who comes to totems may take one of them', () => {
    const { match, events } = play(arriving, [
      { do: 'go', location: spot('B1') },
      { do: 'take-relic', relic: 'totem-x' },
    ]);

    expect(told(events, 'totem-taken')).toEqual([
      { ship: ADA, relic: 'totem-x', location: spot('B1') },
    ]);
    expect(match.state.ships[ADA]?.relics).toEqual(['totem-x']);
    expect(match.state.places[spot('B1')]?.totems).toEqual(['totem-palm', 'totem-x']);
  });

  it('DD-300 a captain may leave the totems of a beach', () => {
    const { match } = play(arriving, [{ do: 'go', location: spot('B1') }, { do: 'decline' }]);

    expect(match.state.ships[ADA]?.relics).toEqual([]);
    expect(match.state.places[spot('B1')]?.totems).toHaveLength(3);
  });

  it('DD-303 totem, duel and landmark come in this order', () => {
    const { events } = play(
      {
        ...ADVANCE,
        ships: { [ADA]: { location: spot('B1'), crew: 2 }, [BO]: { location: spot('C1') } },
        state: { places: { [spot('C1')]: { landmark: QUIET, totems: ['totem-x'] } } },
      },
      [
        { do: 'go', location: spot('C1') },
        { do: 'take-relic', relic: 'totem-x' },
      ],
    );
    const order = ['advanced', 'totem-taken', 'duel-begun', 'landmark-resolved'];

    expect(names(events).filter((name) => order.includes(name))).toEqual(order);
  });
});

describe('The crater', () => {
  const atRuin: Position = { ...ADVANCE, ships: { [ADA]: { location: spot('T1') } } };
  const crater = { do: 'go', location: spot('crater') } as const;

  it('DD-311 DD-312 the crater cannot be entered while a relic is in it', () => {
    const { match } = sail({ ...atRuin, state: { crater: ['shell-x'] } });

    expect(offersOf(table, match)).not.toContainEqual(crater);
    expect(whyNot(table, match, crater)).toBe('DD-312');
  });

  it('DD-312 the crater, once open, is entered from each Tribal Ruin', () => {
    for (const key of ['T1', 'T2', 'T3', 'T4']) {
      const { match } = sail({
        ...ADVANCE,
        ships: { [ADA]: { location: spot(key) } },
        state: { crater: [] },
      });

      expect(offersOf(table, match)).toContainEqual(crater);
    }
  });

  it('DD-312 the crater is entered from nowhere else', () => {
    const { locations } = table.pack.printed.boards.alternate;
    const others = locations.filter(({ kind }) => kind !== 'ruin');

    for (const { next } of others) expect(next).not.toContain(spot('crater'));
  });

  it('DD-313 the first captain draws a red landmark for it, later ones resolve that tile', () => {
    const { match, events } = play(
      {
        ...ADVANCE,
        seats: 2,
        ships: {
          [ADA]: { location: spot('T1'), captain: 'voet', crew: 4 },
          [BO]: { location: spot('T2'), captain: 'hayreddin', crew: 4 },
        },
        state: { crater: [], stacks: [[], [], ['deadCreek'], []] },
        under: [
          { step: 'island/arrive', data: { ship: ADA, location: spot('T1') } },
          { step: 'island/advance', data: { ship: BO } },
        ],
      },
      [crater, { ...crater, by: BO }],
    );

    expect(told(events, 'landmark-drawn')).toEqual([
      { ship: ADA, landmark: 'deadCreek', location: spot('crater') },
    ]);
    expect(told(events, 'landmark-resolved')).toEqual([
      { ship: ADA, landmark: 'deadCreek' },
      { ship: BO, landmark: 'deadCreek' },
    ]);
    expect(match.state.places[spot('crater')]?.landmark).toBe('deadCreek');
  });

  it('DD-316 a captain leaves it by any path, and may return', () => {
    const left = sail({
      ...ADVANCE,
      ships: { [ADA]: { location: spot('crater') } },
      state: { crater: [], dug: true },
    });

    expect(offersOf(table, left.match)).toHaveLength(4);
    const back = sail({ ...atRuin, state: { crater: [], dug: true } });
    expect(offersOf(table, back.match)).toContainEqual(crater);
  });

  it('DD-S149 a ruin whose tile was replaced is still a ruin', () => {
    const { match } = sail({
      ...atRuin,
      state: { crater: [], places: { [spot('T1')]: { landmark: QUIET } } },
    });

    expect(offersOf(table, match)).toContainEqual(crater);
  });
});
