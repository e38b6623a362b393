import { offersOf, script } from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { type Card, DIRECTIONS } from '../../src/pack/components.ts';
import {
  ADA,
  AMBER,
  BAZAAR,
  BO,
  extension,
  GUNNERS,
  kindsOf,
  LAGOON,
  LISBON,
  type Position,
  portFace,
  SEVILLE,
  type ShipPatch,
  SLIPWAY,
  sail,
  TIMBER,
  told,
  wolf,
} from '../positions.ts';

/** Ada's turn from the lagoon with these cards laid; wind north unless a test says otherwise. */
const turn = (
  cards: readonly Card[],
  ship: ShipPatch,
  more: Pick<Position, 'ships' | 'state'> = {},
): ReturnType<typeof sail> =>
  sail({
    ...more,
    ships: { ...more.ships, [ADA]: { tile: LAGOON, ...ship, orders: cards } },
    step: 'turn/begin',
    data: { seat: ADA },
  });

const DRIFTED_TO_LISBON = { seat: ADA, from: LAGOON, to: LISBON, port: portFace('Lisbon') };
const SAIL = [extension('extraSail', 4)];

describe('Movement', () => {
  it('SW-103 the cards are shown at the start of the turn, and the ship moves at once', () => {
    const { events, match } = turn(['east'], { rum: 1 });

    expect(kindsOf(events)).toEqual(['orders-shown', 'rum-paid', 'sailed', 'tile-turned']);
    expect(told(events, 'orders-shown')).toEqual([{ seat: ADA, cards: ['east'] }]);
    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'actions/choose' }]);
  });

  it('SW-104 SW-S42 a step leads to the neighbouring tile, a port like any other', () => {
    const { events } = turn(['south'], { rum: 2 });

    expect(told(events, 'sailed')).toEqual([
      { seat: ADA, direction: 'south', from: LAGOON, to: SEVILLE, port: portFace('Seville') },
    ]);
  });

  it('SW-105 a step off the map goes on at the opposite end', () => {
    const { events } = turn(['west'], { tile: GUNNERS, rum: 1 });

    expect(told(events, 'sailed')[0]?.to).toBe(AMBER);
  });

  it('SW-106 a step downwind costs no rum', () => {
    const { events } = turn(['north'], { rum: 1 });

    expect(told(events, 'rum-paid')).toEqual([]);
    expect(told(events, 'sailed')[0]?.to).toBe(LISBON);
  });

  it('SW-107 a step at a right angle to the wind costs 1 rum', () => {
    const { events } = turn(['west'], { rum: 3 });

    expect(told(events, 'rum-paid')).toEqual([{ seat: ADA, rum: 1 }]);
  });

  it('SW-108 a step upwind costs 2 rum', () => {
    const { events } = turn(['south'], { rum: 3 });

    expect(told(events, 'rum-paid')).toEqual([{ seat: ADA, rum: 2 }]);
  });

  it('SW-109 SW-S30 wind north blows towards the north', () => {
    const costs = DIRECTIONS.map(
      (card) => told(turn([card], { rum: 3 }).events, 'rum-paid')[0]?.rum ?? 0,
    );

    expect(costs).toEqual([0, 1, 2, 1]);
  });

  it('SW-110 with two cards both steps are made in order, and both are paid', () => {
    const { events } = turn(['east', 'south'], { rum: 3, extensions: SAIL });

    expect(told(events, 'rum-paid')).toEqual([{ seat: ADA, rum: 3 }]);
    expect(told(events, 'sailed').map(({ to }) => to)).toEqual([TIMBER, BAZAAR]);
  });

  it('SW-111 two opposite steps lead back to the start and are both paid', () => {
    const { events, match } = turn(['east', 'west'], { rum: 2, extensions: SAIL });

    expect(told(events, 'rum-paid')).toEqual([{ seat: ADA, rum: 2 }]);
    expect(match.state.ships[ADA]?.tile).toBe(LAGOON);
  });

  it('SW-113 rum that is exactly enough pays the move', () => {
    const { events, match } = turn(['south'], { rum: 2 });

    expect(kindsOf(events)).not.toContain('mutinied');
    expect(match.state.ships[ADA]?.rum).toBe(0);
  });

  it('SW-114 rum that is too little is all lost, and the ship drifts instead', () => {
    const { events, match } = turn(['south'], { rum: 1 });

    expect(told(events, 'mutinied')).toEqual([{ seat: ADA, cause: 'unpaid', rum: 1 }]);
    expect(told(events, 'drifted')).toEqual([DRIFTED_TO_LISBON]);
    expect(told(events, 'sailed')).toEqual([]);
    expect(match.state.ships[ADA]?.rum).toBe(0);
  });

  it('SW-115 who could pay the first of two steps but not both makes neither', () => {
    const { events } = turn(['east', 'south'], { rum: 2, extensions: SAIL });

    expect(told(events, 'sailed')).toEqual([]);
    expect(told(events, 'drifted')).toHaveLength(1);
  });

  it('SW-116 a mutiny takes rum alone: goods and thalers stay', () => {
    const { match } = turn(['south'], { rum: 1, cotton: 2, cocoa: 1, thalers: 5 });

    expect(match.state.ships[ADA]).toMatchObject({ rum: 0, cotton: 2, cocoa: 1, thalers: 5 });
  });

  it('SW-117 a drifting ship moves one tile downwind, also with an extra sail', () => {
    const { events } = turn(['south', '2x'], { rum: 3, extensions: SAIL });

    expect(told(events, 'drifted')).toEqual([DRIFTED_TO_LISBON]);
  });

  it('SW-118 a ship that chose no card drifts in its own turn', () => {
    const { events } = turn([], { rum: 0 });

    expect(told(events, 'mutinied')).toEqual([{ seat: ADA, cause: 'no-rum', rum: 0 }]);
    expect(told(events, 'drifted')).toHaveLength(1);
  });

  it('SW-119 with wind north and 2 rum, sailing south then east is a mutiny: both rum lost, one tile north', () => {
    const { events, match } = turn(['south', 'east'], { rum: 2, extensions: SAIL });

    expect(told(events, 'mutinied')).toEqual([{ seat: ADA, cause: 'unpaid', rum: 2 }]);
    expect(match.state.ships[ADA]).toMatchObject({ rum: 0, tile: LISBON });
  });

  it('SW-120 a Strategist at anchor stays, pays nothing and turns nothing', () => {
    const { events, match } = turn(['2x'], { rum: 1, stern: 'strategist' });

    expect(kindsOf(events)).toEqual(['orders-shown', 'anchor-dropped']);
    expect(match.state.ships[ADA]).toMatchObject({ tile: LAGOON, rum: 1 });
  });

  it('SW-121 a sea tile that the last ship leaves is turned to its other face', () => {
    const { events } = turn(['east'], { rum: 1 });

    expect(told(events, 'tile-turned')).toEqual([{ tile: LAGOON, face: 1 }]);
  });

  it('SW-122 a tile with another merchant ship on it is not turned', () => {
    const { events } = turn(['east'], { rum: 1 }, { ships: { [BO]: { tile: LAGOON } } });

    expect(told(events, 'tile-turned')).toEqual([]);
  });

  it('SW-122 a tile with the pirate on it is not turned', () => {
    const { events } = turn(['east'], { rum: 1 }, { state: { pirate: LAGOON } });

    expect(told(events, 'tile-turned')).toEqual([]);
  });

  it('SW-123 drifting off a tile turns it too', () => {
    const { events } = turn([], { rum: 0 });

    expect(told(events, 'tile-turned')).toEqual([{ tile: LAGOON, face: 1 }]);
  });

  it('SW-030 a port is not turned when the last ship leaves it', () => {
    const { events } = turn(['north'], { tile: SEVILLE, rum: 1 });

    expect(told(events, 'sailed')).toHaveLength(1);
    expect(told(events, 'tile-turned')).toEqual([]);
  });

  it('SW-124 meeting the pirate and other ships on the way has no effect', () => {
    const { events, match } = turn(
      ['east', 'west'],
      { rum: 2, extensions: SAIL },
      { ships: { [BO]: { tile: TIMBER, cannons: 1 } }, state: { pirate: TIMBER } },
    );

    expect(kindsOf(events).filter((kind) => kind.includes('fired'))).toEqual([]);
    expect(wolf.asked(match)).toEqual([{ seat: ADA, step: 'actions/choose' }]);
  });

  it('SW-S43 the tile passed in the middle of two steps is turned as well', () => {
    const { events } = turn(['east', 'south'], { rum: 3, extensions: SAIL });

    expect(told(events, 'tile-turned').map(({ tile }) => tile)).toEqual([LAGOON, TIMBER]);
  });

  it('SW-S44 a ship that comes back finds the tile as its own first step turned it', () => {
    const { events, match } = turn(['east', 'west'], { rum: 2, extensions: SAIL });

    expect(told(events, 'tile-turned').map(({ tile }) => tile)).toEqual([LAGOON, TIMBER]);
    expect(match.state.faces[LAGOON]).toBe(1);
  });

  it('SW-S46 the rum aboard at the start of the own turn pays', () => {
    const { match } = sail({
      ships: { [ADA]: { tile: LAGOON, rum: 1 }, [BO]: { tile: SLIPWAY, rum: 1 } },
      step: 'orders/choose',
      data: {},
      under: [
        { step: 'turn/begin', data: { seat: ADA } },
        { step: 'turn/begin', data: { seat: BO } },
      ],
    });

    const events = script(wolf, match, [
      { by: 0, do: 'lay', cards: ['east'] },
      { by: 1, do: 'lay', cards: ['east'] },
      { by: 2, do: 'lay', cards: ['north'] },
      { by: 3, do: 'lay', cards: ['north'] },
      { do: 'end' },
    ]);

    expect(told(events, 'rum-paid')).toEqual([
      { seat: ADA, rum: 1 },
      { seat: BO, rum: 1 },
    ]);
  });

  it('SW-S47 a drifting Southerner moves like anybody else', () => {
    const { events, match } = turn(
      [],
      { rum: 0, stern: 'southerner' },
      { state: { wind: 'south' } },
    );

    expect(told(events, 'drifted')[0]?.to).toBe(SEVILLE);
    expect(match.state.ships[ADA]?.rum).toBe(0);
  });

  it('SW-112 three extra sails are still two steps at most', () => {
    const { match } = sail({
      ships: {
        [ADA]: {
          extensions: [
            extension('extraSail', 4),
            extension('extraSail', 3),
            extension('extraSail', 2),
          ],
        },
      },
      step: 'orders/choose',
      data: {},
    });

    const most = Math.max(
      ...offersOf(wolf, match, ADA).map((choice) => ('cards' in choice ? choice.cards.length : 0)),
    );

    expect(most).toBe(2);
  });
});
