// What a Smuggler has besides Fame, Cargo and a place on the map

import { at } from '@quarterdeck/kernel';
import type { Ahoy, Mat } from '../model/state.ts';
import type { CardId, Slot } from '../pack/printed.ts';
import { figureOf, flagshipOf } from '../rules/fleet.ts';
import { isIsland } from '../rules/geometry/map.ts';
import { printedSlot } from '../rules/slots.ts';
import { type ByAction, goldWorth } from './purse.ts';
import type { Scales } from './weights.ts';

export function smugglerPurse(g: Ahoy, w: Scales, mat: Mat): number {
  const { moreDamage, loaded, shot, negotiated, otherSlot, mended } = w.smuggler;
  const { content } = g.printed;
  let worth = goldWorth(w, mat.gold);
  for (const card of mat.crew) worth += crewWorth(g, w, card);
  let damaged = 0;
  let harm = 0;
  let repairs = 0;
  for (const { slot: id, die, damaged: isDamaged } of mat.slots) {
    const slot = printedSlot(g, id);
    if (isDamaged) harm += harmOf(w, slot) + moreDamage * damaged++;
    else if (die === null) worth += openWorth(w, slot, mat.dice);
    else if (slot.action === 'repair') repairs += content.amounts.harbor.damage;
    else if (slot.action === 'cannons') worth += loaded + shot * (die - 1);
    else if (slot.action === 'negotiate') worth += isAtIsland(g, mat) ? negotiated : 0;
    else if (slot.action === null && slot.on !== 'cost') worth += otherSlot;
  }
  const repaired = damaged === 0 ? 0 : Math.min(1, repairs / damaged);
  return worth - harm * (1 - mended * repaired);
}

function isAtIsland(g: Ahoy, { seat }: Mat): boolean {
  const { space } = figureOf(g, flagshipOf(g, seat));
  return space !== null && isIsland(g, space);
}

function crewWorth(g: Ahoy, { smuggler }: Scales, card: CardId): number {
  const { gold, crew } = at(g.printed.cards, card);
  const sails = crew === 'sailor' || crew === 'trawler' ? smuggler.sailingCrew : 0;
  return smuggler.crew + smuggler.crewPerGold * gold + sails;
}

function harmOf({ smuggler }: Scales, { action }: Slot): number {
  const damage: ByAction = smuggler.damage;
  return action === null ? smuggler.damagedCrew : (damage[action] ?? 0);
}

/** What a slot that is open may still do in this round. */
const openWorth = ({ smuggler }: Scales, { action }: Slot, dice: readonly number[]): number =>
  action === 'full-sail' && dice.length > 0 ? smuggler.fullSail * Math.max(...dice) : 0;
