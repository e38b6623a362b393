import { fixedFigures } from '@quarterdeck/kernel/pack';
import { CONTENT } from './content.ts';

/** Pieces and reminders of the box that decide nothing. */
export const FIXED_FIGURES = fixedFigures(CONTENT, [
  'board.regions.*.startingHexes',
  'colors.*.playerSheets',
  'counts.levelFlags.levels.*',
  'counts.levelFlags.perLevel',
  'counts.levelFlags.limiting',
  'counts.territoryAndDrawMarkers.limiting',
  'counts.territoryAndDrawMarkers.total',
  'counts.dice.limiting',
  'counts.explodingSquidsPiece.total',
  'counts.exploreAndExpandCard.total',
  'counts.takeNoPrisonersCard.total',
  'counts.playerSheets.total',
  'counts.board.total',
  'ruleCards.*.allows.*',
  'setup.destinationsPlaced.*.min',
  'setup.destinationsPlaced.*.max',
  'specialPieces.explodingSquids.count',
  'steps.turn.*.step',
  'steps.turn.*.optional',
  'steps.engagement.*.step',
]);
