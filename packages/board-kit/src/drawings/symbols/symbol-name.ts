import type { COVER_PIECES } from './cover-pieces.tsx';
import type { CREW_AND_MARKS } from './crew-and-marks.tsx';
import type { EMBLEMS } from './emblems.tsx';
import type { INTERFACE } from './interface.tsx';
import type { PIECES } from './pieces.tsx';
import type { SHIPS } from './ships.tsx';

export type InterfaceSign = keyof typeof INTERFACE;
export type ShipSymbol = keyof typeof SHIPS;

/** What every board may draw. Types only: no drawing is loaded for a name. */
export type SharedSymbol =
  | InterfaceSign
  | ShipSymbol
  | keyof typeof COVER_PIECES
  | keyof typeof CREW_AND_MARKS
  | keyof typeof EMBLEMS
  | keyof typeof PIECES;
