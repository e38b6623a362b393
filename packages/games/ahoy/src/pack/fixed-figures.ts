import { fixedFigures } from '@quarterdeck/kernel/pack';
import { CONTENT } from './content.ts';

/** Pieces and reminders of the box that decide nothing. */
export const FIXED_FIGURES = fixedFigures(CONTENT, [
  'counts.counts.pocket-guide',
  'counts.counts.damage',
  'counts.counts.fame-track',
  'crew.*.optional',
]);
