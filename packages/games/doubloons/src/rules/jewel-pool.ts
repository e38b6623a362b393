// The black jewels in the jewel pool: DD-243, DD-244, DD-252

import type { Act } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import { shipOf } from './fleet.ts';

/** DD-244, DD-252, DD-S104: as many as are still in the pool. */
export function takeBlackJewels(
  g: Draft,
  ship: ShipId,
  most: number,
  clause: ClauseId,
  act: Act<Kinds>,
): void {
  for (let taken = 0; taken < most; taken++) {
    const place = g.jewelPool.indexOf('blackJewel');
    if (place < 0) return;
    g.jewelPool.splice(place, 1);
    shipOf(g, ship).jewels.push('blackJewel');
    act.emit(clause, 'jewel-drawn', { ship, jewel: 'blackJewel' });
  }
}
