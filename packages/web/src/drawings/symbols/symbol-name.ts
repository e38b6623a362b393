import type { AHOY_ONLY } from '../../boards/ahoy/symbols.tsx';
import type { DOUBLOONS_ONLY } from '../../boards/doubloons/symbols.tsx';
import type { PRISONERS_ONLY } from '../../boards/prisoners/symbols.tsx';
import type { SEAWOLF_ONLY } from '../../boards/seawolf/symbols.tsx';
import type { TINYPIRATES_ONLY } from '../../boards/tinypirates/symbols.tsx';
import type { COVER_PIECES } from './cover-pieces.tsx';
import type { CREW_AND_MARKS } from './crew-and-marks.tsx';
import type { EMBLEMS } from './emblems.tsx';
import type { INTERFACE } from './interface.tsx';
import type { PIECES } from './pieces.tsx';
import type { SHIPS } from './ships.tsx';

export type InterfaceSign = keyof typeof INTERFACE;
export type ShipSymbol = keyof typeof SHIPS;

/** Types only: a name that no sprite holds does not compile, and no drawing is loaded for it. */
export type SymbolName =
  | InterfaceSign
  | ShipSymbol
  | keyof typeof AHOY_ONLY
  | keyof typeof COVER_PIECES
  | keyof typeof CREW_AND_MARKS
  | keyof typeof DOUBLOONS_ONLY
  | keyof typeof EMBLEMS
  | keyof typeof PIECES
  | keyof typeof PRISONERS_ONLY
  | keyof typeof SEAWOLF_ONLY
  | keyof typeof TINYPIRATES_ONLY;
