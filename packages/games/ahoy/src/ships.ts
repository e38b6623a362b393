// The Cutter and the Gunship: AH-184, AH-185, AH-189

import type { Act } from '@quarterdeck/kernel';
import { SHIPS, type Ship } from './components.ts';
import { figureOfKind, matOf, placeFigure } from './fleet.ts';
import type { SpaceId } from './printed.ts';
import type { Draft, Figure, Kinds } from './state.ts';

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
