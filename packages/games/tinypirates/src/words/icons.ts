import { at, byId } from '@quarterdeck/kernel';
import type { Say } from '@quarterdeck/kernel/say';
import type { Kinds } from '../model/state.ts';
import type { BonusKind, Order } from '../pack/components.ts';
import { captainActions } from '../rules/bonus.ts';
import { orderOf } from '../rules/fleet.ts';
import type { ENGLISH } from './english.ts';

type Icons = NonNullable<Say<Kinds, typeof ENGLISH>['icon']>;

/** By the names of the board's own symbols. */
export const ORDER_ICONS = {
  hideOut: 'harbor',
  plunder: 'cutlasses',
  trade: 'scales',
  crewUp: 'pawn',
  search: 'hunt',
  attack: 'cannon',
} as const satisfies Record<Order, string>;

export const ACTION_ICONS = {
  ...ORDER_ICONS,
  bury: 'cross',
  tradeSpecial: 'scales',
  exchange: 'crate',
  sailNavy: 'ship-frigate',
  sailMerchant: 'ship-brig',
  gainGold: 'coin',
  reroll: 'hit',
  reassign: 'deckhand',
  sail: 'sail',
} as const satisfies Record<BonusKind | 'hideOut', string>;

/** Words of the page's own icon table. */
export const icons: Icons = {
  'wheel/order': (g, { stop }, { pirate }) => ORDER_ICONS[at(at(g.pirates, pirate).orders, stop)],
  'turn/execute': (g, choice) =>
    choice.do === 'execute' ? ORDER_ICONS[orderOf(g, g.turn.pirate)] : undefined,
  'sail/step': (_, choice) => {
    if (choice.do === 'stop') return undefined;
    return choice.do === 'calm-to' ? 'storm' : 'sail';
  },
  'battle/sure-fire': (_, choice) => (choice.do === 'sure-fire' ? 'fuse' : undefined),
  'bonus/choose': (g, choice) => {
    if (choice.do === 'end') return undefined;
    const actions =
      choice.do === 'captain-bonus'
        ? captainActions(g, at(g.pirates, g.turn.pirate))
        : byId(g.printed.crew, choice.card).actions;
    return ACTION_ICONS[at(actions, choice.place).kind];
  },
};
