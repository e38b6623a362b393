// Where a figure may go: AH-068 to AH-070, AH-086, AH-271, AH-S28, AH-S36, AH-S39, AH-S40

import type { Seat } from '@quarterdeck/kernel';
import { last } from '@quarterdeck/kernel';
import type { Deny, Off, Offer, Step } from '../../model/choices.ts';
import type { Ahoy } from '../../model/state.ts';
import { DIRECTIONS, type Direction } from '../../pack/components.ts';
import type { FigureId } from '../../pack/fields.ts';
import type { SpaceId } from '../../pack/printed.ts';
import { cardThat } from '../crew/gifts.ts';
import { figureOf, spaceOf } from '../fleet.ts';
import { cellBeyond, neighbourOf, stepFrom } from '../geometry/map.ts';
import { hasPlacementInto } from '../geometry/placing.ts';
import { traceBack } from '../geometry/tracing.ts';

/** The move that is made now: those it interrupts lie below it (AH-S54). */
export const voyageNow = <V>(g: { readonly voyages: readonly V[] }): V => last(g.voyages);

/** AH-080, AH-S40: one explores with one's own figures, and there must be a tile and room for it. */
export const canExplore = (g: Ahoy, figure: FigureId, by: Seat, direction: Direction): boolean =>
  g.tileStack.length > 0 &&
  figureOf(g, figure).seat === by &&
  hasPlacementInto(g, spaceOf(g, figure), direction);

/** AH-271, AH-S39: where the Flagship comes out on the other side, if its Crew can do that. */
export function roundTheMap(
  g: Ahoy,
  figure: FigureId,
  by: Seat,
  direction: Direction,
): SpaceId | undefined {
  const { seat, kind } = figureOf(g, figure);
  if (kind !== 'flagship' || seat !== by) return undefined;
  if (cardThat(g, seat, 'roundsTheMap') === undefined) return undefined;
  return traceBack(g, spaceOf(g, figure), direction);
}

/** AH-075, AH-S28: whether any step is possible. */
export function canStep(g: Ahoy, figure: FigureId, by: Seat): boolean {
  const space = spaceOf(g, figure);
  for (const direction of DIRECTIONS) {
    const to = stepFrom(g, space, direction);
    if (to === 'barred') continue;
    if (to !== 'off') return true;
    if (canExplore(g, figure, by, direction)) return true;
    if (roundTheMap(g, figure, by, direction) !== undefined) return true;
  }
  return false;
}

/** Why a figure cannot leave the map here. */
const offClause = (g: Ahoy, figure: FigureId, by: Seat): 'AH-086' | 'AH-S40' =>
  figureOf(g, figure).seat === by ? 'AH-086' : 'AH-S40';

/** AH-070: off the map, by exploring or round it. */
export function offerOff(
  g: Ahoy,
  figure: FigureId,
  by: Seat,
  direction: Direction,
  offer: Offer<Off>,
  deny: Deny<Off>,
): void {
  const { x, y } = cellBeyond(g, spaceOf(g, figure), direction);
  if (canExplore(g, figure, by, direction)) offer({ do: 'explore', x, y });
  else deny({ do: 'explore', x, y }, offClause(g, figure, by));
  const around = roundTheMap(g, figure, by, direction);
  if (around !== undefined) offer({ do: 'sea-witch', direction, space: around });
}

export function offerSteps(
  g: Ahoy,
  figure: FigureId,
  by: Seat,
  offer: Offer<Step>,
  deny: Deny<Step>,
): void {
  const space = spaceOf(g, figure);
  for (const direction of DIRECTIONS) {
    const to = stepFrom(g, space, direction);
    if (to === 'off') offerOff(g, figure, by, direction, offer, deny);
    else if (to !== 'barred') offer({ do: 'move', space: to });
    else {
      const barred = neighbourOf(g, space, direction);
      if (barred !== undefined) deny({ do: 'move', space: barred }, 'AH-069');
    }
  }
}

/** The direction in which a cell lies next to a space. */
export function directionTo(g: Ahoy, from: SpaceId, x: number, y: number): Direction {
  for (const direction of DIRECTIONS) {
    const cell = cellBeyond(g, from, direction);
    if (cell.x === x && cell.y === y) return direction;
  }
  throw new Error(`the cell ${x}, ${y} is not next to space ${from}`);
}
