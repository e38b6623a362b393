// Chapter 7.2, Trade: TE-111 to TE-120

import type { Act, Chapter } from '@quarterdeck/kernel';
import { at, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { Booty } from '../pack/components.ts';
import type { PirateId } from '../pack/fields.ts';
import { returnCrate } from './bag.ts';
import { answersFor, shipAt } from './fleet.ts';
import { gainGold } from './gains.ts';
import { mapCardAt } from './geometry/map-cards.ts';
import { cratesAboard, unload } from './hold.ts';

/** TE-113, TE-118 */
export const marketValue = (g: Tinypirates, booty: Booty): number =>
  at(g.printed.market, g.market.indexOf(booty));

/** TE-111 */
export function whyNoTrade(g: Tinypirates, pirate: PirateId): ClauseId | null {
  const { market } = mapCardAt(g, shipAt(g, pirate));
  return market === null || cratesAboard(g, pirate, market) === 0 ? 'TE-111' : null;
}

/** What the Market of the ship's card buys. */
function boughtHere(g: Tinypirates, pirate: PirateId): Booty {
  const { market } = mapCardAt(g, shipAt(g, pirate));
  if (market === null) throw new Error('trade: no Market on the card');
  return market;
}

/** TE-112 */
const mostToSell = (g: Tinypirates, pirate: PirateId): number =>
  Math.min(cratesAboard(g, pirate, boughtHere(g, pirate)), g.printed.content.market.cratesPerTrade);

export function trade(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  if (mostToSell(g, pirate) === 1) sell(g, pirate, 1, act);
  else act.next('trade/sell', { pirate });
}

/** TE-113, TE-115, TE-119 */
function sell(g: Draft, pirate: PirateId, count: number, act: Act<Kinds>): void {
  const booty = boughtHere(g, pirate);
  const gold = count * marketValue(g, booty);
  for (let crate = 0; crate < count; crate++) {
    unload(g, pirate, booty);
    returnCrate(g, booty);
  }
  act.emit('TE-113', 'crates-sold', { pirate, booty, count, gold, space: shipAt(g, pirate) });
  gainGold(g, pirate, gold, 'TE-113', act);
  shiftMarket(g, booty, act);
}

/** TE-116, TE-117 */
export function shiftMarket(g: Draft, booty: Booty, act: Act<Kinds>): void {
  const spot = g.market.indexOf(booty);
  if (spot === 0) return;
  g.market.splice(spot, 1);
  g.market.unshift(booty);
  act.emit('TE-116', 'market-shifted', { booty, market: [...g.market] });
}

export const trading: Chapter<Kinds, 'trade'> = {
  'trade/sell': decision({
    seat: (g, { pirate }) => answersFor(g, pirate),
    choices: (g, { pirate }, offer) => {
      const most = mostToSell(g, pirate);
      for (let count = 1; count <= most; count++) offer({ do: 'sell', count });
    },
    answer: (g, { pirate }, { count }, act) => sell(g, pirate, count, act),
  }),
};
