// Captain and Crew Cards in words, as they are printed.

import { unreachable } from '@quarterdeck/kernel';
import type { Message } from '@quarterdeck/kernel/say';
import type { BonusAction } from '../pack/effect-shape.ts';
import type { CardPrint, Printed } from '../pack/printed.ts';
import { bootyName, orderName, put } from './names.ts';

/** Who says what is printed: a table, or a gallery without one. */
export type Press = {
  readonly speaker: { readonly words: (message: Message) => string };
  readonly printed: Printed;
};

/** "Rum + Sugarcane for 8 Gold", "2 Gold", "Plunder": shorter than on a button. */
const actionMessage = (printed: Printed, action: BonusAction): Message => {
  switch (action.kind) {
    case 'tradeSpecial':
      return put('see.actions.trade-special', {
        give: action.give.map((booty) => bootyName({ printed }, booty)).join(' + '),
        gold: action.gold,
      });
    case 'gainGold':
      return put('see.actions.gain-gold', { gold: action.gold });
    case 'reroll':
      return put('see.actions.reroll', { faces: action.faces.join(', ') });
    case 'sailNavy':
      return put('see.actions.sail-navy', { count: action.distance });
    case 'sailMerchant':
      return put('see.actions.sail-merchant', { count: action.distance });
    case 'exchange':
      return put('see.actions.exchange');
    case 'bury':
    case 'reassign':
    case 'sail':
      return put(`action.${action.kind}`);
    case 'plunder':
    case 'trade':
    case 'crewUp':
    case 'search':
    case 'attack':
      return put('plain', { text: orderName({ printed }, action.kind) });
    default:
      return unreachable(action);
  }
};

/** "Bury, Plunder" */
export const actionsName = ({ speaker, printed }: Press, { actions }: CardPrint): string =>
  actions.map((action) => speaker.words(actionMessage(printed, action))).join(', ');

/** "Die symbols 2, 4" or "1 automatic hit" */
const symbolsName = ({ speaker }: Press, { symbols, autoHits }: CardPrint): string =>
  [
    ...(symbols.length === 0
      ? []
      : [speaker.words(put('see.symbols', { faces: symbols.join(', ') }))]),
    ...(autoHits === 0 ? [] : [speaker.words(put('see.auto-hits', { count: autoHits }))]),
  ].join(', ');

/** "Trade: Bury, Plunder. Die symbols 2, 4, 6." */
export const cardText = (press: Press, card: CardPrint): string =>
  `${orderName(press, card.trigger)}: ${actionsName(press, card)}. ${symbolsName(press, card)}.`;
