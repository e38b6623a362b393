import type { ClauseId } from '../clauses.gen.ts';
import type { Card, Cargo, ExtensionType, Good, Loot, OrdinaryGood } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';

export type Offer<C> = (choice: C) => void;
/** A whole kind of choice, by its `do` alone. */
export type KindOf<C extends { readonly do: string }> = C extends unknown
  ? { readonly do: C['do'] }
  : never;
/** A denial may name a whole kind of choice by its `do` alone. */
export type Deny<C extends { readonly do: string }> = (
  choice: C | KindOf<C>,
  clause: ClauseId,
) => void;

export type LayOrders = { readonly do: 'lay'; readonly cards: readonly Card[] };

/** SW-167, SW-168: a good on a slot, or a cocoa across this slot and the next one. */
export type Unload =
  | { readonly do: 'unload'; readonly slot: number; readonly good: Good }
  | { readonly do: 'unload-across'; readonly slot: number };

/** SW-147: one swap of the goods-and-rum trade. */
export type Swap =
  | { readonly do: 'give-good'; readonly good: Good }
  | { readonly do: 'give-rum'; readonly good: Good };

/** SW-142 to SW-160, SW-258: what may be done in place of, or as, the tile action. */
export type TileAction =
  | { readonly do: 'extend'; readonly type: ExtensionType }
  | Swap
  | { readonly do: 'trade'; readonly give: Good; readonly gain: readonly Good[] }
  | { readonly do: 'gain-rum' }
  | { readonly do: 'gain-thaler' }
  | { readonly do: 'find-peace' }
  | { readonly do: 'market'; readonly good: Good };

/** Every answer to every question. Types only: the offer list is the check. */
export type SeawolfChoices = {
  'setup/place-pirate': { readonly do: 'place'; readonly tile: TileId };
  'setup/place-ship': { readonly do: 'place'; readonly tile: TileId };
  'sterns/choose-extension': { readonly do: 'extend'; readonly type: ExtensionType };
  'sterns/choose-cargo':
    | { readonly do: 'rum-alone' }
    | { readonly do: 'rum-and-good'; readonly good: OrdinaryGood };
  'orders/emergency':
    | { readonly do: 'decline' }
    | { readonly do: 'exchange'; readonly goods: readonly Good[] };
  'orders/choose': LayOrders;
  'actions/choose':
    | { readonly do: 'end' }
    | { readonly do: 'load'; readonly good: OrdinaryGood }
    | { readonly do: 'take-cannon' }
    | TileAction
    | Unload;
  'hold/discard': { readonly do: 'discard'; readonly cargo: Cargo };
  'islands/trade-on': { readonly do: 'done' } | Swap;
  'ports/unload': { readonly do: 'done' } | Unload;
  'ports/load-rum': { readonly do: 'load-rum'; readonly rum: number };
  'battle/keep-peace': { readonly do: 'keep-peace' } | { readonly do: 'fight' };
  'pirate/pay': { readonly do: 'pay'; readonly loot: Loot };
  'captains/loot': { readonly do: 'take'; readonly loot: Loot } | { readonly do: 'leave' };
};
