// Chapter 7, Repair and Pillage: DD-093 to DD-098, DD-110, DD-111, DD-346

import type { Act } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { lookForShell } from './alternate/relics.ts';
import { abilityOf } from './captains.ts';
import { enemiesIn, isGhost, regionOf, shipOf } from './fleet.ts';
import { gainCrew, gainHull, takePillage } from './mat.ts';
import { waterOf } from './water/water.ts';

/** DD-093, DD-094 */
const REPAIRED = 1;
const REPAIRED_MORE_ALONE = 1;
/** DD-097 */
const PILLAGED = 1;

/** DD-218, DD-S75: a ghost ship's Repair has no effect at all. */
export function repair(g: Draft, ship: ShipId, plus: number, act: Act<Kinds>): void {
  const mat = shipOf(g, ship);
  if (isGhost(mat)) return;
  const water = waterOf(g, ship);
  const alone = enemiesIn(g, ship, regionOf(mat)).length === 0 ? REPAIRED_MORE_ALONE : 0;
  // DD-096
  const hull = REPAIRED + plus + alone + water.repairHull + abilityOf(g, ship).repairPlus;
  gainHull(g, ship, hull, 'DD-093', act);
  gainCrew(g, ship, water.repairCrew, 'DD-156', act);
}

/** DD-S160 */
export function pillage(g: Draft, ship: ShipId, plus: number, act: Act<Kinds>): void {
  takePillage(g, ship, PILLAGED + plus, 'DD-097', act);
  lookForShell(g, ship, act);
}
