// The Captain's way round the Wheel, for prices and words (TE-053 to TE-070).

import { type Pirate, wayTo } from '../../index.ts';

/** Spaces between where the Captain stands and where it would stop. */
export const skippedTo = (pirate: Pirate, stop: number): readonly number[] =>
  wayTo(pirate, stop).slice(0, -1);

/** Deckhands that a stop costs: one for each empty space skipped, none for Hide Out (TE-057, TE-065). */
export const costOf = (pirate: Pirate, stop: number): number =>
  skippedTo(pirate, stop).filter((space) => space !== 0 && pirate.wheel[space] !== true).length;

/** TE-070 */
export const crossesTo = (pirate: Pirate, stop: number): boolean => wayTo(pirate, stop).includes(0);
