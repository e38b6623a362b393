// The fields that state, frames and events share.

import type { Id } from '@quarterdeck/kernel';
import { id, word } from '@quarterdeck/kernel';
import { DIRECTIONS, FACTIONS, FIGURE_KINDS, POWERS } from './components.ts';

/** A figure of the match, by its place in `g.figures`. */
export type FigureId = Id<'figure'>;

export const tile = id('tile');
export const region = id('region');
export const space = id('space');
export const figure = id('figure');
export const card = id('card');
export const plan = id('plan');
export const slot = id('slot');
export const reward = id('reward');
export const direction = word(DIRECTIONS);
export const faction = word(FACTIONS);
export const power = word(POWERS);
export const figureKind = word(FIGURE_KINDS);

/** What the owner of an anchoring Flagship may have besides the terrain: AH-154, AH-194. */
export const ANCHOR_BONUSES = ['none', 'patrol', 'comrades'] as const;
export type AnchorBonus = (typeof ANCHOR_BONUSES)[number];
export const anchorBonus = word(ANCHOR_BONUSES);

/** Who is who in a battle (AH-112). */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export const side = word(SIDES);

/** When Crew may be used besides as an action: AH-257, AH-260, AH-250, AH-262, AH-268, AH-248. */
export const MOMENTS = [
  'beforeBattle',
  'afterRoll',
  'afterVictory',
  'cannonsLoaded',
  'afterRepair',
  'damageDealt',
] as const;
export type Moment = (typeof MOMENTS)[number];
export const moment = word(MOMENTS);
