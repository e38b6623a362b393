// Gold, Fame and wealth: AH-010, AH-011, AH-014, AH-293, AH-294, AH-S98

import type { Act, Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Ahoy, Draft, Kinds } from '../model/state.ts';
import type { RegionId } from '../pack/printed.ts';
import { matOf } from './fleet.ts';

export function goldInSupply(g: Ahoy): number {
  let gold = g.printed.content.counts.counts.gold;
  for (const mat of g.mats) gold -= mat.gold;
  return gold;
}

/** AH-294, AH-S98: as much as the supply has. */
export function gainGold(
  g: Draft,
  seat: Seat,
  most: number,
  clause: ClauseId,
  act: Act<Kinds>,
): number {
  const count = Math.min(most, goldInSupply(g));
  if (count <= 0) return 0;
  matOf(g, seat).gold += count;
  act.emit(clause, 'gold-gained', { seat, count });
  return count;
}

export function payGold(
  g: Draft,
  seat: Seat,
  count: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  if (count === 0) return;
  matOf(g, seat).gold -= count;
  act.emit(clause, 'gold-paid', { seat, count });
}

/** AH-011 */
export function gainFame(
  g: Draft,
  seat: Seat,
  count: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  if (count === 0) return;
  matOf(g, seat).fame += count;
  act.emit(clause, 'fame-gained', { seat, count });
}

export const isAtMostWealth = (g: Ahoy, region: RegionId): boolean =>
  at(g.regions, region).wealth >= g.printed.content.amounts.dice.wealth.sides;

/** AH-208: never above 6. */
export function raiseWealth(
  g: Draft,
  region: RegionId,
  by: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  const raised = at(g.regions, region);
  const wealth = Math.min(raised.wealth + by, g.printed.content.amounts.dice.wealth.sides);
  if (wealth === raised.wealth) return;
  raised.wealth = wealth;
  act.emit(clause, 'wealth-raised', { region, wealth });
}
