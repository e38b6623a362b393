import { offersOf } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import {
  askedNow,
  BLACK,
  BLUE,
  type Circumstances,
  from,
  matOf,
  names,
  play,
  RED,
  r,
  table,
  told,
  wheelWith,
  YELLOW,
} from '../positions.ts';

const CROSSED = { inTurn: { crossed: true } } as const;

/** Nobody is asked: both Merchants and the Navy have one way, or none. */
const STRAIGHT = {
  merchants: {
    0: { space: r(3, 0), target: 'port-b' },
    1: { space: r(0, 3), target: 'port-a' },
  },
  navy: r(3, 3),
} as const;

const line = (around: Circumstances): Circumstances => ({
  ...around,
  ...CROSSED,
  state: { ...STRAIGHT, ...around.state },
});

describe('Ship Line', () => {
  it('TE-225 nothing happens if it was not crossed', () => {
    const { events } = from('shipLine', { state: STRAIGHT });

    expect(names(events)).toEqual(['turn-ended', 'turn-begun']);
  });

  it('TE-226 Extort pays first', () => {
    const { match, events } = from(
      'shipLine',
      line({
        red: { deckhands: { rigging: 0, cannons: 1, extort: 2, repair: 0 }, space: r(0, 0) },
      }),
    );

    expect(names(events).slice(0, 3)).toEqual(['extorted', 'gold-gained', 'npc-sailed']);
    expect(matOf({ match }, RED).gold).toBe(2);
  });

  it('TE-226 TE-S67 Extort pays only what Hide Out has not paid already', () => {
    const { match } = from('shipLine', {
      ...line({ red: { deckhands: { rigging: 0, cannons: 0, extort: 3, repair: 0 } } }),
      inTurn: { crossed: true, extorted: 1 },
    });

    expect(matOf({ match }, RED).gold).toBe(2);
  });

  it.each([
    [2, RED, BLUE],
    [2, BLUE, RED],
    [4, RED, BLACK],
    [4, YELLOW, BLUE],
  ])('TE-227 TE-S83 with %i players in the turn of %i, number %i steers', (seats, turn, right) => {
    const { match } = from('shipLine', { ...CROSSED, seats, turn });

    expect(askedNow(match)).toEqual([right, 'ship-line/steer-merchant']);
  });

  it('TE-228 the ships sail in the order Orange, Green, Navy', () => {
    const { events } = from('shipLine', line({ red: { space: r(3, 1) } }));

    expect(told(events, 'npc-sailed').map(({ ship }) => ship)).toEqual(['orange', 'green', 'navy']);
    expect(told(events, 'npc-sailed').map(({ pirate }) => pirate)).toEqual([BLUE, BLUE, BLUE]);
  });

  it('TE-229 TE-S84 each Merchant sails one step nearer to its Port', () => {
    const { match } = from('shipLine', line({}));

    expect(match.state.merchants.map(({ space }) => space)).toEqual([r(3, 1), r(0, 2)]);
  });

  it('TE-230 if two cards qualify, the right-hand player chooses', () => {
    const { match } = from('shipLine', CROSSED);

    expect(offersOf(table, match)).toEqual([
      { do: 'to', space: r(1, 0) },
      { do: 'to', space: r(0, 1) },
    ]);
  });

  it('TE-S85 if one does, nobody is asked', () => {
    const { match } = from('shipLine', line({}));

    expect(askedNow(match)?.[1]).not.toBe('ship-line/steer-merchant');
  });

  it('TE-231 a Merchant on its target turns around, delivers its crate and draws another', () => {
    const { match, events } = from('shipLine', {
      ...CROSSED,
      state: {
        ...STRAIGHT,
        merchants: {
          0: { space: r(3, 2), target: 'port-b', crate: 'rum' },
          1: { space: r(0, 3), target: 'port-a' },
        },
        bag: { rum: 4, coffee: 0, sugarcane: 0, gunpowder: 0 },
      },
    });

    expect(told(events, 'merchant-arrived')).toEqual([
      { merchant: 'orange', space: r(3, 3), delivered: 'rum', crate: 'rum', target: 'port-a' },
    ]);
    expect(match.state.merchants[0]).toMatchObject({ space: r(3, 3), target: 'port-a' });
    expect(match.state.bag.rum).toBe(4);
  });

  it('TE-S86 a Merchant may draw what it has just delivered', () => {
    const { match } = from('shipLine', {
      ...CROSSED,
      state: {
        ...STRAIGHT,
        merchants: {
          0: { space: r(3, 2), target: 'port-b', crate: 'coffee' },
          1: { space: r(0, 3), target: 'port-a' },
        },
        bag: { rum: 0, coffee: 0, sugarcane: 0, gunpowder: 0 },
      },
    });

    expect(match.state.merchants[0]?.crate).toBe('coffee');
  });

  it('TE-232 Merchants may share a card', () => {
    const { match } = from('shipLine', {
      ...CROSSED,
      state: {
        ...STRAIGHT,
        merchants: {
          0: { space: r(3, 1), target: 'port-b' },
          1: { space: r(3, 3), target: 'port-a' },
        },
      },
    });
    const steered = play(
      'shipLine',
      {
        ...CROSSED,
        state: {
          ...STRAIGHT,
          merchants: {
            0: { space: r(3, 1), target: 'port-b' },
            1: { space: r(3, 3), target: 'port-a' },
          },
        },
      },
      [{ do: 'to', space: r(3, 2) }],
    );

    expect(askedNow(match)).toEqual([BLUE, 'ship-line/steer-merchant']);
    expect(steered.match.state.merchants.map(({ space }) => space)).toEqual([r(3, 2), r(3, 2)]);
  });
});

describe('The Navy', () => {
  /** The Navy at the top right, red straight below or left of it. */
  const chase = (space: number, more: Circumstances = {}): Circumstances =>
    line({ ...more, red: { space, ...more.red }, state: { navy: r(0, 3), ...more.state } });
  const buried = (count: number) =>
    Object.fromEntries([r(1, 0), r(1, 1), r(1, 2)].slice(0, count).map((space) => [space, RED]));

  it.each([
    [0, r(0, 2)],
    [1, r(0, 1)],
    [2, r(0, 0)],
  ])(
    'TE-233 TE-S79 with %i Treasures buried the Navy sails its number of steps',
    (count, there) => {
      const { match } = from('shipLine', chase(r(0, 0), { treasures: buried(count) }));

      expect(match.state.navy).toBe(there);
    },
  );

  it('TE-233 TE-377 TE-S79 TE-S89 the Navy sails four steps after the third Treasure', () => {
    const { match, events } = from('shipLine', {
      ...chase(r(3, 0), { treasures: buried(3) }),
    });
    const asked = askedNow(match);

    expect(asked).toEqual([BLUE, 'ship-line/steer-navy']);
    expect(names(events)).toContain('extorted');

    const sailed = play('shipLine', chase(r(3, 0), { treasures: buried(3) }), [
      { do: 'to', space: r(1, 3) },
      { do: 'to', space: r(2, 3) },
      { do: 'to', space: r(3, 3) },
    ]);

    expect(sailed.match.state.navy).toBe(r(3, 2));
  });

  it('TE-234 TE-S80 the Navy sails its full amount unless it arrives', () => {
    const full = from('shipLine', chase(r(0, 0), { treasures: buried(2) }));
    const early = from('shipLine', chase(r(0, 2), { treasures: buried(2) }));

    expect(told(full.events, 'npc-sailed').filter(({ ship }) => ship === 'navy')).toHaveLength(3);
    expect(told(early.events, 'npc-sailed').filter(({ ship }) => ship === 'navy')).toHaveLength(1);
    expect(early.match.state.navy).toBe(r(0, 2));
  });

  it('TE-235 the right-hand player chooses between two cards, at each step', () => {
    const { match } = from('shipLine', chase(r(2, 1), { treasures: buried(1) }));

    expect(askedNow(match)).toEqual([BLUE, 'ship-line/steer-navy']);
    expect(offersOf(table, match)).toEqual([
      { do: 'to', space: r(1, 3) },
      { do: 'to', space: r(0, 2) },
    ]);
  });

  it('TE-236 TE-238 TE-239 the Navy attacks the active player without dice: all to Repair', () => {
    const { match, events } = from(
      'shipLine',
      chase(r(0, 2), {
        red: {
          deckhands: { rigging: 1, cannons: 0, extort: 1, repair: 1 },
          wheel: wheelWith(2),
        },
      }),
    );

    expect(names(events)).not.toContain('dice-rolled');
    expect(told(events, 'navy-attacked')).toEqual([{ pirate: RED, space: r(0, 2), deckhands: 3 }]);
    expect(matOf({ match }, RED)).toMatchObject({
      deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 4 },
      wheel: wheelWith(),
    });
  });

  it('TE-236 TE-184 TE-185 the Navy comes to one who hides out, but cannot attack', () => {
    const { match, events } = from('shipLine', chase(r(0, 2), { red: { hiding: true } }));

    expect(match.state.navy).toBe(r(0, 2));
    expect(told(events, 'navy-evaded')).toEqual([{ pirate: RED, space: r(0, 2) }]);
    expect(matOf({ match }, RED).deckhands).toMatchObject({ rigging: 1, repair: 0 });
  });

  it('TE-237 the Navy leaves others on its way or at its goal alone', () => {
    const { match, events } = from(
      'shipLine',
      chase(r(0, 1), {
        treasures: buried(1),
        blue: { space: r(0, 2) },
        seats: 3,
        yellow: { space: r(0, 1) },
      }),
    );

    expect(told(events, 'navy-attacked').map(({ pirate }) => pirate)).toEqual([RED]);
    expect(matOf({ match }, BLUE).deckhands.repair).toBe(0);
    expect(matOf({ match }, YELLOW).deckhands.repair).toBe(0);
  });

  it('TE-240 TE-241 the Navy gives nothing and takes nothing else', () => {
    const { match, events } = from(
      'shipLine',
      chase(r(0, 2), {
        treasures: buried(1),
        red: {
          gold: 5,
          hold: ['rum'],
          deckhands: { rigging: 1, cannons: 2, extort: 0, repair: 0 },
        },
      }),
    );

    expect(names(events).slice(-3)).toEqual(['navy-attacked', 'turn-ended', 'turn-begun']);
    expect(matOf({ match }, RED)).toMatchObject({
      gold: 5,
      hold: ['rum'],
      sureFire: 0,
      legend: 1,
      space: r(0, 2),
    });
    expect(match.state.sea[r(1, 0)]?.treasure).toBe(RED);
  });

  it('TE-S81 one that lies beside the active player stays and attacks', () => {
    const { match, events } = from('shipLine', chase(r(0, 3)));

    expect(match.state.navy).toBe(r(0, 3));
    expect(names(events)).toContain('navy-attacked');
  });

  it('TE-S82 the Navy does nothing to a pirate with all Deckhands in Repair', () => {
    const { match } = from(
      'shipLine',
      chase(r(0, 2), { red: { deckhands: { rigging: 0, cannons: 0, extort: 0, repair: 3 } } }),
    );

    expect(matOf({ match }, RED).deckhands).toEqual({
      rigging: 0,
      cannons: 0,
      extort: 0,
      repair: 3,
    });
  });

  it('TE-242 the turn then passes clockwise', () => {
    const { match } = from('shipLine', line({ seats: 3, turn: BLUE }));

    expect(askedNow(match)).toEqual([YELLOW, 'wheel/order']);
  });
});
