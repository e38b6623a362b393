// Who is who at the table, and where their ships lie.

import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Pirate, Tinypirates } from '../model/state.ts';
import type { Order } from '../pack/components.ts';
import type { PirateId, SpaceId } from '../pack/fields.ts';

export const pirateOf = <P>(g: { readonly pirates: readonly P[] }, pirate: PirateId): P =>
  at(g.pirates, pirate);

export const isSolo = (g: Tinypirates, pirate: PirateId): boolean =>
  pirateOf(g, pirate).seat === null;

/** Who answers for a pirate: for the Solo Pirate it is the player (TE-S98, TE-S111). */
export const answersFor = (g: Tinypirates, pirate: PirateId): Seat => {
  const seat = pirateOf(g, pirate).seat ?? at(g.pirates, 0).seat;
  if (seat === null) throw new Error('answersFor: the first pirate has no seat');
  return seat;
};

export const pirateOfSeat = (g: Tinypirates, seat: Seat): Pirate => {
  const found = g.pirates.find((pirate) => pirate.seat === seat);
  if (found === undefined) throw new Error(`pirateOfSeat: nobody sits on seat ${seat}`);
  return found;
};

/** TE-S09, TE-313 */
export const playerCount = (g: Tinypirates): number =>
  g.solo === null ? g.pirates.length : g.pirates.length - 1;

/** TE-049: clockwise; TE-227: -1 is the neighbour on the right. */
export function pirateAfter(g: Tinypirates, pirate: PirateId, by = 1): PirateId {
  const { length } = g.pirates;
  return at(g.pirates, (pirate + by + length) % length).pirate;
}

/** All pirates once, from the first player on. */
export function inTurnOrder(g: Tinypirates): Pirate[] {
  return [...g.pirates.slice(g.firstPlayer), ...g.pirates.slice(0, g.firstPlayer)];
}

/** Of a ship that has been placed. */
export const shipAt = (g: Tinypirates, pirate: PirateId): SpaceId => {
  const { space } = pirateOf(g, pirate);
  if (space === null) throw new Error(`shipAt: the ship of pirate ${pirate} is not placed`);
  return space;
};

/** TE-054 */
export const orderOf = (g: Tinypirates, pirate: PirateId): Order => {
  const { orders, captainAt } = pirateOf(g, pirate);
  return at(orders, captainAt);
};

/** TE-024: how many Treasures a pirate has buried. */
export function buriedBy(g: Tinypirates, pirate: PirateId): number {
  let buried = 0;
  for (const { treasure } of g.sea) if (treasure === pirate) buried++;
  return buried;
}

/** TE-178, TE-179: whether a pirate may lie on the Cove of that card. */
export const isCoveFree = (g: Tinypirates, space: SpaceId, pirate: PirateId): boolean =>
  !g.pirates.some((other) => other.pirate !== pirate && other.hiding && other.space === space);
