import { at } from '@quarterdeck/kernel';
import type { Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { PirateId, SpaceId } from '../pack/fields.ts';
import { shipAt } from '../rules/fleet.ts';
import { distance, nearestOf } from '../rules/geometry/sea.ts';
import { whyNoOrder } from '../rules/orders.ts';

/** The same table with that ship elsewhere. */
const shipMoved = (g: Tinypirates, pirate: PirateId, space: SpaceId): Tinypirates => ({
  ...g,
  pirates: g.pirates.map((one) => (one.pirate === pirate ? { ...one, space } : one)),
});

/** A space, and how many cards away it is. */
export type NearPlace = readonly [space: SpaceId, steps: number];

/** The nearest place where that Order could be carried out as things stand; null where there is none. */
export function nearestFor(g: Tinypirates, pirate: PirateId, order: Order): NearPlace | null {
  const from = shipAt(g, pirate);
  const fit = g.printed.spaces
    .map(({ space }) => space)
    .filter((space) => whyNoOrder(shipMoved(g, pirate, space), pirate, order) === null);
  const [nearest] = nearestOf(g, from, fit);
  return nearest === undefined ? null : [nearest, distance(g, from, nearest)];
}

/** The Order on that stop of the Wheel of whoever moves. */
export const orderAt = (g: Tinypirates, stop: number): Order =>
  at(at(g.pirates, g.turn.pirate).orders, stop);
