import { at } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Battle, Kinds, Tinypirates } from '../model/state.ts';
import type { Side } from '../pack/fields.ts';
import { damageOn } from '../rules/battle/strength.ts';
import { orderOf, shipAt } from '../rules/fleet.ts';
import { mapCardAt } from '../rules/geometry/map-cards.ts';
import { portAt } from '../rules/geometry/sea.ts';
import { merchantOf } from '../rules/npc-ships.ts';
import { stepsLeft } from '../rules/sailing.ts';
import { marketValue } from '../rules/trading.ts';
import type { ENGLISH } from './english.ts';
import {
  bootyName,
  faces,
  merchantName,
  orderName,
  placeName,
  put,
  shipName,
  wheelName,
  whom,
} from './names.ts';

type Questions = Say<Kinds, typeof ENGLISH>['question'];

function openBattle(g: Tinypirates): Battle {
  if (g.battle === null) throw new Error('questions: there is no battle');
  return g.battle;
}

/** What the dice of a side do as they lie now. */
const damageSoFar = (g: Tinypirates, side: Side): number => damageOn(g, side)?.damage ?? 0;

export const questions: Questions = {
  'setup/navy': () => put('ask.navy'),
  'setup/ship': () => put('ask.ship'),
  'setup/captain': () => put('ask.captain'),

  'wheel/order': () => put('ask.order'),
  'wheel/skip': (g, { pirate, space }) => put('ask.skip', { order: wheelName(g, pirate, space) }),
  'wheel/pick-up': (g, { pirate, space }) =>
    put('ask.pick-up', { order: wheelName(g, pirate, space) }),
  'sail/step': (g, f) => put('ask.sail', { count: stepsLeft(g, f) }),
  'jostle/choose': () => put('ask.jostled'),
  'turn/execute': (g) => {
    return put('ask.execute', {
      order: orderName(g, orderOf(g, g.turn.pirate)),
      place: placeName(g, shipAt(g, g.turn.pirate)),
    });
  },

  'hold/overflow': (g) => put('ask.overflow', { booty: bootyName(g, at(g.loading, 0)) }),
  'trade/sell': (g, { pirate }) => {
    const { market } = mapCardAt(g, shipAt(g, pirate));
    if (market === null) throw new Error('questions: a Trade without a Market');
    return put('ask.trade', { booty: bootyName(g, market), gold: marketValue(g, market) });
  },
  'crew-up/choose': (_, { hired }) => put(hired ? 'ask.crew-up-more' : 'ask.crew-up'),
  'attack/target': () => put('ask.target'),
  'battle/reroll': (g) =>
    put('ask.reroll', { dice: faces(openBattle(g).attackDice), damage: damageSoFar(g, 'attack') }),
  'battle/sure-fire': (g, { side }) => {
    const { attackDice, defenceDice } = openBattle(g);
    const damage = damageSoFar(g, side);
    return side === 'attack'
      ? put('ask.sure-fire', { dice: faces(attackDice), damage })
      : put('ask.sure-fire-defence', {
          dice: faces(defenceDice),
          damage,
          beat: damageSoFar(g, 'attack'),
        });
  },
  'sinking/port': (_, { merchant }) => put('ask.port', { merchant: merchantName(merchant) }),
  'legend/deckhand': () => put('ask.deckhand'),
  'deckhands/move': (_, { reassignment }) =>
    put(reassignment === 'hideOut' ? 'ask.hide-out' : 'ask.reassign'),

  'bonus/choose': () => put('ask.bonus'),
  'bonus/exchange': () => put('ask.exchange'),
  'bonus/merchant': () => put('ask.sail-merchant'),
  'bonus/sail-npc': (_, { ship, left }) =>
    put('ask.sail-npc', { ship: shipName(ship), count: left }),
  'ship-line/steer-merchant': (g, { merchant }) =>
    put('ask.ship-line', {
      ship: merchantName(merchant),
      place: placeName(g, portAt(g, merchantOf(g, merchant).target)),
    }),
  'ship-line/steer-navy': (g, { left }) =>
    put('ask.ship-line-navy', { whom: whom(g, g.turn.pirate), count: left }),

  'solo/cove': () => put('ask.solo-cove'),
  'solo/bury-site': () => put('ask.solo-bury'),
};
