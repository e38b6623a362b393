// Gold and Sure-fire Tokens: TE-005 to TE-009, TE-014, TE-345

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import { pirateOf } from './fleet.ts';

/** TE-006; the Solo Pirate's Gold may bury a Treasure at once (TE-339). */
export function gainGold(
  g: Draft,
  pirate: PirateId,
  gold: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  const mat = pirateOf(g, pirate);
  if (mat.seat === null) {
    act.next('solo/gold', { gold });
    return;
  }
  const gained = Math.min(gold, g.printed.limits.gold - mat.gold);
  mat.gold += gained;
  act.emit(clause, 'gold-gained', { pirate, gold: gained, lost: gold - gained });
}

/** TE-007: whoever offers it has looked whether there is enough. */
export function payGold(
  g: Draft,
  pirate: PirateId,
  gold: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  const mat = pirateOf(g, pirate);
  if (mat.gold < gold) throw new Error(`payGold: ${gold} of ${mat.gold} Gold`);
  mat.gold -= gold;
  act.emit(clause, 'gold-paid', { pirate, gold });
}

/** TE-014, TE-S66 */
export function gainSureFire(g: Draft, pirate: PirateId, clause: ClauseId, act: Act<Kinds>): void {
  const mat = pirateOf(g, pirate);
  if (mat.seat === null) {
    act.next('solo/gold', { gold: 1 }); // TE-345
    return;
  }
  const lost = mat.sureFire >= g.printed.limits.sureFire;
  if (!lost) mat.sureFire++;
  act.emit(clause, 'sure-fire-gained', { pirate, lost });
}
