// The maneuver deck and the discard pile: TP-085, TP-097, TP-149, TP-150, TP-213, TP-214

import type { Act, Seat } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Prisoners } from '../model/state.ts';
import type { DeckManeuver } from '../pack/ids.gen.ts';
import { playerOf } from './fleet.ts';

/** TP-052, TP-086: Take No Prisoners is one of its cards as long as it lies in it. */
export const deckSize = (g: Prisoners): number => g.deck.length + (g.cardsAbove === null ? 0 : 1);

/** TP-053 */
export const discardSize = (g: Prisoners): number =>
  g.buried.length + (g.topDiscard === null ? 0 : 1);

/** TP-213 */
export function discard(g: Draft, card: DeckManeuver): void {
  if (g.topDiscard !== null) g.buried.push(g.topDiscard);
  g.topDiscard = card;
}

/** TP-098, TP-101, TP-304 */
export function revealTakeNoPrisoners(
  g: Draft,
  by: Seat | null,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  g.cardsAbove = null;
  g.calm = 0;
  act.emit(clause, 'take-no-prisoners-revealed', { seat: by });
}

/** TP-150 */
function renewDeck(g: Draft, act: Act<Kinds>): void {
  if (g.topDiscard !== null) g.buried.push(g.topDiscard);
  g.topDiscard = null;
  g.deck = g.buried;
  g.buried = [];
  act.shuffle(g.deck);
  if (g.deck.length > 0) act.emit('TP-150', 'deck-renewed', { count: g.deck.length });
}

/** TP-149: one card from the top, and another one in place of Take No Prisoners (TP-097). */
export function drawCard(g: Draft, seat: Seat, act: Act<Kinds>): void {
  if (g.cardsAbove === 0) revealTakeNoPrisoners(g, seat, 'TP-097', act);
  else if (g.cardsAbove !== null) g.cardsAbove--;
  if (g.deck.length === 0) renewDeck(g, act);
  const card = g.deck.pop();
  if (card === undefined) {
    act.emit('TP-150', 'draw-lost', { seat });
    return;
  }
  playerOf(g, seat).hand.push(card);
  act.emit('TP-143', 'card-drawn', { seat, card });
}
