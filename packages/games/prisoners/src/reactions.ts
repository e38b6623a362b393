import type { Game } from '@quarterdeck/kernel';
import type { Kinds } from './model/state.ts';

/** Windows in which everybody may react to somebody's attack (TP-166, TP-193), and who is attacked. */
export const reactions: NonNullable<Game<Kinds>['reactions']> = {
  'engagement/maneuvers': (g, seat) => g.engagement?.targetSeat === seat,
  'engagement/aftermath': (g, seat) => g.engagement?.targetSeat === seat,
};
