// What the Orders bring, in Gold.

import { at, unreachable } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { SpaceId } from '../pack/fields.ts';
import type { MapCardPrint } from '../pack/printed.ts';
import { buriedBy } from '../rules/fleet.ts';
import { areAboard, type Deal } from '../rules/special-trade.ts';
import { marketValue } from '../rules/trading.ts';
import { attackWorth } from './battle.ts';
import type { Scales } from './weights.ts';

/** Where something may be done, with the Map Card there, so that it is looked up once. */
export type Place = { readonly space: SpaceId; readonly card: MapCardPrint };

/** What a Market gives for a crate, beyond what it is worth aboard. */
const soldFor = (g: Tinypirates, w: Scales, { hold }: Pirate, { market }: MapCardPrint): number => {
  if (market === null || !hold.includes(market)) return 0;
  return (1 - w.hold.aboard) * marketValue(g, market) + w.orders.sold;
};

function tradeWorth(g: Tinypirates, w: Scales, pirate: Pirate, card: MapCardPrint): number {
  const each = soldFor(g, w, pirate, card);
  if (each === 0) return 0;
  let count = 0;
  for (const crate of pirate.hold) if (crate === card.market) count++;
  return count * each;
}

function hideOutWorth({ orders }: Scales, pirate: Pirate, { cove }: MapCardPrint): number {
  if (!cove) return 0;
  let worth = orders.outOfRepair * pirate.deckhands.repair;
  for (const manned of pirate.wheel) if (manned) worth += orders.offTheWheel;
  return worth;
}

function plunderWorth(
  g: Tinypirates,
  { orders }: Scales,
  { hold }: Pirate,
  card: MapCardPrint,
): number {
  const drawn = card.settlement;
  const loaded = Math.min(drawn, g.printed.limits.crates - hold.length);
  return orders.drawn * loaded + orders.withoutRoom * (drawn - loaded);
}

/** What carrying out an Order there would bring. */
export function orderWorth(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  order: Order,
  here: Place,
): number {
  switch (order) {
    case 'hideOut':
      return hideOutWorth(w, pirate, here.card);
    case 'plunder':
      return plunderWorth(g, w, pirate, here.card);
    case 'trade':
      return tradeWorth(g, w, pirate, here.card);
    case 'crewUp':
      return pirate.crew.length < g.printed.limits.crew ? w.orders.hired : w.orders.replaced;
    case 'search':
      return at(g.sea, here.space).searched ? 0 : w.orders.search;
    case 'attack':
      return attackWorth(g, w, pirate.pirate, here.space, true);
    default:
      return unreachable(order);
  }
}

/** What burying there would bring, with this much more Gold. */
export function buryWorth(
  g: Tinypirates,
  { treasure }: Scales,
  pirate: Pirate,
  here: Place,
  more: number,
): number {
  const {
    space,
    card: { bury },
  } = here;
  if (bury === null || at(g.sea, space).treasure !== null || g.navy === space) return 0;
  if (buriedBy(g, pirate.pirate) >= g.printed.limits.treasuresToWin) return 0;
  const gold = Math.min(pirate.gold + more, g.printed.limits.gold);
  return gold < bury ? 0 : treasure - bury;
}

/** A special trade there (TE-209, TE-210), beyond what the crates are worth aboard. */
export function dealWorth(
  g: Tinypirates,
  { hold: { aboard } }: Scales,
  pirate: Pirate,
  deal: Deal,
  here: Place,
): number {
  const { market } = here.card;
  if (market === null || !deal.give.includes(market) || !areAboard(deal.give, pirate.hold))
    return 0;
  let worth = deal.gold;
  for (const crate of deal.give) worth -= aboard * marketValue(g, crate);
  return worth;
}

/** What the Market would have given for those crates of a special trade that it buys. */
export function saleSpoilt(
  g: Tinypirates,
  w: Scales,
  pirate: Pirate,
  { give }: Deal,
  here: Place,
): number {
  const { market } = here.card;
  const each = soldFor(g, w, pirate, here.card);
  return give.reduce((sum, crate) => (crate === market ? sum + each : sum), 0);
}
