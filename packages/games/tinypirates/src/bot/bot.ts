import type { Seat } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import { holdingsOf, soloHoldings } from './holdings.ts';
import { hopeOf } from './plans.ts';

/** How much of a lead, in Gold, makes a win likely. */
const SPREAD = 6;

const prospectsOf = (g: Tinypirates, pirate: Pirate): number =>
  pirate.seat === null ? soloHoldings(g, pirate) : holdingsOf(g, pirate) + hopeOf(g, pirate);

/** A seat's share of the win: what it has and hopes for, against the others. */
export function evaluate(g: Tinypirates, seat: Seat): number {
  let own = 0;
  const worths = g.pirates.map((pirate) => {
    const worth = prospectsOf(g, pirate);
    if (pirate.seat === seat) own = worth;
    return worth;
  });
  let all = 0;
  for (const worth of worths) all += Math.exp((worth - own) / SPREAD);
  return 1 / all;
}
