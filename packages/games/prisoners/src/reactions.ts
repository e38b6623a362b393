import type { Game, Seat, Seen } from '@quarterdeck/kernel';
import type { Kinds } from './model/state.ts';

const toWhat = (g: Seen<Kinds['state']>, seat: Seat): 'own' | 'attacked' | 'others' => {
  if (g.engagement?.targetSeat === seat) return 'attacked';
  return g.engagement?.attackerSeat === seat ? 'own' : 'others';
};

/** Windows in which everybody may react to somebody's attack (TP-166, TP-193). */
export const reactions: NonNullable<Game<Kinds>['reactions']> = {
  'engagement/maneuvers': toWhat,
  'engagement/aftermath': toWhat,
};
