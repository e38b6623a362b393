import type { Doubloons } from '../model/state.ts';
import type { Action } from '../pack/components.ts';
import type { ShipId } from '../pack/fields.ts';
import type { RegionId } from '../pack/printed.ts';
import { livingIn, regionOf, shipOf } from '../rules/fleet.ts';
import { regionAhead } from '../rules/geometry/ring.ts';
import { waterOf } from '../rules/water/water.ts';

/** The regions that an Attack of this ship reaches now; none for any other action. */
export function regionsInRange(g: Doubloons, ship: ShipId, action: Action): readonly RegionId[] {
  const mat = shipOf(g, ship);
  if (action === 'attackBroadsides') return [regionOf(mat)];
  if (action !== 'attackForward') return [];
  // DD-148: at High Water the region beyond is in range, too.
  const { forwardRange } = waterOf(g, ship);
  return Array.from({ length: forwardRange }, (_, i) =>
    regionAhead(g, regionOf(mat), mat.facing, i + 1),
  );
}

/** DD-107, DD-S64: the enemy ships that would take damage. */
export const struckBy = (g: Doubloons, ship: ShipId, action: Action): readonly ShipId[] =>
  regionsInRange(g, ship, action).flatMap((region) => [...livingIn(g, ship, region)]);
