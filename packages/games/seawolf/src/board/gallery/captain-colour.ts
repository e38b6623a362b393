import { SEAT_COLOURS, type SeatColour } from '@quarterdeck/board-kit/drawings';

/** Captains are named by their colour in the pack; a colour of a pack's own sails white. */
export const captainColour = (id: string): SeatColour =>
  SEAT_COLOURS.find((colour) => colour === id) ?? 'white';
