// What attacks and boarding would bring from a place at sea.

import { at, byId, HIDDEN, unreachable } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { Card, CardAction, RegionId } from '../pack/printed.ts';
import { abilityOf } from '../rules/captains.ts';
import { isGhost, isLegendary } from '../rules/fleet.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { boardEffectOf } from '../rules/modules/steal-ship.ts';
import { crewStep, doubloonWorth, fragmentStep, holdingsOf, reputationStep } from './holdings.ts';
import type { Stand } from './stands.ts';
import type { Scales } from './weights.ts';

/** The legendary ghost ship feels no water (DD-272). */
function felt(g: Doubloons, other: Ship, damage: number): number {
  if (other.region === null || isLegendary(other)) return damage;
  const { damageCap } = byId(g.printed.water, at(g.regions, other.region).tile);
  return damageCap === null ? damage : Math.min(damageCap, damage);
}

/** What an Attack on a region brings, where harm to one of several others counts for less. */
export function strikeWorth(
  g: Doubloons,
  { fights }: Scales,
  ship: Ship,
  region: RegionId,
  damage: number,
): number {
  const others = g.ships.length - 1;
  let worth = 0;
  for (const other of g.ships) {
    if (other.ship === ship.ship || other.region !== region || isGhost(other)) continue;
    const hit = felt(g, other, damage);
    worth += (fights.damage * hit) / others + fights.die;
    if (other.hull <= hit) worth += fights.sunk / others + reputationStep(g, ship);
  }
  return worth;
}

/** DD-148: the better of the regions in range. */
export function forwardWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  { region, facing }: Stand,
  damage: number,
): number {
  const { forwardRange } = byId(g.printed.water, at(g.regions, region).tile);
  const more = damage + abilityOf(g, ship.ship).forwardPlus;
  let best = 0;
  for (let by = 1; by <= forwardRange; by++)
    best = Math.max(best, strikeWorth(g, w, ship, regionAhead(g, region, facing, by), more));
  return best;
}

const shows = (g: Doubloons, cards: readonly Card['id'][], icon: Action): boolean =>
  cards.some(
    (card) =>
      card !== HIDDEN && at(g.printed.cards, card).actions.some(({ type }) => type === icon),
  );

/** What is stolen is gained here and lost there. */
function lootOf(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  target: Ship,
  { effect: printed, amount }: CardAction,
  left: number,
): number {
  if (printed === null) return 0;
  const effect = boardEffectOf(g, printed);
  const { needs } = g.printed.content.boardingEffects[effect];
  const held = needs === null ? 1 : target[needs.item];
  const count = typeof held === 'number' ? held : held.length;
  if (needs !== null && count < needs.count) return 0;
  if (target.orbs > 0) return w.fights.orb;
  const others = g.ships.length - 1;
  switch (effect) {
    case 'stealMapFragment':
      return fragmentStep(g, w, ship, left) + w.fights.fragment / others;
    case 'stealHalfDoubloons':
      return Math.floor(count / 2) * doubloonWorth(g, w, left) * (1 + w.othersLoss / others);
    case 'stealCrew':
      return Math.min(amount, count) * (crewStep(g, w, ship, left) + w.fights.crew / others);
    case 'stealJewel':
      return w.jewel * (1 + w.othersLoss / others);
    case 'stealReputation': {
      const { points } = g.printed.content.mats.reputation;
      const lost = at(points, target.reputation) - at(points, target.reputation - 1);
      return reputationStep(g, ship) + (w.othersLoss * lost) / others;
    }
    case 'stealShip': {
      if (isLegendary(target)) return 0;
      const more = holdingsOf(g, w, target, left) - holdingsOf(g, w, ship, left);
      return Math.max(0, more * (1 + w.othersLoss / others));
    }
    default:
      return unreachable(effect);
  }
}

/** How likely the target's cards will show what a boarding needs (DD-115). */
function chanceOf(
  g: Doubloons,
  { fights }: Scales,
  target: Ship,
  { prereq }: CardAction,
  isInPlay: boolean,
): number {
  if (prereq?.kind !== 'enemy' || shows(g, target.faceUp, prereq.icon)) return 1;
  return isInPlay || target.faceDown.length === 0 ? 0 : fights.mayShow;
}

/** Boarding, as a card may allow it. */
export type Boarding = {
  readonly stand: Stand;
  readonly action: CardAction;
  /** The cards in the slots before. */
  readonly earlier: readonly Card['id'][];
  readonly isInPlay: boolean;
  /** Where the ship has attacked by then. */
  readonly struck: RegionId | null;
};

/** DD-151; most ships are not ahead, and the question what water is there is dear. */
const boardsAhead = (g: Doubloons, { region, facing }: Stand, target: RegionId): boolean =>
  regionAhead(g, region, facing) === target &&
  byId(g.printed.water, at(g.regions, region).tile).boardsAhead;

/** The best target in reach, if the card's condition may be met. */
export function boardWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  { stand, action, earlier, isInPlay, struck }: Boarding,
  left: number,
): number {
  const { prereq } = action;
  if (prereq?.kind === 'own' && !shows(g, earlier, prereq.icon)) return 0;
  const { most } = g.printed.content.mats.hull;
  let best = 0;
  for (const other of g.ships) {
    const { region, hull } = other;
    if (other.ship === ship.ship || region === null) continue;
    if (hull === most && region !== struck) continue;
    if (region !== stand.region && !boardsAhead(g, stand, region)) continue;
    const price = abilityOf(g, other.ship).boarderLosesCrew * w.fights.crew;
    const loot = lootOf(g, w, ship, other, action, left) * chanceOf(g, w, other, action, isInPlay);
    best = Math.max(best, loot - price);
  }
  return best;
}
