// Where a tile may lie: AH-082 to AH-086, AH-S35, AH-S85

import { at } from '@quarterdeck/kernel';
import { DIRECTIONS, type Direction } from '../../pack/components.ts';
import type { SpaceId, TileId } from '../../pack/printed.ts';
import { type Chart, cellBeyond, cellOf, islandOf, regionsOf } from './map.ts';
import { type Cell, cellInTile, stepOf } from './turning.ts';

/** A tile's north-west corner and its quarter turns, clockwise. */
export type Placement = { readonly x: number; readonly y: number; readonly turn: number };

const TURNS = [0, 1, 2, 3] as const;
/** AH-082, AH-083: the four ways in which a tile covers a cell. */
const CORNERS: readonly Cell[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

/** AH-086: nothing of the map lies where the tile would. */
export const isFree = (g: Chart, x: number, y: number): boolean =>
  !g.regions.some((lies) => Math.abs(lies.x - x) < 2 && Math.abs(lies.y - y) < 2);

/** AH-085 */
const isApart = (islands: readonly Cell[], x: number, y: number): boolean =>
  !islands.some((island) => Math.abs(island.x - x) + Math.abs(island.y - y) === 1);

const islandCells = (g: Chart): Cell[] =>
  regionsOf(g).map((region) => cellOf(g, islandOf(g, region)));

/** AH-086, AH-S35: judged before the draw; every tile has its Island in a corner, so any will do. */
export function hasPlacementInto(g: Chart, space: SpaceId, direction: Direction): boolean {
  const target = cellBeyond(g, space, direction);
  const islands = islandCells(g);
  return CORNERS.some((covers) => {
    const x = target.x - covers.x;
    const y = target.y - covers.y;
    return (
      isFree(g, x, y) && CORNERS.some((corner) => isApart(islands, x + corner.x, y + corner.y))
    );
  });
}

/** AH-081, AH-084: how the drawn tile may be turned there; nothing where it would overlap. */
export function turnsAt(g: Chart, tile: TileId, x: number, y: number): number[] {
  if (!isFree(g, x, y)) return [];
  const islands = islandCells(g);
  const { island } = at(g.printed.tiles, tile);
  return TURNS.filter((turn) => {
    const inTile = cellInTile(island, turn);
    return isApart(islands, x + inTile.x, y + inTile.y);
  });
}

/** AH-082: every way to place the drawn tile over the cell moved into. */
export function placementsInto(
  g: Chart,
  tile: TileId,
  space: SpaceId,
  direction: Direction,
): Placement[] {
  const target = cellBeyond(g, space, direction);
  return CORNERS.flatMap((covers) => {
    const x = target.x - covers.x;
    const y = target.y - covers.y;
    return turnsAt(g, tile, x, y).map((turn) => ({ x, y, turn }));
  });
}

/** AH-S85: the corners from which an added tile shares an edge with the map. */
export function originsAround(g: Chart): Cell[] {
  const islands = islandCells(g);
  const found: Cell[] = [];
  for (const lies of g.regions)
    for (const direction of DIRECTIONS) {
      const step = stepOf(direction);
      for (const slide of [-1, 0, 1]) {
        const x = lies.x + 2 * step.x + slide * Math.abs(step.y);
        const y = lies.y + 2 * step.y + slide * Math.abs(step.x);
        if (found.some((cell) => cell.x === x && cell.y === y) || !isFree(g, x, y)) continue;
        if (CORNERS.some((corner) => isApart(islands, x + corner.x, y + corner.y)))
          found.push({ x, y });
      }
    }
  return found;
}
