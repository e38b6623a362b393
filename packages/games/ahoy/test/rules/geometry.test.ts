import { at } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../src/pack/components.ts';
import { AHOY_PACK } from '../../src/pack/pack.ts';
import { printed, type SpaceId } from '../../src/pack/printed.ts';
import { cellName } from '../../src/rules/geometry/cell-name.ts';
import {
  allSpaces,
  type Chart,
  cellOf,
  currentOf,
  islandOf,
  neighbourOf,
  neighboursOf,
  otherIslandOfSuit,
  regionOf,
  regionsOf,
  spaceAt,
  stepFrom,
  tailwindSpaces,
  terrainOf,
  treasureOf,
} from '../../src/rules/geometry/map.ts';
import {
  hasPlacementInto,
  originsAround,
  placementsInto,
  turnsAt,
} from '../../src/rules/geometry/placing.ts';
import { traceBack } from '../../src/rules/geometry/tracing.ts';

const PRINTED = printed(AHOY_PACK.content);

type Laid = readonly [key: string, x: number, y: number, turn: number];

function chart(...laid: Laid[]): Chart {
  return {
    printed: PRINTED,
    regions: laid.map(([key, x, y, turn]) => {
      const tile = PRINTED.tiles.find((t) => t.key === key);
      if (tile === undefined) throw new Error(`no tile ${key}`);
      return { tile: tile.id, x, y, turn };
    }),
  };
}

function space(g: Chart, x: number, y: number): SpaceId {
  const found = spaceAt(g, x, y);
  if (found === undefined) throw new Error(`no space at ${x},${y}`);
  return found;
}

const START = chart(['fish-a', 0, 0, 2], ['parrot-b', 2, 1, 0]);

describe('The map', () => {
  it('AH-S15 AH-016 the starting tiles touch in one pair of spaces, their Islands far apart', () => {
    const [first, second] = regionsOf(START).map((region) =>
      cellOf(START, islandOf(START, region)),
    );

    expect([first, second]).toEqual([
      { x: 0, y: 0 },
      { x: 3, y: 2 },
    ]);
    const touching = allSpaces(START).filter((s) =>
      neighboursOf(START, s).some((n) => regionOf(START, n) !== regionOf(START, s)),
    );
    expect(touching.map((s) => cellOf(START, s))).toEqual(
      expect.arrayContaining([
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ]),
    );
    expect(touching).toHaveLength(2);
  });

  it('AH-S14 a quarter turn clockwise sends north-west to north-east, and so on round the tile', () => {
    const corners = [0, 1, 2, 3].map((turn) => {
      const g = chart(['fish-a', 5, 7, turn]);
      return allSpaces(g).find((s) => terrainOf(g, s) === 'fog');
    });

    const cells = corners.map((s, turn) =>
      s === undefined ? undefined : cellOf(chart(['fish-a', 5, 7, turn]), s),
    );
    expect(cells).toEqual([
      { x: 5, y: 7 },
      { x: 6, y: 7 },
      { x: 6, y: 8 },
      { x: 5, y: 8 },
    ]);
  });

  it('AH-S14 a space and its cell name each other however the tile lies', () => {
    for (const turn of [0, 1, 2, 3]) {
      const g = chart(['fish-a', -3, 2, turn], ['sword-b', -1, 3, turn]);
      for (const s of allSpaces(g)) {
        const { x, y } = cellOf(g, s);
        expect(spaceAt(g, x, y)).toBe(s);
      }
    }
    expect(spaceAt(START, 9, 9)).toBeUndefined();
  });

  it('AH-093 the direction of a Strong Current turns with the tile', () => {
    const directions = [0, 1, 2, 3].map((turn) => {
      const g = chart(['tree-a', 0, 0, turn]);
      return allSpaces(g).flatMap((s) => currentOf(g, s) ?? []);
    });

    expect(directions).toEqual([['north'], ['east'], ['south'], ['west']]);
  });

  it('AH-068 AH-091 spaces that share an edge are adjacent, on one tile or on two', () => {
    const g = START;

    expect(neighbourOf(g, space(g, 1, 1), 'east')).toBe(space(g, 2, 1));
    expect(neighboursOf(g, space(g, 0, 0))).toEqual([space(g, 1, 0), space(g, 0, 1)]);
    expect(neighbourOf(g, space(g, 1, 0), 'east')).toBeUndefined();
  });

  it('AH-069 AH-103 a step may not cross a Sandbar, however the tile lies', () => {
    for (const turn of [0, 1, 2, 3]) {
      const g = chart(['parrot-b', 0, 0, turn]);
      const barred = allSpaces(g).flatMap((s) =>
        DIRECTIONS.filter((direction) => stepFrom(g, s, direction) === 'barred').map(() => s),
      );
      expect(barred.map((s) => s % 4).sort()).toEqual([2, 3]);
    }
  });

  it('AH-070 from the edge of the map a step leads off it', () => {
    expect(stepFrom(START, space(START, 0, 0), 'north')).toBe('off');
    expect(stepFrom(START, space(START, 0, 0), 'east')).toBe(space(START, 1, 0));
  });

  it('AH-102 AH-105 Tailwind and Treasure are those printed in the space', () => {
    const g = START;

    expect(tailwindSpaces(g, 6).map((s) => cellOf(g, s))).toEqual([{ x: 1, y: 0 }]);
    expect(tailwindSpaces(g, 4).map((s) => cellOf(g, s))).toEqual([{ x: 2, y: 2 }]);
    expect(tailwindSpaces(g, 3)).toEqual([]);
    expect(tailwindSpaces(g, null)).toHaveLength(2);
    expect(treasureOf(g, space(g, 0, 1))).toBe(2);
  });

  it('AH-246 the second Island of a suit is found once it is on the map', () => {
    const g = chart(['fish-a', 0, 0, 2], ['parrot-b', 2, 1, 0], ['fish-b', 4, 2, 0]);

    const [fish, parrot] = regionsOf(g);
    if (fish === undefined || parrot === undefined) throw new Error('no regions');
    expect(otherIslandOfSuit(g, fish)).toBe(space(g, 5, 3));
    expect(otherIslandOfSuit(g, parrot)).toBeUndefined();
  });
});

describe('Where a tile may lie', () => {
  it('AH-082 AH-083 AH-084 the tile covers the space moved into, offset and turned as one likes', () => {
    const g = chart(['fish-a', 0, 0, 2]);
    const from = space(g, 1, 1);

    const placements = placementsInto(g, at(PRINTED.tiles, 2).id, from, 'east');

    const origins = new Set(placements.map(({ x, y }) => `${x},${y}`));
    expect([...origins].sort()).toEqual(['2,0', '2,1']);
    expect(placements.filter(({ y }) => y === 1)).toHaveLength(4);
  });

  it('AH-085 the new Island may touch another Island diagonally but not along an edge', () => {
    const g = chart(['fish-a', 0, 0, 0]);
    const island = space(g, 1, 1);
    const tile = at(PRINTED.tiles, 2).id;

    const islandOfPlacement = placementsInto(g, tile, island, 'east').map(({ x, y, turn }) => {
      const after = { printed: PRINTED, regions: [...g.regions, { tile, x, y, turn }] };
      return cellOf(after, islandOf(after, at(PRINTED.regionIds, 1)));
    });

    expect(islandOfPlacement).not.toContainEqual({ x: 2, y: 1 });
    expect(islandOfPlacement).toContainEqual({ x: 2, y: 2 });
    expect(islandOfPlacement).toContainEqual({ x: 2, y: 0 });
  });

  it('AH-086 AH-087 a gap of one cell between tiles can never be explored', () => {
    const g = chart(
      ['fish-a', 0, 0, 0],
      ['fish-b', 2, -1, 0],
      ['sword-a', 3, 1, 0],
      ['sword-b', 1, 2, 0],
    );

    expect(spaceAt(g, 2, 1)).toBeUndefined();
    expect(hasPlacementInto(g, space(g, 1, 1), 'east')).toBe(false);
    expect(hasPlacementInto(g, space(g, 0, 0), 'west')).toBe(true);
  });

  it('AH-S35 what can be explored does not depend on the tile drawn', () => {
    const g = chart(['fish-a', 0, 0, 2], ['parrot-b', 2, 1, 0], ['skull-a', 2, 3, 1]);

    for (const s of allSpaces(g))
      for (const direction of DIRECTIONS) {
        if (stepFrom(g, s, direction) !== 'off') continue;
        const can = hasPlacementInto(g, s, direction);
        for (const { id } of PRINTED.tiles)
          expect(placementsInto(g, id, s, direction).length > 0).toBe(can);
      }
  });

  it('AH-S85 an added tile shares an edge with the map and overlaps nothing', () => {
    const g = START;

    const origins = originsAround(g);

    expect(origins).toContainEqual({ x: 2, y: -1 });
    expect(origins).toContainEqual({ x: -2, y: -1 });
    expect(origins).not.toContainEqual({ x: 1, y: 1 });
    expect(origins).not.toContainEqual({ x: 4, y: 3 });
    const tile = at(PRINTED.tiles, 2).id;
    expect(origins.every(({ x, y }) => turnsAt(g, tile, x, y).length > 0)).toBe(true);
    expect(turnsAt(g, tile, 1, 1)).toEqual([]);
  });
});

describe('The Sea Witch', () => {
  it('AH-272 the trace goes back to the nearest edge, over Sandbars, and no further', () => {
    const g = chart(['parrot-b', 0, 0, 0], ['fish-a', 2, 0, 2], ['sword-a', -3, 1, 0]);

    expect(traceBack(g, space(g, 3, 1), 'east')).toBe(space(g, 0, 1));
    expect(traceBack(g, space(g, 3, 0), 'east')).toBe(space(g, 0, 0));
    expect(traceBack(g, space(g, 0, 1), 'south')).toBe(space(g, 0, 0));
  });

  it('AH-S39 whoever leaves a tile has its other half behind, so the trace never ends where it began', () => {
    const g = chart(['fish-a', 0, 0, 2], ['parrot-b', 2, 1, 0]);

    for (const s of allSpaces(g))
      for (const direction of DIRECTIONS)
        if (stepFrom(g, s, direction) === 'off') expect(traceBack(g, s, direction)).not.toBe(s);
    expect(traceBack(g, space(g, 0, 0), 'north')).toBe(space(g, 0, 1));
  });
});

describe('Names of cells', () => {
  it('every cell a map can reach has a name of its own', () => {
    const names = new Set<string>();
    for (let x = -18; x <= 22; x++) for (let y = -18; y <= 22; y++) names.add(cellName({ x, y }));

    expect(names.size).toBe(41 * 41);
    expect(cellName({ x: 0, y: 0 })).toBe('K20');
  });
});
