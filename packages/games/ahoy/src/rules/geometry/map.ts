import { at } from '@quarterdeck/kernel';
import { DIRECTIONS, type Direction, type Suit, type Terrain } from '../../pack/components.ts';
import {
  type Printed,
  type PrintedSpace,
  type RegionId,
  SPACES_OF_TILE,
  type SpaceId,
  type Tile,
  type TileId,
} from '../../pack/printed.ts';
import { type Cell, cellInTile, placeInTile, stepOf, turnedDirection } from './turning.ts';

/** What these questions ask of a state: the tiles of the map, as they were placed. */
export type Chart = {
  readonly printed: Printed;
  readonly regions: readonly {
    readonly tile: TileId;
    /** The cell of its north-west corner. */
    readonly x: number;
    readonly y: number;
    /** Quarter turns, clockwise. */
    readonly turn: number;
  }[];
};

export const regionOf = (g: Chart, space: SpaceId): RegionId =>
  at(g.printed.regionIds, Math.floor(space / SPACES_OF_TILE));

const placeOf = (space: SpaceId): number => space % SPACES_OF_TILE;

export const tileOf = (g: Chart, region: RegionId): Tile =>
  at(g.printed.tiles, at(g.regions, region).tile);

const printedSpace = (g: Chart, space: SpaceId): PrintedSpace =>
  at(tileOf(g, regionOf(g, space)).spaces, placeOf(space));

export const terrainOf = (g: Chart, space: SpaceId): Terrain => printedSpace(g, space).terrain;

/** AH-105 */
export const treasureOf = (g: Chart, space: SpaceId): number => printedSpace(g, space).treasure;

/** AH-102 */
export const tailwindOf = (g: Chart, space: SpaceId): number | null =>
  printedSpace(g, space).tailwind;

/** AH-092, AH-093: the direction as the tile lies. */
export function currentOf(g: Chart, space: SpaceId): Direction | null {
  const { current } = printedSpace(g, space);
  return current === null ? null : turnedDirection(current, at(g.regions, regionOf(g, space)).turn);
}

export const suitOf = (g: Chart, region: RegionId): Suit => tileOf(g, region).suit;

export const isIsland = (g: Chart, space: SpaceId): boolean =>
  tileOf(g, regionOf(g, space)).island === placeOf(space);

export const islandOf = (g: Chart, region: RegionId): SpaceId =>
  at(g.printed.spaceIds, region * SPACES_OF_TILE + tileOf(g, region).island);

export const regionsOf = (g: Chart): readonly RegionId[] =>
  g.printed.regionIds.slice(0, g.regions.length);

export const spacesOf = (g: Chart, region: RegionId): readonly SpaceId[] =>
  g.printed.spaceIds.slice(region * SPACES_OF_TILE, (region + 1) * SPACES_OF_TILE);

export const allSpaces = (g: Chart): readonly SpaceId[] =>
  g.printed.spaceIds.slice(0, g.regions.length * SPACES_OF_TILE);

/** AH-063, AH-S83: spaces with this value, or with any. */
export const tailwindSpaces = (g: Chart, value: number | null): SpaceId[] =>
  allSpaces(g).filter((space) => {
    const tailwind = tailwindOf(g, space);
    return tailwind !== null && (value === null || tailwind === value);
  });

/** AH-246: the other Island of the suit, if it is on the map. */
export function otherIslandOfSuit(g: Chart, region: RegionId): SpaceId | undefined {
  const suit = suitOf(g, region);
  const other = regionsOf(g).find((r) => r !== region && suitOf(g, r) === suit);
  return other === undefined ? undefined : islandOf(g, other);
}

export function cellOf(g: Chart, space: SpaceId): Cell {
  const { x, y, turn } = at(g.regions, regionOf(g, space));
  const inTile = cellInTile(placeOf(space), turn);
  return { x: x + inTile.x, y: y + inTile.y };
}

export function spaceAt(g: Chart, x: number, y: number): SpaceId | undefined {
  for (let region = 0; region < g.regions.length; region++) {
    const lies = at(g.regions, region);
    const inX = x - lies.x;
    const inY = y - lies.y;
    if ((inX === 0 || inX === 1) && (inY === 0 || inY === 1))
      return at(g.printed.spaceIds, region * SPACES_OF_TILE + placeInTile(inX, inY, lies.turn));
  }
  return undefined;
}

/** AH-068, AH-091: whoever's tile it is on. */
export function neighbourOf(g: Chart, space: SpaceId, direction: Direction): SpaceId | undefined {
  const { x, y } = cellBeyond(g, space, direction);
  return spaceAt(g, x, y);
}

export function cellBeyond(g: Chart, space: SpaceId, direction: Direction): Cell {
  const { x, y } = cellOf(g, space);
  const step = stepOf(direction);
  return { x: x + step.x, y: y + step.y };
}

/** AH-069, AH-103: Sandbars lie inside a tile. */
export function isBarred(g: Chart, from: SpaceId, to: SpaceId): boolean {
  const region = regionOf(g, from);
  if (region !== regionOf(g, to)) return false;
  const here = placeOf(from);
  const there = placeOf(to);
  for (const [one, other] of tileOf(g, region).sandbars)
    if ((one === here && other === there) || (one === there && other === here)) return true;
  return false;
}

/** Where a step leads: a space, off the map (AH-070), or nowhere, across a Sandbar (AH-069). */
export function stepFrom(
  g: Chart,
  space: SpaceId,
  direction: Direction,
): SpaceId | 'off' | 'barred' {
  const to = neighbourOf(g, space, direction);
  if (to === undefined) return 'off';
  return isBarred(g, space, to) ? 'barred' : to;
}

/** AH-172: the spaces next to one, Sandbars or not. */
export const neighboursOf = (g: Chart, space: SpaceId): SpaceId[] =>
  DIRECTIONS.flatMap((direction) => neighbourOf(g, space, direction) ?? []);
