/** The board's own units: a space, and the margin that holds neatline and letters. */
export const SPACE = 116;
export const MARGIN = 34;
/** A region is two spaces square. */
export const REGION = 2 * SPACE;

export type Spot = { readonly x: number; readonly y: number };

/** Below this many pixels for a space the neatline, coordinates and names fall away. */
export const LEAST_SPACE = 34;

/** The part of the sea that is drawn, in spaces. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly rows: number;
};

/** A space of a large screen is never drawn with fewer pixels, nor one of a phone: the map is moved then. */
export const LEAST_IN_VIEW = { wide: 84, phone: 81 } as const;
