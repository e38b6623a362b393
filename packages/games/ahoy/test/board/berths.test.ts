import { idsOf } from '@quarterdeck/kernel';
import { describe, expect, it } from 'vitest';
import { berthsFor, printedIn, type Rect, towardsOf } from '../../src/board/places/berths.ts';
import { boxFor, quietCorner, spaceIn } from '../../src/board/places/box.ts';
import { LEAST_IN_VIEW, SPACE } from '../../src/board/places/metrics.ts';
import { mooringOf } from '../../src/board/places/places.ts';
import {
  type Ahoy,
  allSpaces,
  type Cell,
  cellOf,
  type FigureId,
  isIsland,
  regionOf,
  type SpaceId,
  tailwindOf,
  treasureOf,
} from '../../src/index.ts';
import { moments } from './scenes.ts';

const meets = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const printedOn = (g: Ahoy, space: SpaceId): readonly Rect[] => {
  const isLand = isIsland(g, space);
  const printed = {
    isLand,
    treasure: treasureOf(g, space),
    tailwind: tailwindOf(g, space),
    comrades: isLand ? (g.regions[regionOf(g, space)]?.comrades ?? 0) : 0,
  };
  const { x, y } = cellOf(g, space);
  return printedIn(printed).map((rect) => ({
    ...rect,
    x: rect.x + x * SPACE,
    y: rect.y + y * SPACE,
  }));
};

/** Figures that lie on what is printed in their space. */
const covering = (g: Ahoy): FigureId[] =>
  idsOf<FigureId>(g.figures).filter((figure) => {
    const space = g.figures[figure]?.space ?? null;
    const moored = mooringOf(g, figure, undefined);
    if (space === null || moored === undefined) return false;
    const { x, y, size } = moored;
    const berth = { x, y, width: size, height: size };
    return printedOn(g, space).some((rect) => meets(berth, rect));
  });

describe('A figure on the map', () => {
  it.each([1, 2, 3, 4, 5, 6])('has a berth beside die and coins, where %i lie there', (count) => {
    const printed = printedIn({ isLand: false, treasure: 2, tailwind: 4, comrades: 0 });
    const wish = { count, most: 84, least: 46, towards: towardsOf(count) };
    const berths = berthsFor(wish, printed, []);

    expect(berths).toHaveLength(count);
    expect(berths.filter((berth) => printed.some((rect) => meets(berth, rect)))).toEqual([]);
  });

  it('lies on no badge, die, coin or Comrade in whole matches of four', () => {
    let looked = 0;
    for (const { scene } of moments({ seats: 4 }, 40)) {
      looked += 1;
      expect(covering(scene.view.state)).toEqual([]);
    }

    expect(looked).toBeGreaterThan(100);
  });
});

/** What a chart has at 1440 x 900. */
const ROOM = { across: 732, down: 640 };

describe('The sheet', () => {
  it('has spaces of 84 pixels and an uncharted edge, where both have room', () => {
    const edged: { isEdged: boolean; size: number }[] = [];
    for (const { scene } of moments({ seats: 4 }, 40)) {
      const g = scene.view.state;
      const map = allSpaces(g).map((space) => cellOf(g, space));
      const box = boxFor(g, [], false, ROOM);
      const isEdged = map.every(({ x, y }) => x > box.x && y > box.y);
      edged.push({ isEdged, size: spaceIn(box, ROOM) });
    }

    expect(edged.some(({ isEdged }) => isEdged)).toBe(true);
    for (const { isEdged, size } of edged)
      if (isEdged) expect(size).toBeGreaterThanOrEqual(LEAST_IN_VIEW.wide);
  });

  it('has room for its pad where nothing is charted, or none', () => {
    const box = { x: 0, y: 0, columns: 6, rows: 6 };
    const all: Cell[] = Array.from({ length: 36 }, (_, i) => ({ x: i % 6, y: Math.floor(i / 6) }));
    const without = (far: (cell: Cell) => boolean) => all.filter((cell) => !far(cell));

    expect(quietCorner(box, all)).toBeUndefined();
    expect(
      quietCorner(
        box,
        without(({ x, y }) => x < 2 && y > 3),
      ),
    ).toBe('bottom-left');
  });
});
