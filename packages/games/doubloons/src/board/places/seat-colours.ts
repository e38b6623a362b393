import type { SeatColour } from '@quarterdeck/board-kit/drawings';
import type { Ship } from '../../index.ts';
import type { DoubloonsScene } from '../scene.ts';

/** Pieces keep the colour of their chair; the legendary ghost ship has none. */
export const colourOf = (
  { seats }: DoubloonsScene,
  { ship, controller }: Ship,
): SeatColour | undefined => (controller === null ? undefined : seats[ship]?.colour);
