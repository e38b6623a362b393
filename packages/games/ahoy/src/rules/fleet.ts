// Players and figures: AH-007 to AH-009, AH-293

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Ahoy, Draft, Figure, Kinds } from '../model/state.ts';
import type { Faction, FigureKind } from '../pack/components.ts';
import type { FigureId } from '../pack/fields.ts';
import type { RegionId, SpaceId } from '../pack/printed.ts';
import { regionOf } from './geometry/map.ts';

export const matOf = <M>(g: { readonly mats: readonly M[] }, seat: Seat): M => at(g.mats, seat);

export const figureOf = <F>(g: { readonly figures: readonly F[] }, figure: FigureId): F =>
  at(g.figures, figure);

function seatOf(g: Ahoy, faction: Faction): Seat {
  for (const mat of g.mats) if (mat.faction === faction) return mat.seat;
  throw new Error(`nobody plays ${faction}`);
}
/** AH-012: these two are always in play. */
export const squadronSeat = (g: Ahoy): Seat => seatOf(g, 'bluefin');
export const unionSeat = (g: Ahoy): Seat => g.union.seat;

export const isSmuggler = (g: Ahoy, seat: Seat): boolean =>
  g.smugglers.some((smuggler) => smuggler.seat === seat);

export function figureOfKind(g: Ahoy, seat: Seat, kind: FigureKind): FigureId {
  for (const f of g.figures) if (f.seat === seat && f.kind === kind) return f.figure;
  throw new Error(`seat ${seat} has no ${kind}`);
}
export const flagshipOf = (g: Ahoy, seat: Seat): FigureId => figureOfKind(g, seat, 'flagship');

export function spaceOf(g: Ahoy, figure: FigureId): SpaceId {
  const { space } = figureOf(g, figure);
  if (space === null) throw new Error(`figure ${figure} is not on the map`);
  return space;
}
export const flagshipSpace = (g: Ahoy, seat: Seat): SpaceId => spaceOf(g, flagshipOf(g, seat));
export const flagshipRegion = (g: Ahoy, seat: Seat): RegionId =>
  regionOf(g, flagshipSpace(g, seat));

/** What is printed about a figure: its control, its Cannons, its bonus. */
export function traitsOf(g: Ahoy, figure: FigureId) {
  const { seat, kind } = figureOf(g, figure);
  const { figures } = g.printed.content;
  return kind === 'flagship' ? figures.flagship[matOf(g, seat).faction] : figures[kind];
}

export function figuresIn(g: Ahoy, space: SpaceId): FigureId[] {
  const found: FigureId[] = [];
  for (const f of g.figures) if (f.space === space) found.push(f.figure);
  return found;
}

/** Patrols of one space are alike, and so are Strongholds: one of them stands for all. */
export const isLike = (a: Figure, b: Figure): boolean =>
  a.kind === b.kind && a.seat === b.seat && a.space === b.space;

/** AH-112, AH-171: the same to whoever chooses an enemy; a Patrol that has moved differs from one to come. */
const isAlike = (g: Ahoy, a: Figure, b: Figure): boolean =>
  isLike(a, b) && hasMoved(g, a.figure) === hasMoved(g, b.figure);

/** By the Order under way. */
export const hasMoved = (g: Ahoy, figure: FigureId): boolean =>
  g.ordered?.includes(figure) === true;

/** Of figures that are alike, the first. */
export function addUnlessAlike(g: Ahoy, found: FigureId[], figure: Figure): void {
  if (!found.some((other) => isAlike(g, figure, figureOf(g, other)))) found.push(figure.figure);
}

/** AH-293: a piece of the supply, if there is one. */
export const inSupply = (g: Ahoy, kind: 'patrol' | 'stronghold'): FigureId | undefined =>
  g.figures.find((f) => f.kind === kind && f.space === null)?.figure;

/** AH-077: placed, not moved. */
export function placeFigure(
  g: Draft,
  figure: FigureId,
  space: SpaceId,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  figureOf(g, figure).space = space;
  act.emit(clause, 'figure-placed', { figure, space });
}

export function removeFigure(g: Draft, figure: FigureId, clause: ClauseId, act: Act<Kinds>): void {
  const space = spaceOf(g, figure);
  figureOf(g, figure).space = null;
  act.emit(clause, 'figure-removed', { figure, space });
}

/** AH-133, AH-S60: enemy figures in a region, one of those that are alike. */
export function enemiesInRegion(g: Ahoy, seat: Seat, region: RegionId): FigureId[] {
  const found: FigureId[] = [];
  for (const f of g.figures) {
    if (f.seat === seat || f.space === null || regionOf(g, f.space) !== region) continue;
    addUnlessAlike(g, found, f);
  }
  return found;
}
