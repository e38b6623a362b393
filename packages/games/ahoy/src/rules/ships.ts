// The Cutter and the Gunship: AH-184, AH-185, AH-189

import type { Act } from '@quarterdeck/kernel';
import type { Draft, Figure, Kinds } from '../model/state.ts';
import { SHIPS, type Ship } from '../pack/components.ts';
import type { SpaceId } from '../pack/printed.ts';
import { figureOfKind, matOf, placeFigure, removeFigure } from './fleet.ts';

/** The ship that a figure is; asked of ships only. */
export function shipOf({ kind }: Figure): Ship {
  const ship = SHIPS.find((s) => s === kind);
  if (ship === undefined) throw new Error(`a ${kind} is no ship`);
  return ship;
}

/** AH-185: it is placed, not moved, and its plan's slots are open to dice (AH-053). */
export function launchShip(g: Draft, ship: Ship, space: SpaceId, act: Act<Kinds>): void {
  const { seat } = g.union;
  const { slots } = matOf(g, seat);
  for (const slot of g.printed.ships[ship].slots) slots.push({ slot, die: null, damaged: false });
  placeFigure(g, figureOfKind(g, seat, ship), space, 'AH-185', act);
}

/** AH-189: a ship whose slots are all damaged is gone for good, and its plan discarded. */
export function sinkShip(g: Draft, ship: Ship, act: Act<Kinds>): void {
  const { union } = g;
  const mat = matOf(g, union.seat);
  const { plan, slots } = g.printed.ships[ship];
  if (mat.slots.some((state) => slots.includes(state.slot) && !state.damaged)) return;
  mat.slots = mat.slots.filter((state) => !slots.includes(state.slot));
  union.inPlay.splice(union.inPlay.indexOf(plan), 1);
  union.discarded.push(plan);
  removeFigure(g, figureOfKind(g, union.seat, ship), 'AH-189', act);
}
