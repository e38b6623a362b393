import { isOffered, offersOf, refuses, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { aboard, freeSpaces } from '../../src/index.ts';
import {
  ADA,
  acting,
  BO,
  CARPENTER,
  DISTILLERS,
  extension,
  LAGOON,
  LISBON,
  PEARL,
  position,
  sail,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

const shipIn = (match: ReturnType<typeof acting>) => {
  const ship = match.state.ships[ADA];
  if (ship === undefined) throw new Error('no ship');
  return ship;
};

describe('The hold', () => {
  it('SW-068 rum and goods take a space each, cocoa too, and never more than there are', () => {
    const match = acting(WRECKERS, { rum: 2, cotton: 1, cocoa: 3 });

    expect(aboard(shipIn(match))).toBe(6);
    expect(freeSpaces(match.state, shipIn(match))).toBe(0);
    script(wolf, match, [{ do: 'load', good: 'cotton' }]);
    expect(wolf.asked(match)[0]?.step).toBe('hold/discard');
  });

  it('SW-069 SW-S51 the places of goods do not matter: the hold is counts', () => {
    const one = acting(LAGOON, { rum: 0 });
    const other = acting(LAGOON, { rum: 0 });
    const more = { state: { turn: { loaded: false } } };

    for (const [match, goods] of [
      [one, ['tea', 'wine']],
      [other, ['wine', 'tea']],
    ] as const)
      for (const good of goods) {
        script(wolf, match, [{ do: 'load', good }]);
        if (match.state.turn !== null) match.state.turn.loaded = more.state.turn.loaded;
      }

    expect(wolf.save(one).state['ships']).toEqual(wolf.save(other).state['ships']);
  });

  it('SW-070 gaining rum moves the barrel right, spending it moves it left', () => {
    const gaining = acting(PEARL, { rum: 2 }, { state: { faces: { [PEARL]: 1 } } });
    const { match: paying } = sail({
      ships: { [ADA]: { tile: LAGOON, rum: 2, orders: ['east'] } },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    script(wolf, gaining, [{ do: 'gain-rum' }]);

    expect(shipIn(gaining).rum).toBe(3);
    expect(shipIn(paying).rum).toBe(1);
  });

  it('SW-071 SW-S52 with no rum the barrel takes no space', () => {
    const match = acting(WRECKERS, { rum: 0, cotton: 5 });

    const events = script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(told(events, 'loaded')).toHaveLength(1);
    expect(shipIn(match)).toMatchObject({ rum: 0, cotton: 6 });
  });

  it('SW-072 SW-S48 goods and rum are discarded only to make room for something', () => {
    const match = acting(WRECKERS, { rum: 3, cotton: 2 });

    expect(refuses(wolf, match, ADA, { do: 'discard', cargo: 'rum' }).code).toBe('not-offered');
    script(wolf, match, [{ do: 'load', good: 'cotton' }]);
    expect(wolf.asked(match)[0]?.step).toBe('actions/choose');
  });

  it('SW-073 what is discarded goes to the box, never to the supply board', () => {
    const match = acting(WRECKERS, { rum: 3, tea: 3 });

    script(wolf, match, [
      { do: 'load', good: 'cotton' },
      { do: 'discard', cargo: 'tea' },
    ]);

    expect(match.state.box.tea).toBe(8);
    expect(match.state.taken).toEqual([1, 0, 0]);
  });

  it('SW-074 cocoa that left a ship cannot come back', () => {
    const match = acting(DISTILLERS, { rum: 3, cocoa: 1, wine: 2 });

    script(wolf, match, [{ do: 'trade', give: 'cocoa', gain: ['tea', 'tea'] }]);
    const offers = offersOf(wolf, match);

    expect(match.state.box.cocoa).toBe(1);
    expect(offers.filter((choice) => 'gain' in choice && choice.gain.includes('cocoa'))).toEqual(
      [],
    );
    const again = acting(DISTILLERS, { wine: 1 }, { state: { box: { cocoa: 1 } } });
    expect(
      refuses(wolf, again, ADA, { do: 'trade', give: 'wine', gain: ['tea', 'cocoa'] }).clause,
    ).toBe('SW-157');
  });

  it('SW-075 cannons and extensions are not loot and never leave the ship', () => {
    const match = position({
      ships: { [ADA]: { cannons: 2, extensions: [extension('hold', 4)], rum: 1, tea: 1 } },
      step: 'pirate/pay',
      data: { seat: ADA, left: 1 },
    });

    expect(offersOf(wolf, match)).toEqual([
      { do: 'pay', loot: 'tea' },
      { do: 'pay', loot: 'rum' },
    ]);
    expect(refuses(wolf, match, ADA, { do: 'pay', loot: 'cannon' }).code).toBe('not-offered');
  });

  it('SW-076 chests take no space, are not loot and cannot be discarded', () => {
    const match = acting(WRECKERS, { rum: 3, tea: 3, chests: [3, 2] });

    script(wolf, match, [{ do: 'load', good: 'cotton' }]);

    expect(aboard(shipIn(match))).toBe(6);
    expect(isOffered(wolf, match, { do: 'discard' })).toBe(true);
    expect(refuses(wolf, match, ADA, { do: 'discard', cargo: 'chest' }).code).toBe('not-offered');
  });

  it('SW-307 exactly the missing room is discarded, from what was aboard before', () => {
    const match = acting(DISTILLERS, { rum: 2, cotton: 4 });

    // One cotton leaves, two tea come: one space is missing.
    script(wolf, match, [{ do: 'trade', give: 'cotton', gain: ['tea', 'tea'] }]);
    const refusal = refuses(wolf, match, ADA, { do: 'discard', cargo: 'tea' });
    script(wolf, match, [{ do: 'discard', cargo: 'rum' }]);

    expect(refusal.clause).toBe('SW-072');
    expect(wolf.asked(match)[0]?.step).toBe('actions/choose');
    expect(shipIn(match)).toMatchObject({ rum: 1, cotton: 3, tea: 2 });
  });

  it('SW-307 no more rum is discarded than goods are received', () => {
    const match = position({
      ships: { [ADA]: { rum: 5, tea: 1 }, [BO]: { wine: 1, rum: 3 } },
      step: 'captains/spoils',
      data: { winner: ADA, loser: BO, most: 2, tie: false },
    });

    script(wolf, match, [
      { do: 'take', loot: 'wine' },
      { do: 'discard', cargo: 'rum' },
    ]);
    // For the rum that may come next, only the tea can go.
    script(wolf, match, [{ do: 'take', loot: 'rum' }]);

    expect(offersOf(wolf, match)).toEqual([{ do: 'discard', cargo: 'tea' }]);
    expect(refuses(wolf, match, ADA, { do: 'discard', cargo: 'rum' }).clause).toBe('SW-S74');
  });

  it('SW-S50 the receiver chooses, and who will not discard leaves the gain', () => {
    const match = acting(
      WRECKERS,
      { rum: 3, tea: 3 },
      { under: [{ step: 'turn/end', data: { seat: ADA } }] },
    );

    const events = script(wolf, match, [{ do: 'end' }]);

    expect(told(events, 'discarded')).toEqual([]);
    expect(shipIn(match)).toMatchObject({ rum: 3, tea: 3 });
  });

  it('SW-S20 rum is limited by hold space alone', () => {
    const match = acting(
      PEARL,
      {
        rum: 12,
        extensions: [
          extension('hold', 4),
          extension('hold', 3),
          extension('hold', 2),
          extension('hold', 1),
        ],
      },
      { state: { faces: { [PEARL]: 1 } } },
    );

    script(wolf, match, [{ do: 'gain-rum' }]);

    expect(shipIn(match).rum).toBe(13);
  });

  it('SW-048 only spaces, bases and extensions matter, in whatever order they were added', () => {
    const pieces = [extension('hold', 4), extension('extraWick', 2)];
    const one = acting(CARPENTER, { extensions: pieces });
    const other = acting(CARPENTER, { extensions: pieces.toReversed() });

    expect(freeSpaces(one.state, shipIn(one))).toBe(5);
    expect(freeSpaces(other.state, shipIn(other))).toBe(5);
    expect(offersOf(wolf, one)).toEqual(offersOf(wolf, other));
  });

  it('SW-024 the number on an extension is its value; the effect is the same for all', () => {
    const low = acting(CARPENTER, { extensions: [extension('hold', 0)] });
    const high = acting(CARPENTER, { extensions: [extension('hold', 5)] });

    expect(freeSpaces(low.state, shipIn(low))).toBe(freeSpaces(high.state, shipIn(high)));
  });

  it('SW-001 an ability goes before the general rule, for its owner only', () => {
    const { match } = sail({
      ships: {
        [ADA]: { stern: 'southerner', tile: LISBON, rum: 1, orders: ['south'] },
      },
      step: 'turn/begin',
      data: { seat: ADA },
    });
    const { events } = sail({
      ships: { [BO]: { tile: LISBON, rum: 1, orders: ['south'] }, [ADA]: { stern: 'southerner' } },
      step: 'turn/begin',
      data: { seat: BO },
    });

    expect(shipIn(match)).toMatchObject({ rum: 0, drifted: false, tile: LAGOON });
    expect(told(events, 'mutinied')).toEqual([{ seat: BO, cause: 'unpaid', rum: 1 }]);
  });

  it('SW-003 a prohibition goes before a permission', () => {
    // The Strategist may anchor (SW-097), but not in two rounds running (SW-256).
    const match = position({
      ships: { [ADA]: { stern: 'strategist', anchored: true } },
      step: 'orders/choose',
      data: {},
    });

    expect(refuses(wolf, match, ADA, { do: 'lay', cards: ['2x'] }).clause).toBe('SW-256');
  });

  it('SW-005 the captain who gains or whose ship is affected decides', () => {
    const looting = position({
      ships: { [BO]: { tea: 2 } },
      step: 'captains/spoils',
      data: { winner: ADA, loser: BO, most: 1, tie: false },
    });
    const paying = position({
      ships: { [BO]: { tea: 2 } },
      step: 'pirate/pay',
      data: { seat: BO, left: 1 },
    });

    expect(wolf.asked(looting)[0]?.seat).toBe(ADA);
    expect(wolf.asked(paying)[0]?.seat).toBe(BO);
  });
});
