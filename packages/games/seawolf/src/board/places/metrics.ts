/** The board's own units: tiles, the gap between them, the margin that holds neatline and letters. */
export const TILE = 172;
export const GAP = 4;
/** Below this many pixels for a tile the neatline, coordinates and names fall away. */
export const LEAST_TILE = 110;
export const MARGIN = 34;
/** From one tile to the next; the map repeats itself after as many as it has columns. */
export const PITCH = TILE + GAP;
/** A tile is a scene above a tray of bone. */
export const SCENE = 128;
export const TRAY = TILE - SCENE;

/** Goods in the tray of a sea tile, from the left; a cannon comes after them. */
const GOOD_STEP = 39;
export const goodStart = (index: number): number => 8 + index * GOOD_STEP;
export const cannonStart = (goods: number): number => 21 + goods * GOOD_STEP;
/** The action disc of a sea tile. */
export const DISC = { cx: TILE - 25, cy: 36, r: 20 } as const;
/** The slots of a port share the width of its tray. */
export const slotWidth = (slots: number): number => (TILE - 5) / slots;
export const slotStart = (slot: number, slots: number): number => 3 + slot * slotWidth(slots);

export const sheetSize = (columns: number): number => MARGIN * 2 + columns * PITCH - GAP;

/** The upper left corner of a tile's row or column. */
export const tileStart = (index: number): number => MARGIN + index * PITCH;
