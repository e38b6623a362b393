// Where captains are on the alternate island, which they never leave: DD-302, DD-315

import type { Doubloons } from '../../model/state.ts';
import type { ShipId } from '../../pack/fields.ts';
import { captainAt } from '../fleet.ts';

/** The other captains where this one is. */
export function rivalsOf(g: Doubloons, ship: ShipId): ShipId[] {
  const here = captainAt(g, ship);
  const rivals: ShipId[] = [];
  for (const other of g.ships)
    if (other.ship !== ship && other.location === here) rivals.push(other.ship);
  return rivals;
}
