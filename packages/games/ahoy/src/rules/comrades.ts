// Chapter 13, Comrades: AH-177 to AH-180

import type { Act } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { RegionId } from '../pack/printed.ts';

export const comradesOn = (g: Ahoy, region: RegionId): number => at(g.regions, region).comrades;

/** AH-177, AH-178: what is neither ready nor on an Island. */
export function comradesInSupply(g: Ahoy): number {
  let left = g.printed.content.counts.counts.comrade - g.union.ready;
  for (const { comrades } of g.regions) left -= comrades;
  return left;
}

/** AH-177: from the supply to Ready; as many as there are (AH-293). */
export function gainReady(g: Draft, most: number, clause: ClauseId, act: Act<Kinds>): number {
  const count = Math.min(most, comradesInSupply(g));
  if (count === 0) return 0;
  g.union.ready += count;
  act.emit(clause, 'comrades-readied', { count });
  return count;
}

/** AH-179, AH-S69: from Ready to an Island; all of them if there are fewer. */
export function placeReady(
  g: Draft,
  region: RegionId,
  most: number,
  clause: ClauseId,
  act: Act<Kinds>,
): number {
  const count = Math.min(most, g.union.ready);
  if (count === 0) return 0;
  g.union.ready -= count;
  at(g.regions, region).comrades += count;
  act.emit(clause, 'comrades-placed', { region, count });
  return count;
}

/** AH-030: straight from the supply to an Island. */
export function placeNew(
  g: Draft,
  region: RegionId,
  count: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  at(g.regions, region).comrades += count;
  act.emit(clause, 'comrades-placed', { region, count });
}

/** AH-177: from an Island to the supply. */
export function removeComrades(
  g: Draft,
  region: RegionId,
  most: number,
  clause: ClauseId,
  act: Act<Kinds>,
): number {
  const count = Math.min(most, comradesOn(g, region));
  if (count === 0) return 0;
  at(g.regions, region).comrades -= count;
  act.emit(clause, 'comrades-removed', { region, count });
  return count;
}

/** AH-179: straight from Island to Island. */
export function moveComrades(
  g: Draft,
  from: RegionId,
  to: RegionId,
  count: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  at(g.regions, from).comrades -= count;
  at(g.regions, to).comrades += count;
  act.emit(clause, 'comrades-moved', { from, to, count });
}
