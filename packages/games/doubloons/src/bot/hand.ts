import { at, HIDDEN } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { Scales } from './weights.ts';

/** What cards that are kept for later rounds are good for. */
export function keptWorth(g: Doubloons, { kept }: Scales, { hand }: Ship, left: number): number {
  let worth = 0;
  for (const id of hand) {
    if (id === HIDDEN) continue;
    const [one, other] = at(g.printed.cards, id).actions;
    worth += Math.max(kept[one.type], kept[other.type]);
  }
  return left * worth;
}
