import type { Seat } from '@quarterdeck/kernel';
import type { Seawolf } from '../model/state.ts';
import type { TileId } from '../pack/printed.ts';
import { shipOf } from '../rules/map.ts';
import { courseOf } from '../rules/moving.ts';
import { ordersOpenTo } from '../rules/orders.ts';
import { tileAlong } from './targets.ts';

export type Cost = { readonly rum: number; readonly isTooDear: boolean };

/** The cheapest way to each tile that an order may point at. */
export const costsFor = (g: Seawolf, seat: Seat): ReadonlyMap<TileId, Cost> => {
  const costs = new Map<TileId, Cost>();
  const { tile } = shipOf(g, seat);
  if (tile === null || g.wind === null) return costs;
  for (const { cards } of ordersOpenTo(g, seat)) {
    const to = tileAlong(g, tile, cards);
    const { cost: rum, mutiny: isTooDear } = courseOf(g, seat, cards);
    const known = costs.get(to);
    if (known === undefined || rum < known.rum) costs.set(to, { rum, isTooDear });
  }
  return costs;
};
