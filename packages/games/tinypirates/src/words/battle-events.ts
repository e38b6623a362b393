import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { ENGLISH } from './english.ts';
import {
  bootyName,
  crewName,
  damageOfCard,
  faces,
  merchantName,
  merchantSubject,
  placeName,
  put,
  who,
  whom,
} from './names.ts';

type Events = Say<Kinds, typeof ENGLISH>['event'];

export const battleEvents: Pick<
  Events,
  | 'attack-begun'
  | 'dice-rolled'
  | 'dice-rerolled'
  | 'sure-fire-used'
  | 'damage-dealt'
  | 'merchant-answered'
  | 'merchant-sunk'
  | 'merchant-escaped'
  | 'battle-won'
  | 'battle-tied'
  | 'merchant-card-replaced'
  | 'merchant-card-kept'
  | 'merchant-reset'
  | 'merchant-loaded'
> = {
  'attack-begun': ({ pirate, merchant, defender, space }, g) => {
    const words = { who: who(g, pirate), place: placeName(g, space) };
    if (merchant !== null)
      return put('event.attack-merchant', { ...words, merchant: merchantName(merchant) });
    if (defender === null) throw new Error('events: an attack on nobody');
    return put('event.attack-pirate', { ...words, whom: whom(g, defender) });
  },
  'dice-rolled': ({ pirate, dice }, g) =>
    put('event.dice-rolled', { who: who(g, pirate), dice: faces(dice) }),
  'dice-rerolled': ({ pirate, card, dice }, g) =>
    put('event.dice-rerolled', {
      who: who(g, pirate),
      crew: crewName(g, card),
      dice: faces(dice),
    }),
  'sure-fire-used': ({ pirate, die, from, to }, g) =>
    put('event.sure-fire-used', { who: who(g, pirate), die: die + 1, from, to }),
  'damage-dealt': ({ pirate, matched, cannons, hits, damage }, g) =>
    put('event.damage-dealt', { who: who(g, pirate), matched, cannons, hits, damage }),
  'merchant-answered': ({ merchant, damage }) =>
    put('event.merchant-answered', { merchant: merchantSubject(merchant), damage }),
  'merchant-sunk': ({ pirate, merchant, crate, gold }, g) =>
    put('event.merchant-sunk', {
      who: who(g, pirate),
      merchant: merchantName(merchant),
      booty: bootyName(g, crate),
      gold,
    }),
  'merchant-escaped': ({ pirate, merchant, tied }, g) =>
    put(tied ? 'event.merchant-tied' : 'event.merchant-escaped', {
      merchant: merchantSubject(merchant),
      whom: whom(g, pirate),
    }),
  'battle-won': ({ pirate, loser }, g) =>
    put('event.battle-won', { who: who(g, pirate), whom: whom(g, loser) }),
  'battle-tied': ({ pirate, defender }, g) =>
    put('event.battle-tied', { who: who(g, pirate), whom: whom(g, defender) }),
  'merchant-card-replaced': ({ merchant, card }, g) =>
    put('event.merchant-card-replaced', {
      merchant: merchantSubject(merchant),
      damage: damageOfCard(g, card),
    }),
  'merchant-card-kept': ({ merchant, card }, g) =>
    put('event.merchant-card-kept', {
      merchant: merchantSubject(merchant),
      damage: damageOfCard(g, card),
    }),
  'merchant-reset': ({ merchant, space }, g) =>
    put('event.merchant-reset', {
      merchant: merchantSubject(merchant),
      place: placeName(g, space),
    }),
  'merchant-loaded': ({ merchant, crate }, g) =>
    put('event.merchant-loaded', {
      merchant: merchantSubject(merchant),
      booty: bootyName(g, crate),
    }),
};
