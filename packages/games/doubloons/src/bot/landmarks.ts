// What a landmark that lies open brings whoever comes to it.

import { byId, unreachable } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { LandmarkEffect } from '../pack/effect-shape.ts';
import type { Landmark } from '../pack/ids.gen.ts';
import { isGhost } from '../rules/fleet.ts';
import { crewStep, doubloonWorth, reputationStep, riskOf } from './holdings.ts';
import { pillageOf } from './pillaging.ts';
import type { Scales } from './weights.ts';

const HELD = { mapFragment: 'fragments', doubloon: 'doubloons', crew: 'crew' } as const;

const countOf = (held: number | readonly unknown[]): number =>
  typeof held === 'number' ? held : held.length;

/** What another hull is worth. */
const hullStep = (g: Doubloons, w: Scales, ship: Ship, by: number, left: number): number => {
  if (isGhost(ship)) return 0;
  const hull = Math.max(0, Math.min(g.printed.content.mats.hull.most, ship.hull + by));
  const { doubloons } = ship;
  const { cost, doubloon } = w.risk.byLandmark;
  const sunk = hull === 0 ? -left * (cost + doubloon * doubloons) : 0;
  return (
    riskOf(g, w, ship, ship.hull, doubloons, left) -
    riskOf(g, w, ship, hull, doubloons, left) +
    sunk
  );
};

function effectWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  effect: LandmarkEffect,
  left: number,
): number {
  const { op } = effect;
  switch (op) {
    case 'drawJewel':
      return w.jewel * effect.n;
    case 'gainRelic':
      return g.crater.length === 0 ? 0 : w.relic;
    case 'gainReputation':
      return reputationStep(g, ship);
    case 'gainCrew':
      return crewStep(g, w, ship, left);
    case 'loseCrew':
      return w.landmarks.crewLost * Math.min(effect.n, ship.crew);
    case 'gainHull':
      return hullStep(g, w, ship, effect.n, left);
    case 'takeDamage':
      return hullStep(g, w, ship, -effect.n, left);
    case 'gainDoubloons':
      return doubloonWorth(g, w, left) * Math.min(effect.n, g.island);
    case 'loseDoubloons':
      return -doubloonWorth(g, w, left) * Math.min(effect.n, ship.doubloons);
    case 'gainPillage':
      return (
        doubloonWorth(g, w, left) *
        (pillageOf(g, w, ship, ship.pillage + effect.n) - pillageOf(g, w, ship, ship.pillage))
      );
    case 'pay':
      return paidWorth(g, w, ship, effect, left);
    case 'replace':
      return w.landmarks.unknown[effect.colour];
    case 'giveToEnemyWithLeast':
      return w.landmarks.given[effect.item] * Math.min(effect.n, countOf(ship[HELD[effect.item]]));
    case 'enemiesGainPillage':
    case 'moveOwnShip':
    case 'forceEnemyShip':
    case 'mostEnemyGivesToLeastPirate':
    case 'advanceOrExploit':
    case 'stealCompass':
    case 'takeBlackJewelFromPool':
    case 'addRelic':
    case 'advanceToBeach':
    case 'swapRelic':
      return w.landmarks.flat[op];
    default:
      return unreachable(op);
  }
}

/** DD-159: whoever cannot or will not pay gets nothing. */
function paidWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  { doubloons, effects }: Extract<LandmarkEffect, { op: 'pay' }>,
  left: number,
): number {
  if (ship.doubloons < doubloons) return 0;
  const gained = effects.reduce((sum, effect) => sum + effectWorth(g, w, ship, effect, left), 0);
  return Math.max(0, gained - doubloonWorth(g, w, left) * doubloons);
}

/** What a landmark that lies open would bring this ship. */
export function landmarkWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  landmark: Landmark,
  left: number,
): number {
  const { before, after } = byId(g.printed.landmarks, landmark);
  let worth = 0;
  for (const effect of g.dug ? after : before) worth += effectWorth(g, w, ship, effect, left);
  return worth;
}

/** What a landmark that is Exploited brings, resolved by whom it helps or harms most (DD-088). */
export function exploitWorth(
  g: Doubloons,
  w: Scales,
  ship: Ship,
  landmark: Landmark,
  left: number,
): number {
  const others = g.ships.length - 1;
  let best = landmarkWorth(g, w, ship, landmark, left);
  for (const other of g.ships) {
    if (other.ship === ship.ship || other.controller === null) continue;
    best = Math.max(best, (-w.othersLoss * landmarkWorth(g, w, other, landmark, left)) / others);
  }
  return best;
}
