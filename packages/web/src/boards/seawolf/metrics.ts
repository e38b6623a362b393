/** The board's own units: tiles, the gap between them, the margin that holds neatline and letters. */
export const TILE = 172;
export const GAP = 4;
export const MARGIN = 34;
/** A tile is a scene above a tray of bone. */
export const SCENE = 128;
export const TRAY = TILE - SCENE;

export const sheetSize = (columns: number): number =>
  MARGIN * 2 + columns * TILE + (columns - 1) * GAP;

/** The upper left corner of a tile's row or column. */
export const tileStart = (index: number): number => MARGIN + index * (TILE + GAP);

export const COLUMN_LETTERS = ['A', 'B', 'C', 'D'] as const;
