// Chapter 28, the end game trackers: DD-319 to DD-323, DD-331, DD-354

import type { Act } from '@quarterdeck/kernel';
import type { Draft, Kinds } from '../../model/state.ts';
import type { ShipId } from '../../pack/fields.ts';
import { shipOf } from '../fleet.ts';
import { moveOnTrack } from '../track.ts';

/**
 * A fragment or relic has come to a ship. Called once for each action or effect and receiver,
 * however many pieces it brought (DD-S144, DD-S145).
 */
export function acquired(g: Draft, ship: ShipId, act: Act<Kinds>): void {
  // DD-354, and DD-S126: the legendary ghost ship has no tracker.
  if (g.board !== 'alternate' || !g.dug || shipOf(g, ship).controller === null) return;
  moveOnTrack(g, ship, 'DD-320', act);
}
