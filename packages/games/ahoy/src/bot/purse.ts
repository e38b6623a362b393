// What a player has besides Fame and a place on the map

import { at } from '@quarterdeck/kernel';
import type { Ahoy, Mat } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import { figureOf, flagshipOf } from '../rules/fleet.ts';
import { isIsland } from '../rules/geometry/map.ts';

const GOLD = 0.3;
/** Gold beyond this is hardly spent. */
const ENOUGH_GOLD = 4;
const MUCH_GOLD = 0.08;
const CREW = 0.55;
const CREW_PER_GOLD = 0.2;
/** The more slots are damaged, the worse the next is. */
const DAMAGE = 0.3;
const MORE_DAMAGE = 0.08;
/** A repair that is to come, of what it may mend. */
const MENDED = 0.6;
/** A loaded Cannons die, and each point it can still be lowered by. */
const LOADED = 0.25;
const SHOT = 0.09;

/**
 * What a die on an action is hoped to bring that shows only with a later answer. What an action
 * brings at once, or what an open move may reach, is seen on the map.
 */
const HOPES: { readonly [A in Action]?: number } = {
  order: 0.5,
  deploy: 1,
  inspire: 1.4,
};
/** AH-218: at an Island, a card is to come. */
const NEGOTIATED = 0.3;
/** A die on Crew or on a ship's plan. */
const OTHER_SLOT = 0.5;

const goldWorth = (gold: number): number =>
  GOLD * Math.min(gold, ENOUGH_GOLD) + MUCH_GOLD * Math.max(0, gold - ENOUGH_GOLD);

/** What this much more gold is worth to somebody who has some. */
export const goldMore = (gold: number, more: number): number =>
  goldWorth(gold + more) - goldWorth(gold);

const harmOf = (damage: number): number => (DAMAGE + MORE_DAMAGE * damage) * damage;

function isAtIsland(g: Ahoy, { seat }: Mat): boolean {
  const { space } = figureOf(g, flagshipOf(g, seat));
  return space !== null && isIsland(g, space);
}

export function purseWorth(g: Ahoy, mat: Mat, warlike: number): number {
  const { content } = g.printed;
  let worth = goldWorth(mat.gold);
  for (const card of mat.crew) worth += CREW + CREW_PER_GOLD * at(g.printed.cards, card).gold;
  let damage = 0;
  let repairs = 0;
  for (const { slot, die, damaged } of mat.slots) {
    if (damaged) damage++;
    if (die === null) continue;
    const { action, on } = at(g.printed.slots, slot);
    if (action === 'cannons') worth += warlike * (LOADED + SHOT * (die - 1));
    else if (action === 'repair') repairs += content.amounts.harbor.damage;
    else if (action === 'negotiate') worth += isAtIsland(g, mat) ? NEGOTIATED : 0;
    else if (action !== null) worth += HOPES[action] ?? 0;
    else if (on !== 'cost') worth += OTHER_SLOT;
  }
  const mended = harmOf(damage) - harmOf(Math.max(0, damage - repairs));
  return worth - harmOf(damage) + MENDED * mended;
}
