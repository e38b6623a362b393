// Trade Special Booty: TE-209 to TE-212

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { Booty } from '../pack/components.ts';
import type { PirateId } from '../pack/fields.ts';
import { returnCrate } from './bag.ts';
import { pirateOf, shipAt } from './fleet.ts';
import { gainGold } from './gains.ts';
import { mapCardAt } from './geometry/map-cards.ts';

export type Deal = { readonly give: readonly Booty[]; readonly gold: number };

/** TE-209, TE-210: it needs all of the crates, and a Market that buys one of them. */
export function whyNoSpecialTrade(
  g: Tinypirates,
  pirate: PirateId,
  { give }: Deal,
): ClauseId | null {
  const { market } = mapCardAt(g, shipAt(g, pirate));
  if (market === null || !give.includes(market)) return 'TE-210';
  return areAboard(give, pirateOf(g, pirate).hold) ? null : 'TE-209';
}

/** TE-209: each as often as it is listed. */
export function areAboard(give: readonly Booty[], hold: readonly Booty[]): boolean {
  const left = [...hold];
  return give.every((type) => takeOut(left, type));
}

/** TE-211: the Market stays as it is. */
export function specialTrade(
  g: Draft,
  pirate: PirateId,
  { give, gold }: Deal,
  act: Act<Kinds>,
): void {
  const { hold } = pirateOf(g, pirate);
  for (const type of give) {
    takeOut(hold, type);
    returnCrate(g, type);
  }
  const space = shipAt(g, pirate);
  act.emit('TE-209', 'special-trade-made', { pirate, crates: [...give], gold, space });
  gainGold(g, pirate, gold, 'TE-209', act);
}

function takeOut(hold: Booty[], type: Booty): boolean {
  const place = hold.indexOf(type);
  if (place >= 0) hold.splice(place, 1);
  return place >= 0;
}
