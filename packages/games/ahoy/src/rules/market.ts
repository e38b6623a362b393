// Chapter 11, Crew and the Market: AH-143 to AH-153, AH-162, AH-163, AH-308, AH-S26, AH-S84, AH-S100

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { at, auto, decision } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Deny, Offer, Recruit } from '../model/choices.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { Suit } from '../pack/components.ts';
import type { Card, CardId } from '../pack/printed.ts';
import { addCrew } from './crew/hand.ts';
import { flagshipSpace, matOf } from './fleet.ts';
import { isIsland, regionOf, suitOf } from './geometry/map.ts';
import { payGold } from './purse.ts';

/** AH-163: not with the Flagship on the Island of an enemy Stronghold. */
export function mayRecruit(g: Ahoy, seat: Seat): boolean {
  const space = flagshipSpace(g, seat);
  return !g.figures.some((f) => f.kind === 'stronghold' && f.seat !== seat && f.space === space);
}

/** AH-143, AH-162: the Islands whose suit a player may recruit from now. */
function suitsOf(g: Ahoy, seat: Seat): Suit[] {
  const suits: Suit[] = [];
  const flagship = flagshipSpace(g, seat);
  if (isIsland(g, flagship)) suits.push(suitOf(g, regionOf(g, flagship)));
  for (const { kind, seat: owner, space } of g.figures)
    if (kind === 'stronghold' && owner === seat && space !== null)
      suits.push(suitOf(g, regionOf(g, space)));
  return suits;
}

/** What a player may recruit now, costs aside: worked out once for all the cards of the Market. */
type Hiring = { readonly may: boolean; readonly suits: readonly Suit[] };
const hiringOf = (g: Ahoy, seat: Seat): Hiring => ({
  may: mayRecruit(g, seat),
  suits: suitsOf(g, seat),
});

/** The rule that keeps a player from recruiting a card, its cost aside. */
function forbidsRecruiting({ may, suits }: Hiring, card: Card): ClauseId | null {
  if (!may) return 'AH-163';
  return suits.includes(card.suit) ? null : 'AH-143';
}

/** AH-144: those that cost gold; those that cost a die are offered with the dice. */
export function offerRecruits(
  g: Ahoy,
  seat: Seat,
  offer: Offer<Recruit>,
  deny: Deny<Recruit>,
): void {
  const hiring = hiringOf(g, seat);
  for (const id of g.market) {
    const card = at(g.printed.cards, id);
    const clause = forbidsRecruiting(hiring, card);
    if (clause !== null) deny({ do: 'recruit', card: id }, clause);
    else if (card.costSlot !== null || card.gold > matOf(g, seat).gold)
      deny({ do: 'recruit', card: id }, 'AH-144');
    else offer({ do: 'recruit', card: id });
  }
}

/** AH-144: the cards that could be recruited with a die. */
export function dieCardsFor(g: Ahoy, seat: Seat): CardId[] {
  const forDice = g.market.filter((id) => at(g.printed.cards, id).costSlot !== null);
  if (forDice.length === 0) return forDice;
  const hiring = hiringOf(g, seat);
  return forDice.filter((id) => forbidsRecruiting(hiring, at(g.printed.cards, id)) === null);
}

/** AH-146, AH-152 */
export function refillMarket(g: Draft, act: Act<Kinds>): void {
  const cards: CardId[] = [];
  while (g.market.length < g.printed.content.amounts.limits.market) {
    const card = g.marketDeck.pop();
    if (card === undefined) break;
    g.market.push(card);
    cards.push(card);
  }
  if (cards.length > 0) act.emit('AH-146', 'market-refilled', { cards });
}

function takeAsCrew(g: Draft, seat: Seat, card: CardId): void {
  g.market.splice(g.market.indexOf(card), 1);
  addCrew(g, seat, card);
}

/** AH-144: for gold. */
export function recruit(g: Draft, seat: Seat, card: CardId, act: Act<Kinds>): void {
  const { gold } = at(g.printed.cards, card);
  payGold(g, seat, gold, 'AH-144', act);
  takeAsCrew(g, seat, card);
  act.emit('AH-143', 'recruited', { seat, card, gold, die: null });
  refillMarket(g, act);
}

/** AH-144, AH-145, AH-S26: for a die, which stays on the card until the end of the round. */
export function recruitWith(
  g: Draft,
  seat: Seat,
  card: CardId,
  die: number,
  act: Act<Kinds>,
): void {
  const { costSlot } = at(g.printed.cards, card);
  if (costSlot === null) throw new Error(`card ${card} costs no die`);
  takeAsCrew(g, seat, card);
  matOf(g, seat).slots.push({ slot: costSlot, die, damaged: false });
  act.emit('AH-144', 'recruited', { seat, card, gold: 0, die });
  refillMarket(g, act);
}

/** AH-308: neither gold nor a die; the Market is refilled by whoever called. */
export function recruitFree(
  g: Draft,
  seat: Seat,
  card: CardId,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  takeAsCrew(g, seat, card);
  act.emit(clause, 'recruited', { seat, card, gold: 0, die: null });
}

export const market: Chapter<Kinds, 'market'> = {
  // AH-225, AH-S84
  'market/free': auto((g, { seat }, act) => {
    if (g.market.length > 0 && mayRecruit(g, seat)) act.next('market/recruit-free', { seat });
  }),

  'market/recruit-free': decision({
    seat: (_, { seat }) => seat,
    choices: (g, _, offer) => {
      for (const card of g.market) offer({ do: 'recruit', card });
      offer({ do: 'decline' });
    },
    answer: (g, { seat }, choice, act) => {
      if (choice.do === 'decline') return;
      recruitFree(g, seat, choice.card, 'AH-308', act);
      refillMarket(g, act);
    },
  }),
};
