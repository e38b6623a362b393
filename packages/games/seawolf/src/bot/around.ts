// What lies around the tile where a ship acts next, for the round after it.

import type { Seawolf, Ship } from '../model/state.ts';
import { DIRECTIONS } from '../pack/components.ts';
import type { SeaFace, TileId } from '../pack/printed.ts';
import { freeCannonBases } from '../rules/extensions.ts';
import { goodsAboard } from '../rules/hold.ts';
import { faceOf, neighbourOf } from '../rules/map.ts';
import type { Scales } from './weights.ts';

/** The best of the neighbours; ports count with the goods. */
export function aroundWorth(
  g: Seawolf,
  { around }: Scales,
  ship: Ship,
  tile: TileId,
  rounds: number,
): number {
  if (rounds < 1) return 0;
  const cannon = g.cannons > 0 && freeCannonBases(g, ship) > 0 ? around.cannon : 0;
  let best = 0;
  for (const direction of DIRECTIONS) {
    const face = faceOf(g, neighbourOf(g, tile, direction));
    if (face.kind !== 'sea') continue;
    let charm = face.goods.length * around.good;
    if (face.cannon) charm += cannon;
    if (canUse(g, ship, face)) charm += around.actions[face.action];
    if (charm > best) best = charm;
  }
  return best;
}

function canUse(g: Seawolf, ship: Ship, { action }: SeaFace): boolean {
  if (action === 'shipExtension')
    return ship.thalers >= g.printed.content.amounts.islands.extensionThalers;
  if (action === 'tradeGoods' || action === 'tradeGoodsRum') return goodsAboard(ship) > 0;
  return true;
}
