// Chapter 7.8, Hide Out: TE-178 to TE-186, TE-375, TE-S42, TE-S69

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import type { PirateId } from '../pack/fields.ts';
import { isCoveFree, pirateOf, shipAt } from './fleet.ts';
import { mapCardAt } from './geometry/map-cards.ts';
import { beginReassign } from './wheel/reassign.ts';

/** TE-178, TE-179 */
export function whyNoHideOut(g: Tinypirates, pirate: PirateId): ClauseId | null {
  const space = shipAt(g, pirate);
  if (!mapCardAt(g, space).cove) return 'TE-178';
  return isCoveFree(g, space, pirate) ? null : 'TE-179';
}

/** TE-180 */
export function hideOut(g: Draft, pirate: PirateId, act: Act<Kinds>): void {
  pirateOf(g, pirate).hiding = true;
  act.emit('TE-180', 'hid-out', { pirate, space: shipAt(g, pirate) });
  beginReassign(g, pirate, 'hideOut', act);
}
