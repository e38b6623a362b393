// How the heraldic colours of the seats are drawn. Colour is never alone: hatching and emblem go with it.

import type { SeatColour } from '@quarterdeck/kernel';

export { SEAT_COLOURS, type SeatColour } from '@quarterdeck/kernel';

/** Emblems belong to the colour, the same in all five games, whatever a content pack suggests. */
export const EMBLEM_OF = {
  blue: 'em-anchor',
  red: 'em-star',
  yellow: 'em-sun',
  green: 'em-fish',
  purple: 'em-moon',
  black: 'em-key',
  white: 'em-lily',
} as const satisfies Record<SeatColour, string>;

export const seatFill = (colour: SeatColour): string => `var(--seat-${colour})`;
export const seatInk = (colour: SeatColour): string => `var(--on-seat-${colour})`;
/** Petra Sancta hatching; white is plain and has none. */
export const hatchFill = (colour: SeatColour): string =>
  colour === 'white' ? 'none' : `url(#hatch-${colour})`;
