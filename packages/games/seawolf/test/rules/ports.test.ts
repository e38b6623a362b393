import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { SlotCover } from '../../src/model/state.ts';
import {
  ADA,
  acting,
  BO,
  extension,
  kindsOf,
  LISBON,
  type Position,
  portFace,
  position,
  SEVILLE,
  type ShipPatch,
  told,
  wolf,
} from '../positions.ts';

// Lisbon wants cotton, wine, tea, cotton, wine and has 3 rum.

const DONE = { do: 'done' } as const;
const END = { do: 'end' } as const;
const unload = (slot: number, good: 'cotton' | 'wine' | 'tea' | 'cocoa') =>
  ({ do: 'unload', slot, good }) as const;
const loadRum = (rum: number) => ({ do: 'load-rum', rum }) as const;

/** Ada lies in Lisbon, of which these slots are covered already. */
const inLisbon = (
  ship: ShipPatch,
  covered: readonly SlotCover[] = [],
  more: Pick<Position, 'state' | 'under' | 'ships'> = {},
) =>
  acting(LISBON, ship, {
    ...more,
    state: {
      ports: { 0: { slots: [0, 1, 2, 3, 4].map((slot) => covered[slot] ?? 'open') } },
      ...more.state,
    },
  });

/** All but the last slot, which wants wine. */
const ALL_BUT_LAST: readonly SlotCover[] = ['good', 'good', 'good', 'good'];
const slotsOf = (match: ReturnType<typeof inLisbon>) => match.state.ports[0]?.slots;

describe('Unloading', () => {
  it('SW-164 goods that match open slots may be unloaded; others may not', () => {
    const match = inLisbon({ cotton: 1, tea: 1 });

    expect(offersOf(wolf, match)).toEqual([
      END,
      unload(0, 'cotton'),
      unload(2, 'tea'),
      unload(3, 'cotton'),
    ]);
    expect(refuses(wolf, match, ADA, unload(1, 'cotton')).clause).toBe('SW-164');
    expect(refuses(wolf, match, ADA, unload(1, 'wine')).clause).toBe('SW-164');
  });

  it('SW-165 a slot takes one marker and is then closed to everyone', () => {
    const match = inLisbon({ cotton: 2 }, ['good']);

    expect(refuses(wolf, match, ADA, unload(0, 'cotton')).clause).toBe('SW-165');
    script(wolf, match, [unload(3, 'cotton')]);
    expect(slotsOf(match)).toEqual(['good', 'open', 'open', 'good', 'open']);
  });

  it('SW-166 the captain chooses the slots, in any order, and need not unload everything', () => {
    const match = inLisbon({ cotton: 2, wine: 1, tea: 1, rum: 0 });

    script(wolf, match, [unload(3, 'cotton'), unload(2, 'tea'), DONE]);

    expect(slotsOf(match)).toEqual(['open', 'open', 'good', 'good', 'open']);
    expect(match.state.ships[ADA]).toMatchObject({ cotton: 1, wine: 1, tea: 0 });
  });

  it('SW-167 a cocoa across two adjacent open slots counts as 2 goods, whatever they want', () => {
    const match = inLisbon({ cocoa: 1 });

    const events = script(wolf, match, [{ do: 'unload-across', slot: 1 }]);

    expect(slotsOf(match)).toEqual(['open', 'cocoa-left', 'cocoa-right', 'open', 'open']);
    expect(told(events, 'goods-paid')).toEqual([{ seat: ADA, goods: 2, thalers: 3 }]);
  });

  it('SW-168 SW-S72 a cocoa on one slot of any type counts as 1, though two are free', () => {
    const match = inLisbon({ cocoa: 1 });

    const events = script(wolf, match, [unload(4, 'cocoa')]);

    expect(slotsOf(match)).toEqual(['open', 'open', 'open', 'open', 'cocoa']);
    expect(told(events, 'goods-paid')).toEqual([{ seat: ADA, goods: 1, thalers: 1 }]);
  });

  it('SW-169 one cocoa cannot cover two slots that are not next to each other', () => {
    const match = inLisbon({ cocoa: 1 }, ['open', 'good', 'open', 'good', 'open']);

    expect(isOffered(wolf, match, { do: 'unload-across' })).toBe(false);
    expect(refuses(wolf, match, ADA, { do: 'unload-across', slot: 0 }).clause).toBe('SW-169');
    expect(refuses(wolf, match, ADA, { do: 'unload-across', slot: 4 }).clause).toBe('SW-169');
  });

  it.each([
    [1, 1],
    [2, 3],
    [3, 5],
    [4, 7],
    [5, 10],
  ])('SW-170 for %i goods in one visit the port pays %i thalers', (goods, thalers) => {
    const cargo = ['cotton', 'wine', 'tea', 'cotton', 'wine'] as const;
    const match = inLisbon({ rum: 0, cotton: 2, wine: 2, tea: 1 });

    const answers = cargo.slice(0, goods).map((good, slot) => unload(slot, good));
    const events = script(wolf, match, goods < 5 ? [...answers, DONE] : answers);

    expect(told(events, 'goods-paid')).toEqual([{ seat: ADA, goods, thalers }]);
    expect(match.state.ships[ADA]?.thalers).toBe(thalers);
  });

  it('SW-171 goods unloaded here before do not count towards the payment', () => {
    const match = inLisbon({ wine: 1 }, ['good', 'open', 'good', 'good']);

    const events = script(wolf, match, [unload(1, 'wine')]);

    expect(told(events, 'goods-paid')).toEqual([{ seat: ADA, goods: 1, thalers: 1 }]);
  });

  it('SW-172 one tea and one cocoa across two slots are 3 goods: 5 thalers', () => {
    const match = inLisbon({ tea: 1, cocoa: 1 });

    const events = script(wolf, match, [unload(2, 'tea'), { do: 'unload-across', slot: 3 }]);

    expect(told(events, 'goods-paid')).toEqual([{ seat: ADA, goods: 3, thalers: 5 }]);
  });

  it('SW-S71 all unloading of a turn is one step, paid once', () => {
    const match = inLisbon({ cotton: 2, rum: 0 });

    script(wolf, match, [unload(0, 'cotton'), DONE, loadRum(2)]);

    expect(isOffered(wolf, match, { do: 'unload' })).toBe(false);
    expect(refuses(wolf, match, ADA, unload(3, 'cotton')).clause).toBe('SW-S71');
  });
});

describe('Loading rum in a port', () => {
  it('SW-173 after unloading, rum up to the amount shown may be loaded', () => {
    const match = inLisbon({ cotton: 1, rum: 1 });

    script(wolf, match, [unload(0, 'cotton')]);
    const offered = offersOf(wolf, match);
    const refusal = refuses(wolf, match, ADA, loadRum(4));
    const events = script(wolf, match, [loadRum(3)]);

    expect(offered).toEqual([loadRum(0), loadRum(1), loadRum(2), loadRum(3)]);
    expect(refusal.clause).toBe('SW-173');
    expect(told(events, 'rum-loaded')).toEqual([{ seat: ADA, rum: 3 }]);
    expect(match.state.ships[ADA]?.rum).toBe(4);
  });

  it('SW-174 who unloads nothing gets no rum', () => {
    const match = inLisbon({ cotton: 1, rum: 1 }, [], {
      under: [{ step: 'turn/end', data: { seat: ADA } }],
    });

    expect(refuses(wolf, match, ADA, loadRum(1)).code).toBe('not-offered');
    const events = script(wolf, match, [END]);
    expect(told(events, 'rum-loaded')).toEqual([]);
  });

  it('SW-175 less rum may be taken, or none', () => {
    const some = inLisbon({ cotton: 1, rum: 0 });
    const none = inLisbon({ cotton: 1, rum: 0 });

    script(wolf, some, [unload(0, 'cotton'), loadRum(2)]);
    const events = script(wolf, none, [unload(0, 'cotton'), loadRum(0)]);

    expect(some.state.ships[ADA]?.rum).toBe(2);
    expect(told(events, 'rum-loaded')).toEqual([]);
  });

  it('SW-175 SW-S74 goods may be discarded to make room for rum, rum may not', () => {
    const match = inLisbon({ cotton: 1, tea: 3, rum: 2 }, ['open', 'good', 'good', 'good', 'good']);

    script(wolf, match, [unload(0, 'cotton'), loadRum(3)]);
    const offered = offersOf(wolf, match);
    const refusal = refuses(wolf, match, ADA, { do: 'discard', cargo: 'rum' });
    script(wolf, match, [
      { do: 'discard', cargo: 'tea' },
      { do: 'discard', cargo: 'tea' },
    ]);

    expect(offered).toEqual([{ do: 'discard', cargo: 'tea' }]);
    expect(refusal.clause).toBe('SW-S74');
    expect(match.state.ships[ADA]).toMatchObject({ rum: 5, tea: 1 });
  });

  it('SW-S74 a hold full of rum takes no more of it', () => {
    const match = inLisbon({ cotton: 1, rum: 5 });

    script(wolf, match, [unload(0, 'cotton')]);

    expect(offersOf(wolf, match)).toEqual([loadRum(0), loadRum(1)]);
    expect(refuses(wolf, match, ADA, loadRum(2)).clause).toBe('SW-S74');
  });

  it('SW-S114 rum not loaded in the same visit is forfeited', () => {
    const match = inLisbon({ cotton: 1, rum: 0 });

    script(wolf, match, [unload(0, 'cotton'), loadRum(0)]);

    expect(refuses(wolf, match, ADA, loadRum(1)).code).toBe('not-offered');
  });
});

describe('Completing a port', () => {
  it('SW-176 SW-S70 who fills the last slot draws the top chest, without being asked', () => {
    const match = inLisbon({ wine: 1, rum: 0 }, ALL_BUT_LAST, {
      state: { chestStack: [1, 1, 3] },
    });

    const events = script(wolf, match, [unload(4, 'wine'), loadRum(0)]);

    expect(told(events, 'chest-drawn')).toEqual([{ seat: ADA, value: 3 }]);
    expect(match.state.ships[ADA]?.chests).toEqual([3]);
    expect(match.state.chestStack).toEqual([1, 1]);
  });

  it('SW-176 SW-S68 the owner sees the value of a chest, nobody else does', () => {
    const match = inLisbon({ wine: 1, rum: 0 }, ALL_BUT_LAST);

    const events = script(wolf, match, [unload(4, 'wine'), loadRum(0)]);

    const seenBy = (viewer: number | 'spectator') =>
      told(wolf.see(events, viewer as 'spectator'), 'chest-drawn')[0]?.value;
    expect(seenBy(ADA)).toBe(match.state.ships[ADA]?.chests[0]);
    expect([seenBy(BO), seenBy('spectator')]).toEqual([-1, -1]);
    expect(wolf.view(match, 'spectator').state.ships[ADA]?.chests).toEqual([-1]);
  });

  it('SW-S69 with no chest left nothing is drawn', () => {
    const match = inLisbon({ wine: 1, rum: 0 }, ALL_BUT_LAST, { state: { chestStack: [] } });

    const events = script(wolf, match, [unload(4, 'wine'), loadRum(0)]);

    expect(told(events, 'chest-drawn')).toEqual([]);
    expect(told(events, 'port-opened')).toHaveLength(1);
  });

  it('SW-177 the goods go to the box and the next port takes the place, ships and all', () => {
    const match = inLisbon(
      { wine: 1, rum: 0 },
      ['good', 'cocoa-left', 'cocoa-right', 'cocoa', 'open'],
      { ships: { [BO]: { tile: LISBON } } },
    );
    const { box } = match.state;
    const before = { ...box };

    const events = script(wolf, match, [unload(4, 'wine'), loadRum(0)]);

    expect(told(events, 'port-opened')).toEqual([{ tile: LISBON, port: portFace('Marseille') }]);
    expect(box).toEqual({
      cotton: before.cotton + 1,
      wine: before.wine + 1,
      tea: before.tea,
      cocoa: before.cocoa + 2,
    });
    expect(slotsOf(match)).toEqual(['open', 'open', 'open', 'open']);
    expect(match.state.ships.slice(0, 2).map(({ tile }) => tile)).toEqual([LISBON, LISBON]);
  });

  it('SW-178 who completed a port may not unload in the new one in the same round', () => {
    const match = inLisbon({ wine: 1, cotton: 2, rum: 0 }, ALL_BUT_LAST);

    script(wolf, match, [unload(4, 'wine'), loadRum(0)]);

    // Marseille wants cotton, wine, wine, cotton.
    expect(isOffered(wolf, match, { do: 'unload' })).toBe(false);
    expect(refuses(wolf, match, ADA, unload(0, 'cotton')).clause).toBe('SW-178');
  });

  it('SW-179 a second captain who reaches the new port later this round may unload there', () => {
    const match = inLisbon({ wine: 1, rum: 0 }, ALL_BUT_LAST, {
      ships: { [BO]: { tile: SEVILLE, cotton: 1, rum: 3, orders: ['north', '2x'] } },
      under: [
        { step: 'turn/end', data: { seat: ADA } },
        { step: 'turn/begin', data: { seat: BO } },
      ],
    });

    script(wolf, match, [unload(4, 'wine'), loadRum(0), END]);

    expect(match.state.ships[BO]?.tile).toBe(LISBON);
    expect(isOffered(wolf, match, unload(0, 'cotton'), BO)).toBe(true);
  });

  it('SW-S73 the ban ends with the round', () => {
    const match = position({
      ships: { [ADA]: { tile: LISBON, completedPort: true, cotton: 1, stern: 'strategist' } },
      step: 'round/begin',
      data: {},
    });

    const cards = ['2x'] as const;
    script(wolf, match, [
      { by: ADA, do: 'lay', cards },
      ...[1, 2, 3].map((by) => ({ by, do: 'lay', cards: ['north'] }) as const),
    ]);

    expect(isOffered(wolf, match, unload(0, 'cotton'))).toBe(true);
  });

  it('SW-180 with the pile empty the used ports are shuffled and used with their other faces', () => {
    const used = [portFace('Tunis'), portFace('Palermo')];
    const match = inLisbon({ wine: 1, rum: 0 }, ALL_BUT_LAST, {
      state: { portPile: [], usedPorts: used },
    });

    const events = script(wolf, match, [unload(4, 'wine'), loadRum(0)]);

    const others = [portFace('Lisbon'), portFace('Seville'), portFace('Tunis')];
    expect(told(events, 'ports-recycled')).toEqual([{ count: 3 }]);
    expect(others).toContain(told(events, 'port-opened')[0]?.port);
    expect(match.state.portPile).toHaveLength(2);
  });

  it('SW-S66 the port just completed joins the reshuffle, its other face up', () => {
    const match = inLisbon({ wine: 1, rum: 0 }, ALL_BUT_LAST, {
      state: { portPile: [], usedPorts: [] },
    });

    const events = script(wolf, match, [unload(4, 'wine'), loadRum(0)]);

    // Lisbon and Tunis are the two faces of one tile.
    expect(told(events, 'port-opened')).toEqual([{ tile: LISBON, port: portFace('Tunis') }]);
    expect(match.state.usedPorts).toEqual([]);
  });

  it('SW-182 a Strategist at anchor in a port may unload there again', () => {
    const match = position({
      ships: { [ADA]: { tile: LISBON, orders: ['2x'], stern: 'strategist', wine: 1 } },
      step: 'turn/begin',
      data: { seat: ADA },
    });

    expect(isOffered(wolf, match, unload(1, 'wine'))).toBe(true);
  });

  it('SW-183 SW-S67 a port is completed in this order: unload, thalers, rum of this port, chest, then the tile', () => {
    const match = inLisbon({ wine: 1, rum: 0 }, ALL_BUT_LAST);

    const events = script(wolf, match, [unload(4, 'wine'), loadRum(3)]);

    expect(kindsOf(events)).toEqual([
      'unloaded',
      'goods-paid',
      'rum-loaded',
      'port-completed',
      'chest-drawn',
      'port-opened',
    ]);
  });

  it('SW-312 a cocoa across two slots covers both, and only the last to unload draws', () => {
    const match = inLisbon({ cocoa: 1, rum: 0 }, ['good', 'good', 'good']);

    const events = script(wolf, match, [{ do: 'unload-across', slot: 3 }, loadRum(0)]);

    expect(told(events, 'port-completed')).toEqual([
      { seat: ADA, tile: LISBON, port: portFace('Lisbon') },
    ]);
    expect(match.state.ships.map(({ chests }) => chests.length)).toEqual([1, 0, 0, 0]);
  });

  it('SW-312 a port with a slot open is not complete', () => {
    const match = inLisbon({ cotton: 1, rum: 0 }, ['good', 'good', 'good']);

    const events = script(wolf, match, [unload(3, 'cotton'), loadRum(0)]);

    expect(told(events, 'port-completed')).toEqual([]);
    expect(whyNot(wolf, match, { do: 'unload' })).toBe('SW-S71');
  });

  it('SW-S65 the face of a drawn port was settled at setup and is secret until drawn', () => {
    const match = inLisbon({ wine: 1, rum: 0, extensions: [extension('hold', 4)] }, ALL_BUT_LAST);

    const seen = wolf.view(match, 'spectator').state.portPile;

    expect(seen).toEqual(match.state.portPile.map(() => -1));
    const events = script(wolf, match, [unload(4, 'wine'), loadRum(0)]);
    expect(told(wolf.see(events, 'spectator'), 'port-opened')[0]?.port).toBe(portFace('Marseille'));
  });
});
