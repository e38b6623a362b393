import { fixedFigures } from '@quarterdeck/kernel/pack';
import { CONTENT } from './content.ts';

/** Pieces and reminders of the box that decide nothing. */
export const FIXED_FIGURES = fixedFigures(CONTENT, [
  'counts.components.market-mat.count',
  'counts.components.navy-ship.count',
  'counts.components.booty-bag.count',
  'counts.perPlayer.captainCards',
]);
