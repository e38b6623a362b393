// Chapter 7, Repair and Pillage: DD-093 to DD-098, DD-110, DD-111, DD-346

import type { Act } from '@quarterdeck/kernel';
import type { Doubloons, Draft, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { lookForShell } from './alternate/relics.ts';
import { abilityOf } from './captains.ts';
import { enemiesIn, isGhost, regionOf, shipOf } from './fleet.ts';
import { gainCrew, gainHull, takePillage } from './mat.ts';
import { tellWater, waterOf } from './water/water.ts';

/** DD-093, DD-094 */
const REPAIRED = 1;
const REPAIRED_MORE_ALONE = 1;
/** DD-097 */
export const PILLAGED = 1;

/** DD-093, DD-094, DD-096: as far as the mat has room for it. */
export function hullRepaired(g: Doubloons, ship: ShipId, plus: number): number {
  const alone = enemiesIn(g, ship, regionOf(shipOf(g, ship))).length === 0;
  const more = waterOf(g, ship).repairHull + abilityOf(g, ship).repairPlus;
  return REPAIRED + plus + (alone ? REPAIRED_MORE_ALONE : 0) + more;
}

/** DD-218, DD-S75: a ghost ship's Repair has no effect at all. */
export function repair(g: Draft, ship: ShipId, plus: number, act: Act<Kinds>): void {
  const mat = shipOf(g, ship);
  if (isGhost(mat)) {
    act.emit('DD-S75', 'action-idle', { ship, action: 'repair', why: 'ghost' });
    return;
  }
  const { hull, crew } = g.printed.content.mats;
  const isWhole = mat.hull >= hull.most;
  if (isWhole) act.emit('DD-095', 'action-idle', { ship, action: 'repair', why: 'hull' });
  const { repairHull, repairCrew } = waterOf(g, ship);
  if (repairHull > 0 && !isWhole) tellWater(g, ship, 'DD-150', act);
  gainHull(g, ship, hullRepaired(g, ship, plus), 'DD-093', act);
  if (repairCrew > 0 && mat.crew < crew.most) tellWater(g, ship, 'DD-156', act);
  gainCrew(g, ship, repairCrew, 'DD-156', act);
}

/** DD-S160 */
export function pillage(g: Draft, ship: ShipId, plus: number, act: Act<Kinds>): void {
  if (g.pillagePile === 0)
    act.emit('DD-097', 'action-idle', { ship, action: 'pillage', why: 'pile' });
  takePillage(g, ship, PILLAGED + plus, 'DD-097', act);
  lookForShell(g, ship, act);
}
