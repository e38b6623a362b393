import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import { COLOURS, type PirateId } from '../../index.ts';
import type { TinypiratesScene } from '../scene.ts';

/** The Solo Pirate takes the first colour that nobody uses (TE-S118). */
export const colourOf = (
  { seats }: Pick<TinypiratesScene, 'seats'>,
  pirate: PirateId,
): SeatColour =>
  seats[pirate]?.colour ??
  COLOURS.find((free) => seats.every(({ colour }) => colour !== free)) ??
  'blue';
