import { isOffered, offersOf, refuses, script, whyNot } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import type { Direction } from '../../src/pack/components.ts';
import type { SternId } from '../../src/pack/ids.gen.ts';
import { apart, falls, fight, meet, playRound, shipSeen } from '../fleet.ts';
import {
  ADA,
  acting,
  BAZAAR,
  BO,
  CY,
  extension,
  GUNNERS,
  kindsOf,
  LAGOON,
  LISBON,
  position,
  sail,
  TIMBER,
  told,
  WRECKERS,
  wolf,
} from '../positions.ts';

/** Ada's stern takes its effect in setup, on a ship with 3 rum. */
const start = (stern: SternId): ReturnType<typeof sail> =>
  sail({ ships: { [ADA]: { stern } }, step: 'setup/stern', data: { seat: ADA } });

const NORTH = wolf.pack.printed.content.tablePieces.wind.directions.indexOf('north');

describe('Sterns at the start', () => {
  it('SW-247 the Gadgeteer takes one extension of value 0, of any type', () => {
    const { match } = start('gadgeteer');

    expect(offersOf(wolf, match, ADA)).toEqual(
      ['hold', 'cannonBase', 'extraSail', 'extraWick'].map((type) => ({ do: 'extend', type })),
    );
    const events = script(wolf, match, [{ do: 'extend', type: 'extraWick' }]);

    expect(told(events, 'extension-gained')).toEqual([
      { seat: ADA, type: 'extraWick', value: 0, thalers: 0 },
    ]);
    expect(wolf.view(match, 'spectator').state.stacks).toEqual([4, 4, 4, 4]);
    expect(wolf.asked(match)).toEqual([]);
  });

  it("SW-247 the Gadgeteer's piece works like any other of its type", () => {
    const match = position({
      ships: { [ADA]: { stern: 'gadgeteer' } },
      step: 'setup/stern',
      data: { seat: ADA },
      under: [{ step: 'orders/choose', data: {} }],
    });

    script(wolf, match, [{ do: 'extend', type: 'extraSail' }]);

    expect(isOffered(wolf, match, { do: 'lay', cards: ['north', '2x'] }, ADA)).toBe(true);
    expect(isOffered(wolf, match, { do: 'lay', cards: ['north', '2x'] }, BO)).toBe(false);
  });

  it("SW-248 the Gadgeteer's piece adds 0 to ship value and counts for missions", () => {
    const extensions = [extension('hold', 0), extension('hold', 3)];
    const match = acting(
      LAGOON,
      { stern: 'gadgeteer', extensions },
      {
        state: { missions: [{ mission: 'two-same', markers: [] }] },
        under: [
          { step: 'turn/end', data: { seat: ADA } },
          { step: 'scoring/final', data: {} },
        ],
      },
    );

    const events = script(wolf, match, [{ do: 'end' }]);
    const value = wolf.outcome(match)?.sheet.find(({ line }) => line === 'ship-value');

    expect(told(events, 'mission-completed')).toHaveLength(1);
    expect(value).toMatchObject({ seat: ADA, count: 3 });
  });

  it('SW-249 the Hoocher starts with 4 rum', () => {
    const { match } = start('hoocher');

    const events = script(wolf, match, [{ do: 'rum-alone' }]);

    expect(told(events, 'cargo-stocked')).toEqual([{ seat: ADA, rum: 4, good: null }]);
    expect(shipSeen(match, ADA)).toMatchObject({ rum: 4, cotton: 0, wine: 0, tea: 0 });
  });

  it.each(['cotton', 'wine', 'tea'] as const)(
    'SW-249 the Hoocher may start with 3 rum and a %s from the box',
    (good) => {
      const { match } = start('hoocher');
      const { box } = wolf.view(match, 'spectator').state;

      script(wolf, match, [{ do: 'rum-and-good', good }]);

      expect(shipSeen(match, ADA)).toMatchObject({ rum: 3, [good]: 1 });
      expect(wolf.view(match, 'spectator').state.box).toEqual({ ...box, [good]: box[good] - 1 });
      expect(
        refuses(wolf, start('hoocher').match, ADA, { do: 'rum-and-good', good: 'cocoa' }).code,
      ).toBe('not-offered');
    },
  );

  it('SW-249 the Hoocher takes no good that the box does not have', () => {
    const { match } = sail({
      ships: { [ADA]: { stern: 'hoocher' } },
      state: { box: { tea: 0, wine: 1 } },
      step: 'setup/stern',
      data: { seat: ADA },
    });

    expect(isOffered(wolf, match, { do: 'rum-and-good', good: 'wine' })).toBe(true);
    expect(whyNot(wolf, match, { do: 'rum-and-good', good: 'tea' })).toBe('SW-249');
  });

  it("SW-250 the Canister master starts with a cannon of the supply on the bow's base", () => {
    const { events, match } = start('canisterMaster');
    const supply = wolf.view(match, 'spectator').state.cannons;

    expect(told(events, 'cannon-taken')).toEqual([{ seat: ADA }]);
    expect(shipSeen(match, ADA).cannons).toBe(1);
    expect(supply).toBe(11);
    expect(whyNot(wolf, acting(GUNNERS, { cannons: 1 }), { do: 'take-cannon' })).toBe('SW-139');
  });

  it('SW-260 Sticky fingers start with 2 thalers', () => {
    const { events, match } = start('stickyFingers');

    expect(told(events, 'thalers-gained')).toEqual([{ seat: ADA, thalers: 2 }]);
    expect(shipSeen(match, ADA).thalers).toBe(2);
  });
});

describe('Sterns in battle and at the end', () => {
  it('SW-251 Lucky gains a thaler of the bank from the pirate, unasked', () => {
    const { events, match } = fight({
      ships: { [ADA]: { tile: BAZAAR, stern: 'lucky' }, [BO]: { tile: TIMBER } },
      rig: falls('---' + '--'),
    });

    expect(told(events, 'pirate-drawn')).toEqual([
      { seat: ADA, thalers: 1 },
      { seat: BO, thalers: 0 },
    ]);
    expect(wolf.asked(match)).toEqual([]);
  });

  it('SW-251 Lucky may take 1 loot from each tied captain, or leave it', () => {
    const lucky = { [BO]: { stern: 'lucky' }, [CY]: { rum: 1 } } as const;
    const taking = meet(lucky, '').match;
    const leaving = meet(lucky, '').match;

    expect(told(script(wolf, taking, [{ by: BO, do: 'take', loot: 'rum' }]), 'looted')).toEqual([
      { winner: BO, loser: CY, loot: 'rum' },
    ]);
    expect(kindsOf(script(wolf, leaving, [{ by: BO, do: 'leave' }]))).toEqual(['loot-left']);
    expect(wolf.asked(taking)).toEqual([]);
  });

  it('SW-252 the Peacemaker stays out of the battles of one round, once', () => {
    const ship = { stern: 'peacemaker', tile: BAZAAR, rum: 0 } as const;
    const first = fight({ ships: { [ADA]: { ...ship, peacemakerMarker: true } } }).match;
    const again = fight({ ships: { [ADA]: { ...ship, peacemakerMarker: false } } });

    const kept = script(wolf, first, [{ do: 'keep-peace' }]);

    expect(told(kept, 'pirate-fired')).toEqual([]);
    expect(shipSeen(first, ADA).peacemakerMarker).toBe(false);
    expect(told(again.events, 'pirate-fired')).toHaveLength(1);
  });

  it('SW-252 unused at the end the ability is worth 1 thaler', () => {
    const scoreWith = (peacemakerMarker: boolean) =>
      wolf.outcome(
        position({
          ships: { [ADA]: { stern: 'peacemaker', peacemakerMarker } },
          step: 'scoring/final',
          data: {},
        }),
      )?.scores[ADA] ?? 0;

    expect(scoreWith(true) - scoreWith(false)).toBe(1);
  });
});

describe('Sterns under way', () => {
  const rumSpent = (stern: SternId, card: Direction, wind: Direction): number => {
    const { match } = sail({
      ships: { [ADA]: { tile: LAGOON, rum: 3, stern, orders: [card] } },
      state: { wind },
      step: 'turn/begin',
      data: { seat: ADA },
    });
    return 3 - shipSeen(match, ADA).rum;
  };

  it('SW-253 for the Southerner a step south costs 1 rum less, other steps as usual', () => {
    const steps = ['north', 'east', 'south', 'west'] as const;

    expect(steps.map((step) => rumSpent('southerner', step, 'north'))).toEqual([0, 1, 1, 1]);
    expect(steps.map((step) => rumSpent('stickyFingers', step, 'north'))).toEqual([0, 1, 2, 1]);
  });

  it('SW-254 south costs the Southerner 1, 0 and 0 with the wind north, east and south', () => {
    const winds = ['north', 'east', 'south'] as const;

    expect(winds.map((wind) => rumSpent('southerner', 'south', wind))).toEqual([1, 0, 0]);
  });

  it('SW-255 the Strategist may stay at anchor with the 2x card alone, at no cost', () => {
    const match = position({
      ships: apart(4, { [ADA]: { stern: 'strategist' } }),
      step: 'round/begin',
      data: {},
      rig: [NORTH],
    });

    expect(isOffered(wolf, match, { do: 'lay', cards: ['2x'] }, ADA)).toBe(true);
    expect(whyNot(wolf, match, { do: 'lay', cards: ['2x'] }, BO)).toBe('SW-098');
    const events = playRound(match, { [ADA]: '2x' });

    expect(told(events, 'anchor-dropped')).toEqual([{ seat: ADA, tile: WRECKERS }]);
    expect(shipSeen(match, ADA)).toMatchObject({ tile: WRECKERS, rum: 3 });
  });

  it('SW-256 the Strategist may not anchor in two rounds running, but in the next one again', () => {
    const match = position({
      ships: apart(4, { [ADA]: { stern: 'strategist' } }),
      step: 'round/begin',
      data: {},
      rig: [NORTH, NORTH],
    });
    const anchor = { do: 'lay', cards: ['2x'] } as const;

    playRound(match, { [ADA]: '2x' });
    expect(refuses(wolf, match, ADA, anchor).clause).toBe('SW-256');
    playRound(match, { [ADA]: 'north' });

    expect(isOffered(wolf, match, anchor, ADA)).toBe(true);
  });

  it('SW-257 a Strategist without rum at the start of the round drifts like anyone else', () => {
    const match = position({
      ships: apart(4, { [ADA]: { stern: 'strategist', rum: 0 } }),
      step: 'round/begin',
      data: {},
      rig: [NORTH],
    });

    expect(refuses(wolf, match, ADA, { do: 'lay', cards: ['2x'] }).code).toBe('not-asked');
    const events = playRound(match, {});

    expect(told(events, 'drifted').map(({ seat }) => seat)).toEqual([ADA]);
    expect(told(events, 'anchor-dropped')).toEqual([]);
  });

  it('SW-258 the Marketeer may give 1 good for 1 rum in place of the tile action', () => {
    const match = acting(LAGOON, { stern: 'marketeer', rum: 1, wine: 2, cocoa: 1 });
    const wineInBox = wolf.view(match, 'spectator').state.box.wine;

    expect(offersOf(wolf, match).filter((choice) => choice.do === 'market')).toEqual([
      { do: 'market', good: 'wine' },
      { do: 'market', good: 'cocoa' },
    ]);
    const events = script(wolf, match, [{ do: 'market', good: 'wine' }]);

    expect(told(events, 'traded')).toEqual([{ seat: ADA, give: ['wine'], gain: ['rum'] }]);
    expect(shipSeen(match, ADA)).toMatchObject({ rum: 2, wine: 1 });
    expect(wolf.view(match, 'spectator').state.box.wine).toBe(wineInBox + 1);
    expect(whyNot(wolf, match, { do: 'find-peace' })).toBe('SW-129');
    expect(whyNot(wolf, match, { do: 'market' })).toBe('SW-129');
  });

  it('SW-258 no other captain may, and no captain in a port', () => {
    const other = acting(LAGOON, { stern: 'lucky', wine: 1 });
    const inPort = acting(LISBON, { stern: 'marketeer', wine: 1 });

    expect(whyNot(wolf, other, { do: 'market' })).toBe('SW-258');
    expect(whyNot(wolf, inPort, { do: 'market' })).toBe('SW-181');
  });

  it('SW-259 loading is still allowed before or after the trade of the Marketeer', () => {
    const ship = { stern: 'marketeer', rum: 1, wine: 1 } as const;
    const before = acting(LAGOON, ship);
    const after = acting(LAGOON, ship);

    const loadedFirst = script(wolf, before, [
      { do: 'load', good: 'tea' },
      { do: 'market', good: 'tea' },
    ]);
    const tradedFirst = script(wolf, after, [
      { do: 'market', good: 'wine' },
      { do: 'load', good: 'cotton' },
    ]);

    expect(loadedFirst.map(({ event }) => event)).toEqual(['loaded', 'traded']);
    expect(tradedFirst.map(({ event }) => event)).toEqual(['traded', 'loaded']);
  });
});
