import { at } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { Scales } from './weights.ts';

const CARDS = 3;

/** Doubloons that this many tokens bring a ship in this round's Pillage Phase (DD-195 to DD-198). */
export function pillageOf(g: Doubloons, { unshared }: Scales, ship: Ship, tokens: number): number {
  if (tokens <= 0) return 0;
  let before = 0;
  let tied = 1;
  let others = 0;
  let cards = 0;
  for (const other of g.ships) {
    if (other.ship === ship.ship) continue;
    cards += cardsOf(g, other);
    if (other.pillage > 0) others++;
    if (other.pillage > tokens) before += other.pillage;
    if (other.pillage === tokens) tied++;
  }
  const left = Math.max(0, g.island - before);
  if (others > 0) return Math.min(tokens, Math.floor(left / tied));
  const shared = Math.min(tokens, left);
  return shared + (Math.min(2 * tokens, left) - shared) * at(unshared, cards);
}

/** The legendary ghost ship takes a token in every round (DD-265). */
function cardsOf({ phase }: Doubloons, other: Ship): number {
  if (phase !== 'action') return phase === 'roundStart' ? CARDS : 0;
  if (other.controller === null) return CARDS;
  return other.faceUp.length - other.executed + other.faceDown.length;
}
