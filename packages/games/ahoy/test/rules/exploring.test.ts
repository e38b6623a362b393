import {
  deniedOf,
  isOffered,
  offersOf,
  refuses,
  script,
  whyNot,
} from '@quarterdeck/kernel/test-kit';
import { describe, expect, it } from 'vitest';
import { allSpaces, neighboursOf, regionOf } from '../../src/rules/geometry/map.ts';
import {
  at,
  figure,
  kindsOf,
  position,
  SECOND,
  SMUGGLER,
  SQUADRON,
  sea,
  shipSlot,
  slot,
  TREE,
  tile,
  told,
  turnOf,
  UNION,
} from '../positions.ts';
import { askedOf, type Given, placeOf, SHIP, to, underSail } from '../voyage.ts';

/** The region that is explored: the seventh. */
const NEW = 6;
const [NW, NE, SW, SE] = [4 * NEW, 4 * NEW + 1, 4 * NEW + 2, 4 * NEW + 3] as const;

/** West of (0, 2), where the Islands of the map are out of reach. */
const WEST = { do: 'explore', x: -1, y: 2 } as const;
const westward = (stack: readonly string[], given: Given = {}) =>
  underSail(3, { ...given, fleet: { ...given.fleet, smuggler: at(0, 2) }, stack });

describe('Exploring', () => {
  it('AH-080 the top tile is drawn and placed, the figure moves onto it, its wealth is 1', () => {
    const match = westward(['fish-b', 'skull-b']);

    const events = script(sea, match, [WEST, { do: 'lay', x: -2, y: 2, turn: 0 }]);

    expect(told(events, 'tile-drawn')).toEqual([{ seat: SMUGGLER, tile: tile('skull-b') }]);
    expect(told(events, 'region-added')).toEqual([
      { seat: SMUGGLER, region: NEW, tile: tile('skull-b'), x: -2, y: 2, turn: 0 },
    ]);
    expect(told(events, 'moved')).toEqual([{ figure: SHIP, from: at(0, 2), to: NE }]);
    expect(match.state.regions[NEW]).toMatchObject({ wealth: 1, comrades: 0 });
    expect(match.state.tileStack).toEqual([tile('fish-b')]);
  });

  it('AH-081 the tile is seen before the mover, and nobody else, says how it lies', () => {
    const match = westward(['skull-b']);
    expect(sea.view(match, 'spectator').state.regions).toHaveLength(6);

    const events = script(sea, match, [WEST]);

    expect(told(events, 'tile-drawn')[0]?.tile).toBe(tile('skull-b'));
    expect(askedOf(match)).toEqual([[SMUGGLER, 'exploring/lay']]);
    expect(refuses(sea, match, SECOND, { do: 'lay', x: -2, y: 2, turn: 0 }).code).toBe('not-asked');
  });

  it('AH-082 one space of the tile is the space moved into, and there the figure lands', () => {
    const match = westward(['skull-b']);
    script(sea, match, [WEST]);

    const laid = offersOf(sea, match).flatMap((o) => (o.do === 'lay' ? [`${o.x},${o.y}`] : []));
    expect(new Set(laid)).toEqual(new Set(['-2,2', '-2,1']));
    expect(refuses(sea, match, SMUGGLER, { do: 'lay', x: -2, y: 3, turn: 0 }).code).toBe(
      'not-offered',
    );

    // A row further north and turned three times, its south-western space is where it has to be.
    script(sea, match, [{ do: 'lay', x: -2, y: 1, turn: 3 }]);
    expect(placeOf(match, SHIP)).toBe(SW);
  });

  it('AH-083 a tile may be offset, so that one of its spaces alone touches the region left', () => {
    const match = underSail(1, { fleet: { smuggler: at(0, 3) }, stack: ['skull-b'] });

    const events = script(sea, match, [
      { do: 'explore', x: -1, y: 3 },
      { do: 'lay', x: -2, y: 3, turn: 0 },
    ]);

    expect(told(events, 'region-added')[0]).toMatchObject({ x: -2, y: 3 });
    const touching = allSpaces(match.state)
      .slice(NW)
      .filter((space) =>
        neighboursOf(match.state, space).some((other) => regionOf(match.state, other) === TREE),
      );
    expect(touching).toEqual([NE]);
  });

  it('AH-084 the tile may be turned in quarter turns, and each lands on another of its spaces', () => {
    const landings = [0, 1, 2, 3].map((turn) => {
      const match = westward(['skull-b']);
      script(sea, match, [WEST, { do: 'lay', x: -2, y: 2, turn }]);
      return placeOf(match, SHIP);
    });

    expect(landings).toEqual([NE, NW, SW, SE]);
  });

  it('AH-085 the new Island may not lie beside another, though diagonally to it', () => {
    // South of the Island at (1, 3).
    const match = underSail(1, { fleet: { smuggler: at(1, 3) }, stack: ['skull-b'] });
    script(sea, match, [{ do: 'explore', x: 1, y: 4 }]);

    // Its Island is printed in the south-east: turned twice it is the north-western corner.
    expect(refuses(sea, match, SMUGGLER, { do: 'lay', x: 1, y: 4, turn: 2 })).toMatchObject({
      code: 'denied',
      clause: 'AH-085',
    });
    expect(isOffered(sea, match, { do: 'lay', x: 0, y: 4, turn: 2 })).toBe(true);
    expect(isOffered(sea, match, { do: 'lay', x: 0, y: 4, turn: 3 })).toBe(false);
  });

  it('AH-085 where there is room, and every turn would bring two Islands together, that is the reason', () => {
    const around = [
      ['skull-a', 2, 0, 1],
      ['fish-a', 4, 2, 2],
      ['compass-b', 2, 4, 3],
    ] as const;
    const match = position({
      fleet: { squadron: 0, smuggler: 13, union: 9, second: 0 },
      step: 'exploring/add-turned',
      data: { seat: SMUGGLER, tile: tile('tree-a'), x: 2, y: 2 },
      state: {
        regions: [...around, ['tree-b', 0, 2, 0] as const].map(([key, x, y, turn]) => ({
          tile: tile(key),
          x,
          y,
          turn,
          wealth: 1,
          comrades: 0,
        })),
      },
    });

    expect(new Set(deniedOf(sea, match).map(({ clause }) => clause))).toEqual(new Set(['AH-085']));
  });

  it('AH-086 without a tile in the stack no step leads off the map', () => {
    const match = westward([]);

    expect(refuses(sea, match, SMUGGLER, WEST)).toMatchObject({ code: 'denied', clause: 'AH-086' });
    expect(isOffered(sea, match, to(0, 3))).toBe(true);
  });

  it('AH-086 where a tile would overlap another it cannot lie', () => {
    const match = westward(['skull-b']);

    script(sea, match, [WEST]);

    expect(whyNot(sea, match, { do: 'lay', x: -1, y: 2, turn: 0 })).toBe('AH-086');
  });

  it('AH-087 AH-S35 a gap too narrow for a tile can never be entered, though tiles are left', () => {
    // Three tiles to the west leave the single cell (-1, 2) open.
    const gap = {
      6: { tile: tile('fish-b'), x: -2, y: 0, turn: 0, wealth: 1, comrades: 0 },
      7: { tile: tile('sword-b'), x: -3, y: 2, turn: 0, wealth: 1, comrades: 0 },
      8: { tile: tile('skull-b'), x: -2, y: 4, turn: 0, wealth: 1, comrades: 0 },
    };
    const match = westward(['tree-a'], { state: { regions: gap } });

    expect(refuses(sea, match, SMUGGLER, WEST)).toMatchObject({ code: 'denied', clause: 'AH-086' });
    expect(deniedOf(sea, match).map(({ choice }) => choice)).toContainEqual(WEST);
  });

  it('AH-S35 an edge with room can be explored only if the Island of a tile could stay apart', () => {
    // Four tiles round an opening at (2, 2) that has an Island beside each of its four corners.
    const around = [
      ['skull-a', 2, 0, 1],
      ['fish-a', 4, 2, 2],
      ['compass-b', 2, 4, 3],
    ] as const;
    const inFrontOf = (turnOfWest: number, smuggler: number) =>
      underSail(1, {
        fleet: { squadron: 0, smuggler, union: 9, second: 0 },
        stack: ['tree-a'],
        state: {
          regions: [...around, ['tree-b', 0, 2, turnOfWest] as const].map(([key, x, y, turn]) => ({
            tile: tile(key),
            x,
            y,
            turn,
            wealth: 1,
            comrades: 0,
          })),
        },
      });

    const closed = inFrontOf(0, 13);
    // With its western Island turned away, the tile may have its own in that corner.
    const open = inFrontOf(1, 12);

    expect(whyNot(sea, closed, { do: 'explore', x: 2, y: 2 })).toBe('AH-086');
    script(sea, open, [{ do: 'explore', x: 2, y: 2 }]);
    expect(offersOf(sea, open)).toEqual([{ do: 'lay', x: 2, y: 2, turn: 1 }]);
  });

  it('AH-088 exploring ends the movement, but a Strong Current still carries the figure', () => {
    const match = westward(['parrot-a']);

    // A quarter turn brings its current to the north-east, where it runs west.
    const events = script(sea, match, [WEST, { do: 'lay', x: -2, y: 2, turn: 1 }]);

    expect(kindsOf(events).slice(1)).toEqual([
      'region-added',
      'moved',
      'carried',
      'moved',
      'anchored',
    ]);
    expect(told(events, 'carried')).toEqual([{ figure: SHIP, direction: 'west', to: SW }]);
    expect(askedOf(match)).toEqual([[SMUGGLER, 'turn/act']]);
  });

  it('AH-089 the space landed on counts like any other: Wreckage damages, a Harbor serves', () => {
    const SAIL = slot('smuggler-1', 'sail');
    const wreck = westward(['sword-b']);
    const harbor = westward(['skull-b'], { mats: { [SMUGGLER]: { damaged: [SAIL] } } });

    const wrecked = script(sea, wreck, [
      WEST,
      { do: 'lay', x: -2, y: 2, turn: 0 },
      { do: 'damage', slot: SAIL },
      { do: 'take-treasure' },
    ]);
    script(sea, harbor, [WEST, { do: 'lay', x: -2, y: 2, turn: 1 }]);

    expect(told(wrecked, 'slot-damaged')).toHaveLength(1);
    expect(told(wrecked, 'treasure-taken')).toEqual([{ seat: SMUGGLER, space: NE, count: 2 }]);
    expect(isOffered(sea, harbor, { do: 'harbor-repair' })).toBe(true);
  });

  it('AH-090 an ordered Patrol explores, and the Squadron places the tile', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [3, 1] } },
      fleet: { patrols: [at(0, 2)] },
      stack: ['skull-b'],
    });

    const events = script(sea, match, [
      { do: 'place', die: 3, slot: slot('bluefin', 'order') },
      { do: 'order', figure: figure('patrol') },
      WEST,
      { do: 'lay', x: -2, y: 2, turn: 0 },
    ]);

    expect(told(events, 'region-added')[0]?.seat).toBe(SQUADRON);
    expect(placeOf(match, figure('patrol'))).toBe(NE);
  });

  it.each(['cutter', 'gunship'] as const)('AH-090 the %s explores too', (ship) => {
    const match = turnOf(UNION, {
      mats: { [UNION]: { dice: [4, 4] } },
      fleet: { [ship]: at(0, 2) },
      stack: ['skull-b'],
    });

    script(sea, match, [
      { do: 'place', die: 4, slot: shipSlot(ship), value: 4 },
      { do: 'sail' },
      WEST,
      { do: 'lay', x: -2, y: 2, turn: 0 },
    ]);

    expect(placeOf(match, figure(ship))).toBe(NE);
    expect(askedOf(match)).toEqual([[UNION, 'turn/act']]);
  });

  it('AH-091 spaces of two tiles that share an edge are adjacent, also for a Patrol deployed', () => {
    const match = turnOf(SQUADRON, {
      mats: { [SQUADRON]: { dice: [1, 1] } },
      fleet: { squadron: at(1, 1) },
    });

    script(sea, match, [{ do: 'place', die: 1, slot: slot('bluefin', 'deploy'), value: 1 }]);

    const spaces = offersOf(sea, match).map((o) => (o.do === 'deploy' ? o.space : -1));
    expect(new Set(spaces)).toEqual(new Set([at(1, 1), at(1, 0), at(0, 1), at(2, 1), at(1, 2)]));
    const sailing = underSail(1, { fleet: { smuggler: at(1, 1) } });
    expect(isOffered(sea, sailing, to(2, 1))).toBe(true);
    expect(isOffered(sea, sailing, to(1, 2))).toBe(true);
  });
});
