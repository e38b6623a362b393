import type { Game } from '@quarterdeck/kernel';
import type { Kinds } from './model/state.ts';
import { sideOf } from './rules/battles/battle.ts';

/** The window in which plans are laid in a battle (AH-183), and who is attacked in it. */
export const reactions: NonNullable<Game<Kinds>['reactions']> = {
  'plans/at-battle': (g, seat) => sideOf(g, seat) === 'defender',
};
