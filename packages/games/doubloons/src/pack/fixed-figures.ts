import { fixedFigures } from '@quarterdeck/kernel/pack';
import { CONTENT } from './content.ts';

/** Pieces and reminders of the box that decide nothing. */
export const FIXED_FIGURES = fixedFigures(CONTENT, [
  'modules.legendaryGhostShip.maxPlayers',
  'modules.legendaryGhostShip.recommendedAt.*',
  'counts.standard.boards',
  'counts.standard.pillageTokens',
  'counts.standard.attackDice',
  'counts.standard.protectionOrbTokens',
  'counts.standard.initiativeTokens',
  'counts.standard.referenceCards',
  'counts.standard.rulebooks',
  'counts.modules.compassTokens',
  'counts.modules.landmarkOldMystic',
  'counts.modules.landmarkObsidianCradle',
]);
