import type { Direction, Suit, Terrain } from '../../index.ts';

/** A space as it lies on the map: its current points where the turned tile has it point. */
export type SpaceFace = {
  readonly terrain: Terrain;
  readonly treasure: number;
  readonly tailwind: number | null;
  readonly current: Direction | null;
};

/** A space of a tile as it lies: its column and row in the tile, 0 or 1. */
type PlacedSpace = {
  readonly column: number;
  readonly row: number;
  readonly face: SpaceFace;
};
/** A sandbar lies on the edge between two spaces of its tile. */
export type PlacedBar = {
  readonly from: { readonly column: number; readonly row: number };
  readonly to: { readonly column: number; readonly row: number };
};

export type TileFace = {
  /** Names the tile, and so its coast. */
  readonly id: string;
  readonly suit: Suit;
  readonly spaces: readonly PlacedSpace[];
  readonly bars: readonly PlacedBar[];
};
