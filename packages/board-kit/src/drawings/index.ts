export { type CoastShape, coastline, Waterlined } from './coast.tsx';
export { CoverFrame, CoverSea, CoverSheet, CoverTitle, Rays } from './cover-sheet.tsx';
export { Die, HitDie, type HitFace, type Pips } from './dice.tsx';
export { Emblem, EmblemStack } from './emblem.tsx';
export { engraver } from './engraver.ts';
export { HoistedFlag, SeatFlag } from './flag.tsx';
export { type Point, tenth } from './geometry.ts';
export { Neatline } from './neatline.tsx';
export { PaperCard, Sheet, Token } from './paper.tsx';
export { inked, pen } from './pen.ts';
export {
  DARK_INK,
  darkSail,
  Icon,
  Piece,
  paint,
  type SymbolPaint,
} from './piece.tsx';
export { Rose } from './rose.tsx';
export {
  EMBLEM_OF,
  hatchFill,
  SEAT_COLOURS,
  type SeatColour,
  seatFill,
  seatInk,
} from './seat-colours.ts';
export { Ship, type ShipKind } from './ship.tsx';
export { CoreSprite, Sprite } from './sprite.tsx';
export { CREW_AND_MARKS } from './symbols/crew-and-marks.tsx';
export { DETAIL, Detail, drawn, Hair, INK, OUTLINE, Outline } from './symbols/pens.tsx';
export { PIECES } from './symbols/pieces.tsx';
export type { InterfaceSign, SharedSymbol } from './symbols/symbol-name.ts';
export type { SymbolTable } from './symbols/symbol-table.ts';
export { Course, Disc, MiniCard, Vignette, VignetteSea } from './vignette.tsx';
export { SeaBand, Surface, Waves } from './waves.tsx';
