// Captain and Crew Cards in words and signs.

import type { KeyOf, Words } from '@quarterdeck/board-kit';
import type { BonusAction, CardPrint, Tinypirates } from '../../index.ts';
import type { TINYPIRATES_TABLE_EN } from '../en-table.ts';
import type { TinypiratesSymbol } from '../signs/symbol.ts';
import { ORDER_SIGN } from './orders.ts';

export const ACTION_SIGN = {
  bury: 'cross',
  plunder: ORDER_SIGN.plunder,
  trade: ORDER_SIGN.trade,
  crewUp: ORDER_SIGN.crewUp,
  search: ORDER_SIGN.search,
  attack: ORDER_SIGN.attack,
  tradeSpecial: 'scales',
  exchange: 'crate',
  sailNavy: 'ship-frigate',
  sailMerchant: 'ship-brig',
  gainGold: 'coin',
  reroll: 'hit',
  reassign: 'deckhand',
  sail: 'sail',
} as const satisfies Record<BonusAction['kind'], TinypiratesSymbol>;

type Press = {
  readonly words: Words<KeyOf<typeof TINYPIRATES_TABLE_EN>>;
  readonly printed: Tinypirates['printed'];
};

/** "Rum + Sugarcane for 8 Gold", "2 Gold", "Plunder" */
const actionName = ({ words, printed }: Press, action: BonusAction): string => {
  switch (action.kind) {
    case 'tradeSpecial':
      return words('boards.tinypirates.table.actions.tradeSpecial', {
        give: action.give.map((booty) => printed.content.booty[booty].name).join(' + '),
        gold: action.gold,
      });
    case 'gainGold':
      return words('boards.tinypirates.table.actions.gainGold', { gold: action.gold });
    case 'reroll':
      return words('boards.tinypirates.table.actions.reroll', { faces: action.faces.join(', ') });
    case 'sailNavy':
    case 'sailMerchant':
      return words(`boards.tinypirates.table.actions.${action.kind}`, { count: action.distance });
    default:
      return words(`boards.tinypirates.table.actions.${action.kind}`);
  }
};

/** "Bury, Plunder" */
export const actionsName = (press: Press, { actions }: CardPrint): string =>
  actions.map((action) => actionName(press, action)).join(', ');

/** "Die symbols 2, 4" or "1 automatic hit" */
const symbolsName = ({ words }: Press, { symbols, autoHits }: CardPrint): string =>
  [
    ...(symbols.length === 0
      ? []
      : [words('boards.tinypirates.table.symbols', { faces: symbols.join(', ') })]),
    ...(autoHits === 0 ? [] : [words('boards.tinypirates.table.autoHits', { count: autoHits })]),
  ].join(', ');

/** "Trade: Bury, Plunder. Die symbols 2, 4, 6." */
export const cardText = (press: Press, card: CardPrint): string =>
  `${press.printed.content.orders[card.trigger].name}: ${actionsName(press, card)}. ${symbolsName(press, card)}.`;
