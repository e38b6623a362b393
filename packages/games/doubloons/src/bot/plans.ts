// What a ship's own cards may still bring in this round: face up and waiting, or face down.

import { at, HIDDEN } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { Card, CardAction } from '../pack/printed.ts';
import { isGhost, regionOf } from '../rules/fleet.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { FRAGMENTS_TO_ADVANCE } from '../rules/hunt.ts';
import { actionWorth, hullRepaired, PILLAGED, type Plan, type Turn } from './actions.ts';
import { exploitWorth } from './landmarks.ts';
import { bestStep } from './prospects.ts';
import { type Stand, standsAfter } from './stands.ts';
import type { Scales } from './weights.ts';

const NOTHING: readonly number[] = [];

/** The best that one card offers; what it leaves behind is written into the plan. */
function bestTurn(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  plan: Plan,
  turn: Turn,
  left: number,
): number {
  const { card, isInPlay } = turn;
  // The card in play may have moved the ship already.
  const comesAbout = !isGhost(ship) && at(g.printed.crew, ship.crew).comesAbout;
  const stands = isInPlay ? [plan.stand] : standsAfter(g, plan.stand, card.movement, comesAbout);
  let most = Number.NEGATIVE_INFINITY;
  let hunt = Number.NEGATIVE_INFINITY;
  let bestStand = plan.stand;
  let bestAction = card.actions[0];
  for (const action of card.actions) {
    // What has nothing to do with the facing is looked at once in a region.
    const isTurned = action.type === 'attackForward' || action.type === 'board';
    let regions = 0;
    for (const stand of stands) {
      const bit = 1 << stand.region;
      if (!isTurned && (regions & bit) !== 0) continue;
      regions |= bit;
      const worth = actionWorth(g, w, ship, plan, stand, action, turn, left);
      if (worth > most) {
        most = worth;
        bestStand = stand;
        bestAction = action;
      }
      if (action.type === 'hunt') hunt = worth;
      // What has nothing to do with the place at sea is looked at once.
      if (action.type === 'hunt' || (action.type === 'pillage' && g.board === 'standard')) break;
    }
  }
  if (!turn.isLast) carryOut(g, w, ship, plan, bestStand, bestAction, left);
  if (!isInPlay || most <= hunt || hunt === Number.NEGATIVE_INFINITY) return most;
  return hunt + w.plans.otherAction * (most - hunt);
}

function carryOut(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  plan: Plan,
  stand: Stand,
  { type, plus }: CardAction,
  left: number,
): void {
  plan.stand = type === 'hunt' ? walked(g, w, ship, stand, left) : stand;
  if (type === 'pillage') plan.tokens += Math.min(PILLAGED + plus, g.pillagePile);
  if (type === 'repair')
    plan.hull = Math.min(
      g.printed.content.mats.hull.most,
      plan.hull + hullRepaired(g, ship, stand, plus),
    );
  if (type === 'attackBroadsides') plan.struck = stand.region;
  if (type === 'attackForward') plan.struck = regionAhead(g, stand.region, stand.facing);
}

function walked(g: Doubloons, w: Scales, ship: Ship, stand: Stand, left: number): Stand {
  const { region, facing, location } = stand;
  if (location === null || ship.fragments.length < FRAGMENTS_TO_ADVANCE || g.dug) return stand;
  return { region, facing, location: bestStep(g, w, ship, location, left)?.to ?? location };
}

/** A plan from where the ship is now, and how sure the next card of it is. */
type Course = {
  readonly plan: Plan;
  readonly earlier: Card['id'][];
  readonly worths: number[];
  sureness: number;
  met: number;
  /** Cards that are still to be added. */
  toCome: number;
};

function courseOf(g: Doubloons, { plans }: Scales, ship: Ship, toCome: number): Course {
  const { facing, location, pillage: tokens, hull } = ship;
  const stand: Stand = { region: regionOf(ship), facing, location };
  const met = g.turn === ship.ship ? 1 : plans.met.inThisSlot;
  const plan: Plan = { stand, tokens, hull, struck: null };
  const earlier = ship.faceUp.slice(0, ship.executed);
  return { plan, earlier, worths: [], sureness: 1, met, toCome };
}

/** Adds one more card to a course. */
function follow(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  course: Course,
  id: Card['id'],
  left: number,
): void {
  course.toCome--;
  if (id === HIDDEN) return;
  const { plan, earlier, worths, sureness, met } = course;
  const isInPlay = worths.length === 0 && g.turn === ship.ship;
  const shown = isInPlay ? (g.revealed.at(-1) ?? null) : null;
  const isLast = course.toCome === 0;
  const turn: Turn = { card: at(g.printed.cards, id), earlier, isInPlay, met, isLast };
  const worth =
    shown === null ? bestTurn(g, w, ship, plan, turn, left) : exploitWorth(g, w, ship, shown, left);
  worths.push(sureness * worth);
  earlier.push(id);
  course.sureness *= w.plans.later;
  course.met *= w.plans.met.bySlot;
}

const isPlaying = ({ phase }: Doubloons): boolean => phase === 'action' || phase === 'roundStart';

/** Points that the cards a ship has yet to execute in this round may bring, one by one. */
export function turnWorths(g: Doubloons, w: Scales, ship: Ship, left: number): readonly number[] {
  const { faceUp, executed, faceDown } = ship;
  const cards = faceUp.length - executed + faceDown.length;
  if (!isPlaying(g) || cards === 0) return NOTHING;
  const course = courseOf(g, w, ship, cards);
  for (let slot = executed; slot < faceUp.length; slot++)
    follow(g, w, ship, course, at(faceUp, slot), left);
  for (const id of faceDown) follow(g, w, ship, course, id, left);
  return course.worths;
}

/** … of which others know the one that lies face up. */
export function shownWorth(g: Doubloons, w: Scales, ship: Ship, left: number): number {
  const { faceUp, executed } = ship;
  if (!isPlaying(g) || executed >= faceUp.length) return 0;
  const course = courseOf(g, w, ship, 1);
  follow(g, w, ship, course, at(faceUp, executed), left);
  return course.worths[0] ?? 0;
}
