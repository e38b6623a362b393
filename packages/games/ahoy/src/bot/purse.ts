// What a player has besides Fame and a place on the map

import { at } from '@quarterdeck/kernel';
import type { Ahoy, Mat } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { Scales } from './weights.ts';

export type ByAction = { readonly [A in Action]?: number };

/** Gold beyond this is hardly spent. */
const ENOUGH_GOLD = 4;

export const goldWorth = (w: Scales, gold: number): number =>
  w.gold.each * Math.min(gold, ENOUGH_GOLD) + w.gold.further * Math.max(0, gold - ENOUGH_GOLD);

/** What this much more gold is worth to somebody who has some. */
export const goldMore = (w: Scales, gold: number, more: number): number =>
  goldWorth(w, gold + more) - goldWorth(w, gold);

const harmOf = ({ purse }: Scales, damage: number): number =>
  (purse.damage + purse.moreDamage * damage) * damage;

export function purseWorth(g: Ahoy, w: Scales, mat: Mat): number {
  const { crew, crewPerGold, loaded, shot, otherSlot, mended } = w.purse;
  const hopes: ByAction = w.purse.hopes;
  const { content } = g.printed;
  let worth = goldWorth(w, mat.gold);
  for (const card of mat.crew) worth += crew + crewPerGold * at(g.printed.cards, card).gold;
  let damage = 0;
  let repairs = 0;
  for (const { slot, die, damaged } of mat.slots) {
    if (damaged) damage++;
    if (die === null) continue;
    const { action, on } = at(g.printed.slots, slot);
    if (action === 'cannons') worth += loaded + shot * (die - 1);
    else if (action === 'repair') repairs += content.amounts.harbor.damage;
    else if (action !== null) worth += hopes[action] ?? 0;
    else if (on !== 'cost') worth += otherSlot;
  }
  const repaired = harmOf(w, damage) - harmOf(w, Math.max(0, damage - repairs));
  return worth - harmOf(w, damage) + mended * repaired;
}
