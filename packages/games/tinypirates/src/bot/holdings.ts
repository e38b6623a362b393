import { byId } from '@quarterdeck/kernel';
// What a pirate has, in Gold.

import type { Pirate, Tinypirates } from '../model/state.ts';
import { STATIONS } from '../pack/components.ts';
import { buriedBy } from '../rules/fleet.ts';
import { areAboard } from '../rules/special-trade.ts';
import { marketValue } from '../rules/trading.ts';

/** A buried Treasure; the Gold for it is worth less as long as it is not buried. */
export const TREASURE = 16;
/** Gold beyond what the next Treasure may cost. */
const SPARE_GOLD = 0.3;
const DEAR_SITE = 11;
/** Of its value: a crate has yet to be carried to a Market, and alike ones are sold together. */
export const ABOARD = 0.5;
const ALIKE = 0.4;
/** All the crates of a special trade, with the Crew Card that makes it. */
const DEAL = 1.2;
/** Deckhands where they help; the second at one place helps less. */
const POSTED = 1.1;
const POSTED_AGAIN = 0.8;
const ON_WHEEL = 0.45;
const LEGEND = 2.2;
const SURE_FIRE = 0.7;
const TOKEN = 0.7;
const CREW_CARD = 0.5;
const SYMBOL = 0.35;
const AUTO_HIT = 1;
const MUTINY_LEFT = 0.4;
const HIDING = 0.1;

const goldWorth = (gold: number): number =>
  Math.min(gold, DEAR_SITE) + SPARE_GOLD * Math.max(0, gold - DEAR_SITE);

function holdWorth(g: Tinypirates, { hold, crew }: Pirate): number {
  let worth = 0;
  for (const card of crew)
    for (const action of byId(g.printed.crew, card).actions)
      if (action.kind === 'tradeSpecial' && areAboard(action.give, hold)) worth += DEAL;
  hold.forEach((crate, place) => {
    worth += ABOARD * marketValue(g, crate);
    if (hold.indexOf(crate) < place) worth += ALIKE;
  });
  return worth;
}

function deckhandsWorth({ deckhands, wheel }: Pirate): number {
  let worth = 0;
  for (const station of STATIONS) {
    const count = deckhands[station];
    if (count > 0) worth += POSTED + POSTED_AGAIN * (count - 1);
  }
  for (const manned of wheel) if (manned) worth += ON_WHEEL;
  return worth;
}

function cardsWorth(g: Tinypirates, { captain, crew, bloodied }: Pirate): number {
  const { crew: prints, captains } = g.printed;
  let worth = bloodied ? 0 : MUTINY_LEFT;
  if (captain !== null) worth += SYMBOL * byId(captains, captain).symbols.length;
  for (const card of crew) {
    const { symbols, autoHits } = byId(prints, card);
    worth += CREW_CARD + SYMBOL * symbols.length + AUTO_HIT * autoHits;
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

export function holdingsParts(g: Tinypirates, pirate: Pirate): readonly number[] {
  const { legend, sureFire, tokens, hiding, gold } = pirate;
  return [
    TREASURE * buriedBy(g, pirate.pirate),
    goldWorth(gold),
    holdWorth(g, pirate),
    deckhandsWorth(pirate),
    cardsWorth(g, pirate),
    LEGEND * legend,
    SURE_FIRE * sureFire,
    TOKEN * tokens.length,
    hiding ? HIDING : 0,
  ];
}

export const holdingsOf = (g: Tinypirates, pirate: Pirate): number =>
  holdingsParts(g, pirate).reduce((sum, part) => sum + part, 0);

/** The Solo Pirate's Gold counts towards its next Treasure alone (TE-339). */
export function soloHoldings(g: Tinypirates, { pirate, gold, hold, crew }: Pirate): number {
  if (g.solo === null) return 0;
  const { top } = byId(g.printed.legends, g.solo.legend);
  let cargo = 0;
  for (const crate of hold) cargo += ABOARD * marketValue(g, crate);
  return TREASURE * (buriedBy(g, pirate) + gold / top) + cargo + crew.length;
}
