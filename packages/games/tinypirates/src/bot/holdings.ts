// What a pirate has, in Gold.

import { byId } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import { STATIONS } from '../pack/components.ts';
import { buriedBy } from '../rules/fleet.ts';
import { areAboard } from '../rules/special-trade.ts';
import { marketValue } from '../rules/trading.ts';
import type { Scales } from './weights.ts';

const goldWorth = ({ gold: { enough, spare } }: Scales, gold: number): number =>
  Math.min(gold, enough) + spare * Math.max(0, gold - enough);

function holdWorth(g: Tinypirates, { hold: w }: Scales, { hold, crew }: Pirate): number {
  let worth = 0;
  for (const card of crew)
    for (const action of byId(g.printed.crew, card).actions)
      if (action.kind === 'tradeSpecial' && areAboard(action.give, hold)) worth += w.deal;
  hold.forEach((crate, place) => {
    worth += w.aboard * marketValue(g, crate);
    if (hold.indexOf(crate) < place) worth += w.alike;
  });
  return worth;
}

function deckhandsWorth({ deckhands: w }: Scales, { deckhands, wheel }: Pirate): number {
  let worth = 0;
  for (const station of STATIONS) {
    const count = deckhands[station];
    if (count > 0) worth += w.posted + w.postedAgain * (count - 1);
  }
  for (const manned of wheel) if (manned) worth += w.onWheel;
  return worth;
}

function cardsWorth(
  g: Tinypirates,
  { cards: w }: Scales,
  { captain, crew, bloodied }: Pirate,
): number {
  const { crew: prints, captains } = g.printed;
  let worth = bloodied ? 0 : w.mutinyLeft;
  if (captain !== null) worth += w.symbol * byId(captains, captain).symbols.length;
  for (const card of crew) {
    const { symbols, autoHits, actions } = byId(prints, card);
    worth += w.crew + w.symbol * symbols.length + w.autoHit * autoHits;
    for (const action of actions)
      worth += w.actions[action.kind] * (action.kind === 'gainGold' ? action.gold : 1);
  }
  return worth;
}

/** What `holdingsParts` lists. */
export const HOLDINGS: readonly string[] = [
  'treasures',
  'gold',
  'hold',
  'deckhands',
  'cards',
  'legend',
  'sure-fire',
  'tokens',
  'hiding',
];

export function holdingsParts(g: Tinypirates, w: Scales, pirate: Pirate): readonly number[] {
  const { legend, sureFire, tokens, hiding, gold } = pirate;
  return [
    w.treasure * buriedBy(g, pirate.pirate),
    goldWorth(w, gold),
    holdWorth(g, w, pirate),
    deckhandsWorth(w, pirate),
    cardsWorth(g, w, pirate),
    w.legend * legend,
    w.sureFire * sureFire,
    w.token * tokens.length,
    hiding ? w.hiding : 0,
  ];
}

export const holdingsOf = (g: Tinypirates, w: Scales, pirate: Pirate): number =>
  holdingsParts(g, w, pirate).reduce((sum, part) => sum + part, 0);

/** The Solo Pirate's Gold counts towards its next Treasure alone (TE-339). */
export function soloHoldings(
  g: Tinypirates,
  { treasure, hold: { aboard } }: Scales,
  { pirate, gold, hold, crew }: Pirate,
): number {
  if (g.solo === null) return 0;
  const { top } = byId(g.printed.legends, g.solo.legend);
  let cargo = 0;
  for (const crate of hold) cargo += aboard * marketValue(g, crate);
  return treasure * (buriedBy(g, pirate) + gold / top) + cargo + crew.length;
}
