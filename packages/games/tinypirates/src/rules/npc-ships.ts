// Merchants and Navy on their way, whoever sails them: TE-214 to TE-216, TE-229, TE-231, TE-234

import { type Act, at, findId } from '@quarterdeck/kernel';
import type { ClauseId } from '../clauses.gen.ts';
import type { Draft, Kinds, Tinypirates } from '../model/state.ts';
import { MERCHANTS, type Merchant } from '../pack/components.ts';
import type { NpcShip, PirateId, SpaceId } from '../pack/fields.ts';
import { drawCrate, returnCrate } from './bag.ts';
import { otherPort, portAt } from './geometry/sea.ts';

export const merchantOf = <M>(g: { readonly merchants: readonly M[] }, merchant: Merchant): M =>
  at(g.merchants, findId(MERCHANTS, (one) => one === merchant) ?? -1);

/** Where the Navy lies, once it is placed (TE-040). */
export function navyAt(g: Pick<Tinypirates, 'navy'>): SpaceId {
  if (g.navy === null) throw new Error('npc-ships: the Navy is not placed yet');
  return g.navy;
}

export const npcShipAt = (g: Tinypirates, ship: NpcShip): SpaceId =>
  ship === 'navy' ? navyAt(g) : merchantOf(g, ship).space;

/** One step. `pirate`: who sails it; `clause`: the rule that lets it sail, the Ship Line's or another. */
export function sailNpc(
  g: Draft,
  ship: NpcShip,
  to: SpaceId,
  pirate: PirateId,
  act: Act<Kinds>,
  clause: ClauseId = ship === 'navy' ? 'TE-234' : 'TE-229',
): void {
  const from = npcShipAt(g, ship);
  if (ship === 'navy') g.navy = to;
  else merchantOf(g, ship).space = to;
  act.emit(clause, 'npc-sailed', { pirate, ship, from, to });
}

/** TE-231, TE-S86: what it just delivered may be drawn again. */
export function arrive(g: Draft, merchant: Merchant, act: Act<Kinds>): void {
  const ship = merchantOf(g, merchant);
  const { space, crate: delivered } = ship;
  if (space !== portAt(g, ship.target) || delivered === null) return;
  returnCrate(g, delivered);
  const crate = drawCrate(g, act);
  ship.crate = crate;
  ship.target = otherPort(ship.target);
  act.emit('TE-231', 'merchant-arrived', {
    merchant,
    space,
    delivered,
    crate,
    target: ship.target,
  });
}
