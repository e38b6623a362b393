// Chapter 8, Movement: SW-103 to SW-124

import type { Act, Chapter, Seat } from '@quarterdeck/kernel';
import { auto } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Seawolf } from '../model/state.ts';
import type { Card, Direction } from '../pack/components.ts';
import { DIRECTIONS } from '../pack/components.ts';
import type { TileId } from '../pack/printed.ts';
import { isPort, neighbourOf, placed, shipOf, turnIfDeserted } from './map.ts';
import { checkMissions } from './missions.ts';
import { isAnchor, stepsOf } from './orders.ts';
import { portOn } from './port-pile.ts';
import { sternOf } from './sterns.ts';

/** The wind, once it was spun for the first time (SW-058). */
export function windOf(g: Seawolf): Direction {
  if (g.wind === null) throw new Error('the wind is asked for before its first spin');
  return g.wind;
}

/** SW-106 to SW-109 */
export type Heading = 'downwind' | 'crosswind' | 'upwind';
const HEADINGS: readonly Heading[] = ['downwind', 'crosswind', 'upwind', 'crosswind'];

export function headingOf(wind: Direction, step: Direction): Heading {
  const quarters = DIRECTIONS.indexOf(step) - DIRECTIONS.indexOf(wind) + DIRECTIONS.length;
  return HEADINGS[quarters % DIRECTIONS.length] ?? 'crosswind';
}

/** SW-106 to SW-109, SW-253 */
export function stepCost(g: Seawolf, seat: Seat, step: Direction): number {
  const cost = g.printed.content.amounts.movementCosts[headingOf(windOf(g), step)];
  return Math.max(0, cost - (sternOf(g, seat).rumLess?.(g, step) ?? 0));
}

/** SW-110: the rum for all steps of these cards. */
export function orderCost(g: Seawolf, seat: Seat, cards: readonly Card[]): number {
  let cost = 0;
  for (const step of stepsOf(cards)) cost += stepCost(g, seat, step);
  return cost;
}

const COST_CLAUSES: { readonly [H in Heading]: ClauseId } = {
  downwind: 'SW-106',
  crosswind: 'SW-107',
  upwind: 'SW-108',
};

/** The rule behind a price: that of the one step, or of two together. */
function costClause(g: Seawolf, seat: Seat, steps: readonly Direction[]): ClauseId {
  const [step, second] = steps;
  if (step === undefined || second !== undefined) return 'SW-110';
  const { clause, rumLess } = sternOf(g, seat);
  const isCheaper = (rumLess?.(g, step) ?? 0) > 0;
  return isCheaper ? clause : COST_CLAUSES[headingOf(windOf(g), step)];
}

/** What these cards would cost a ship, and where they would take it; at once, if it were its turn. */
export type Course = {
  readonly cost: number;
  /** It cannot pay: all rum is lost and the ship drifts (SW-114). */
  readonly mutiny: boolean;
  readonly tile: TileId;
};

export function courseOf(g: Seawolf, seat: Seat, cards: readonly Card[]): Course {
  const ship = shipOf(g, seat);
  let tile = placed(ship.tile);
  const cost = orderCost(g, seat, cards);
  if (cost > ship.rum) return { cost, mutiny: true, tile: neighbourOf(g, tile, windOf(g)) };
  for (const step of stepsOf(cards)) tile = neighbourOf(g, tile, step);
  return { cost, mutiny: false, tile };
}

/** One tile, and the tile left behind is looked at before the next step (SW-S43). */
function moveShip(g: Draft, seat: Seat, direction: Direction, act: Act<Kinds>): void {
  const ship = shipOf(g, seat);
  const from = placed(ship.tile);
  const to = neighbourOf(g, from, direction);
  ship.tile = to;
  const port = isPort(g, to) ? portOn(g, to) : null;
  if (ship.drifted) act.emit('SW-117', 'drifted', { seat, from, to, port });
  else act.emit('SW-104', 'sailed', { seat, direction, from, to, port });
  turnIfDeserted(g, from, ship.drifted ? 'SW-123' : 'SW-121', act);
}

export const moving: Chapter<Kinds, 'moving'> = {
  'moving/show': auto((g, { seat }, act) => {
    const ship = shipOf(g, seat);
    const { orders: cards } = ship;
    ship.drifted = false;
    ship.anchored = isAnchor(cards);
    if (cards.length === 0) {
      // SW-088, SW-118
      act.emit('SW-088', 'mutinied', { seat, cause: 'no-rum', rum: 0 });
      act.next('moving/drift', { seat });
      return;
    }
    ship.ordersShown = true;
    act.emit('SW-103', 'orders-shown', { seat, cards: [...cards] });
    if (ship.anchored) {
      act.emit('SW-120', 'anchor-dropped', { seat, tile: placed(ship.tile) });
      return;
    }
    const cost = orderCost(g, seat, cards);
    if (cost > ship.rum) {
      // SW-114 to SW-116
      act.emit('SW-114', 'mutinied', { seat, cause: 'unpaid', rum: ship.rum });
      ship.rum = 0;
      checkMissions(g, 'mutiny', seat, act);
      act.next('moving/drift', { seat });
      return;
    }
    const steps = stepsOf(cards);
    ship.rum -= cost;
    if (cost > 0) act.emit(costClause(g, seat, steps), 'rum-paid', { seat, rum: cost });
    for (const direction of steps) act.next('moving/step', { seat, direction });
  }),

  'moving/step': auto((g, { seat, direction }, act) => moveShip(g, seat, direction, act)),

  // SW-117, SW-123
  'moving/drift': auto((g, { seat }, act) => {
    shipOf(g, seat).drifted = true;
    moveShip(g, seat, windOf(g), act);
  }),
};
