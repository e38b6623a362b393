// The end game track of the mats: DD-213, DD-226, DD-320, DD-323, DD-S18

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { shipOf } from './fleet.ts';

/** One space on; the last one triggers the end, and nothing goes beyond it (DD-S39, DD-S146). */
export function moveOnTrack(g: Draft, ship: ShipId, clause: ClauseId, act: Act<Kinds>): void {
  const { spaces } = g.printed.content.mats.endTrack;
  const mat = shipOf(g, ship);
  if (mat.track >= spaces) return;
  mat.track++;
  act.emit(clause, 'track-moved', { ship, space: mat.track });
  if (mat.track < spaces || g.ending) return;
  g.ending = true;
  act.emit(g.board === 'standard' ? 'DD-226' : 'DD-323', 'end-triggered', { ship });
}
