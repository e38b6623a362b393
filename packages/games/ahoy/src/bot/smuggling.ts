// What a Smuggler carries, has pledged, and may win on its Rewards grid

import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Ahoy, Smuggler } from '../model/state.ts';
import type { Card, CardId } from '../pack/printed.ts';
import type { Board } from './odds.ts';
import { bestPledge, type Pledged, pledgedOf } from './pledges.ts';
import {
  fetched,
  islandsNear,
  type Load,
  type Outlook,
  oneLoad,
  outlookOf,
  twoLoads,
} from './routes.ts';
import { type Sea, seaOf } from './sea.ts';
import type { Scales } from './weights.ts';

/** What all Smugglers have before them: worked out once. */
export type Trade = { readonly sea: Sea; readonly pledged: Pledged };

export const tradeOf = (g: Ahoy, w: Scales, board: Board): Trade | undefined =>
  g.smugglers.length === 0 ? undefined : { sea: seaOf(g, w), pledged: pledgedOf(g, w, board) };

/** What is in the hold and what can be fetched from the Market, worth the more the sooner. */
export function cargoWorth(
  g: Ahoy,
  w: Scales,
  board: Board,
  { sea, pledged }: Trade,
  { seat, cargo }: Smuggler,
): number {
  const { island, inHold, underWay, fetched: market, fetchedNext } = w.cargo;
  const { limits } = g.printed.content.amounts;
  const delivered = deliveredCard(g, seat);
  const outlook = outlookOf(g, w, board, sea, seat);
  let worth = island * islandsNear(outlook) + inHold * Math.min(limits.cargo, cargo.length);
  if (delivered !== undefined)
    worth += underWay + deliveryOf(w, pledged, delivered) - w.cargo.delivered;
  const { first, second } = fetchWorth(g, w, pledged, outlook);
  let best = market * first + fetchedNext * second;
  const loads = cargo.map((card) => loadOf(w, pledged, at(g.printed.cards, card)));
  for (const [i, one] of loads.entries()) {
    best = Math.max(best, oneLoad(outlook, one) + market * first);
    for (let j = 0; j < i; j++) best = Math.max(best, twoLoads(outlook, one, at(loads, j)));
  }
  const { reach, edge, hidden } = outlook;
  if (reach > 0 && edge === 0) worth += w.cargo.mayExplore * hidden;
  return worth + best - w.cargo.stillMoving * reach;
}

/** The best two cards of the Market, by what they would be worth in the hold. */
function fetchWorth(
  g: Ahoy,
  w: Scales,
  pledged: Pledged,
  outlook: Outlook,
): { readonly first: number; readonly second: number } {
  let first = w.cargo.waiting;
  let second = w.cargo.waiting;
  for (const id of g.market) {
    const card = at(g.printed.cards, id);
    const worth = fetched(outlook, card.suit, loadOf(w, pledged, card));
    second = Math.max(second, Math.min(first, worth));
    first = Math.max(first, worth);
  }
  return { first, second };
}

/** What a card brings at the Island it goes to. */
const deliveryOf = ({ cargo }: Scales, pledged: Pledged, { suit }: Card): number =>
  cargo.delivered + cargo.rewarded + bestPledge(pledged, suit);

const loadOf = (w: Scales, pledged: Pledged, card: Card): Load => ({
  suit: card.cargo.deliver,
  worth: w.cargo.held * deliveryOf(w, pledged, card),
});

/** A card that is being delivered lies nowhere until it is pledged. */
function deliveredCard(g: Ahoy, seat: Seat): Card | undefined {
  if (g.turn?.seat !== seat) return undefined;
  let cards = g.marketDeck.length + g.market.length + g.box.length;
  for (const { crew } of g.mats) cards += crew.length;
  for (const { cargo, pledges } of g.smugglers) {
    cards += cargo.length;
    for (const pledge of pledges) cards += pledge.cards.length;
  }
  if (cards === g.printed.cards.length) return undefined;
  return g.printed.cards.find(({ id }) => !liesSomewhere(g, id));
}

const liesSomewhere = (g: Ahoy, card: CardId): boolean =>
  g.marketDeck.includes(card) ||
  g.market.includes(card) ||
  g.box.includes(card) ||
  g.mats.some(({ crew }) => crew.includes(card)) ||
  g.smugglers.some(
    ({ cargo, pledges }) =>
      cargo.includes(card) || pledges.some(({ cards }) => cards.includes(card)),
  );
