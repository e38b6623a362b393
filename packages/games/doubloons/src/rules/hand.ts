// Chapters 4 and 10, the action cards in hand: DD-048, DD-130 to DD-132, DD-137, DD-S29 to DD-S32

import type { Act } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import type { CardId } from '../pack/printed.ts';
import { abilityOf } from './captains.ts';
import { controllerOf, shipOf } from './fleet.ts';
import { tellWater, waterOf } from './water/water.ts';

/** DD-137, DD-158 */
export const handSizeOf = (g: Doubloons, ship: ShipId): number =>
  (waterOf(g, ship).handSize ?? at(g.printed.crew, shipOf(g, ship).crew).handSize) +
  abilityOf(g, ship).handSizePlus;

export function drawUp(g: Draft, ship: ShipId, act: Act<Kinds>): void {
  const { hand, crew } = shipOf(g, ship);
  const set = waterOf(g, ship).handSize;
  if (set !== null && set !== at(g.printed.crew, crew).handSize) tellWater(g, ship, 'DD-158', act);
  const cards: CardId[] = [];
  for (let missing = handSizeOf(g, ship) - hand.length; missing > 0; missing--) {
    if (g.deck.length === 0) shuffleDiscards(g, act);
    const card = g.deck.pop();
    if (card === undefined) break;
    cards.push(card);
    hand.push(card);
  }
  if (cards.length === 0) return;
  const seat = controllerOf(g, ship);
  act.emit('DD-048', 'cards-drawn', { seat, ship, count: cards.length, cards });
}

/** DD-S32 */
function shuffleDiscards(g: Draft, act: Act<Kinds>): void {
  if (g.discards.length === 0) return;
  g.deck = g.discards;
  g.discards = [];
  act.shuffle(g.deck);
  act.emit('DD-S32', 'deck-renewed', { count: g.deck.length });
}

/** DD-207, DD-208, DD-317, DD-S92: all cards, with those of the captains. */
export function renewDeck(g: Draft, act: Act<Kinds>): void {
  g.deck.push(...g.discards, ...g.printed.cardsOf.captain);
  g.discards = [];
  for (const ship of g.ships) {
    g.deck.push(...ship.faceUp, ...ship.hand);
    ship.faceUp = [];
    ship.hand = [];
  }
  act.shuffle(g.deck);
  act.emit('DD-208', 'deck-renewed', { count: g.deck.length });
}
