// What each action of a card would bring in this round.

import { at, byId, unreachable } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { Card, CardAction, RegionId } from '../pack/printed.ts';
import { abilityOf } from '../rules/captains.ts';
import { isGhost } from '../rules/fleet.ts';
import { FRAGMENTS_TO_ADVANCE } from '../rules/hunt.ts';
import { boardWorth, forwardWorth, strikeWorth } from './fights.ts';
import { crewStep, doubloonWorth, riskOf } from './holdings.ts';
import { mapTileWorth } from './map-tiles.ts';
import { pillageOf } from './pillaging.ts';
import { bestStep } from './prospects.ts';
import type { Stand } from './stands.ts';
import type { Scales } from './weights.ts';

/** DD-093, DD-094, DD-097, DD-099, DD-100 */
const REPAIRED = 1;
const REPAIRED_MORE_ALONE = 1;
export const PILLAGED = 1;
const FORWARD_DAMAGE = 1;
const BROADSIDES_DAMAGE = 2;

/** What the cards before have brought by then. */
export type Plan = {
  stand: Stand;
  tokens: number;
  hull: number;
  struck: RegionId | null;
};

/** A card, seen from the ship that has it. */
export type Turn = {
  readonly card: Card;
  readonly earlier: readonly Card['id'][];
  readonly isInPlay: boolean;
  /** How likely those who are near now are near then. */
  readonly met: number;
  /** Nothing depends on what it leaves behind. */
  readonly isLast: boolean;
};

function huntWorth(g: Doubloons, w: Scales, ship: Ship, { location }: Stand, left: number): number {
  if (ship.fragments.length < FRAGMENTS_TO_ADVANCE) return mapTileWorth(g, w, ship, left);
  if (g.dug && g.board === 'standard') return w.hunt.exploit;
  return location === null ? 0 : Math.max(0, bestStep(g, w, ship, location, left)?.worth ?? 0);
}

const isAlone = (g: Doubloons, ship: Ship, region: RegionId): boolean => {
  for (const other of g.ships)
    if (other.ship !== ship.ship && other.region === region) return false;
  return true;
};

export function hullRepaired(g: Doubloons, ship: Ship, { region }: Stand, plus: number): number {
  const alone = isAlone(g, ship, region) ? REPAIRED_MORE_ALONE : 0;
  const { repairHull } = byId(g.printed.water, at(g.regions, region).tile);
  return REPAIRED + plus + alone + repairHull + abilityOf(g, ship.ship).repairPlus;
}

function repairWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  { hull }: Plan,
  stand: Stand,
  plus: number,
  left: number,
): number {
  if (isGhost(ship)) return 0;
  const { most } = g.printed.content.mats.hull;
  const repaired = Math.min(most, hull + hullRepaired(g, ship, stand, plus));
  const { repairCrew } = byId(g.printed.water, at(g.regions, stand.region).tile);
  const crew = repairCrew === 0 ? 0 : crewStep(g, w, ship, left);
  const { doubloons } = ship;
  return (
    crew + riskOf(g, w, ship, hull, doubloons, left) - riskOf(g, w, ship, repaired, doubloons, left)
  );
}

function pillageWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  { tokens }: Plan,
  { region }: Stand,
  plus: number,
  left: number,
): number {
  const { shells } = at(g.regions, region);
  const shell = shells.length === 0 ? 0 : w.pillage.shell;
  const taken = Math.min(PILLAGED + plus, g.pillagePile);
  if (taken === 0) return shell;
  const more = pillageOf(g, w, ship, tokens + taken) - pillageOf(g, w, ship, tokens);
  return shell + w.pillage.planned * doubloonWorth(g, w, left) * more;
}

/** Whoever has gone by then leaves room for somebody else. */
const atSea = (met: number, worth: number, usual: number): number =>
  met * worth + (1 - met) * usual;

/** What an action of a card brings from a place at sea. */
export function actionWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  plan: Plan,
  stand: Stand,
  action: CardAction,
  { earlier, isInPlay, met }: Turn,
  left: number,
): number {
  const { type, plus, gainCrew } = action;
  switch (type) {
    case 'hunt':
      return huntWorth(g, w, ship, stand, left) + (gainCrew > 0 ? crewStep(g, w, ship, left) : 0);
    case 'repair':
      return repairWorth(g, w, ship, plan, stand, plus, left);
    case 'pillage':
      return pillageWorth(g, w, ship, plan, stand, plus, left);
    case 'attackBroadsides':
      return atSea(
        met,
        strikeWorth(g, w, ship, stand.region, BROADSIDES_DAMAGE + plus),
        w.plans.usual.broadsides,
      );
    case 'attackForward':
      return atSea(
        met,
        forwardWorth(g, w, ship, stand, FORWARD_DAMAGE + plus),
        w.plans.usual.forward,
      );
    case 'board':
      return atSea(
        met,
        boardWorth(g, w, ship, { stand, action, earlier, isInPlay, struck: plan.struck }, left),
        w.plans.usual.board,
      );
    default:
      return unreachable(type);
  }
}
