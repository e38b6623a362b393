// Ships and who answers for them: DD-344, DD-S21, DD-S112, DD-S120, DD-S122, DD-S164

import type { Seat } from '@quarterdeck/kernel';
import { at, last } from '@quarterdeck/kernel';
import type { Doubloons, Ship } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';
import type { LocationId, RegionId } from '../pack/printed.ts';

type Fleet<S> = { readonly ships: readonly S[] };

export const shipOf = <S>(g: Fleet<S>, ship: ShipId): S => at(g.ships, ship);

/** It belongs to nobody (DD-262). */
export const isLegendary = ({ controller }: Pick<Ship, 'controller'>): boolean =>
  controller === null;

/** DD-S72 */
export const isGhost = ({ hull }: Pick<Ship, 'hull'>): boolean => hull === 0;

/** DD-S73 */
export const isDamaged = (g: Doubloons, { hull }: Pick<Ship, 'hull'>): boolean =>
  hull < g.printed.content.mats.hull.most;

/** How many people play (DD-S25). */
export const playerCount = (g: Fleet<Pick<Ship, 'controller'>>): number =>
  isLegendary(last(g.ships)) ? g.ships.length - 1 : g.ships.length;

/** The players' ships, clockwise from one of them. */
export function playersFrom(g: Doubloons, first: ShipId): ShipId[] {
  const players = playerCount(g);
  const order: ShipId[] = [];
  for (let by = 0; by < players; by++) order.push(at(g.ships, (first + by) % players).ship);
  return order;
}

/** The players' ships in initiative order. */
export const captainsInOrder = (g: Doubloons): ShipId[] => playersFrom(g, g.initiative);

/** All other ships, clockwise; the legendary ghost ship is the last one (DD-S122). */
export function clockwiseFromShip(g: Doubloons, ship: ShipId): ShipId[] {
  const legendary = last(g.ships);
  if (ship === legendary.ship && isLegendary(legendary)) return captainsInOrder(g);
  const [, ...others] = playersFrom(g, ship);
  if (isLegendary(legendary)) others.push(legendary.ship);
  return others;
}

/** Who answers for a ship: DD-S120, DD-S164 for the legendary ghost ship. */
export function controllerOf(g: Doubloons, ship: ShipId): Seat {
  const { controller } = shipOf(g, ship);
  if (controller !== null) return controller;
  const decider = shipOf(g, g.turn ?? g.initiative).controller;
  if (decider === null) throw new Error('nobody decides for the legendary ghost ship');
  return decider;
}

/** The ship a person has now. */
export function shipOfSeat<S extends Pick<Ship, 'controller'>>(g: Fleet<S>, seat: Seat): S {
  for (const ship of g.ships) if (ship.controller === seat) return ship;
  throw new Error(`seat ${seat} has no ship`);
}

/** Where a ship is, once it is placed. */
export function regionOf({ region, ship }: Pick<Ship, 'region' | 'ship'>): RegionId {
  if (region === null) throw new Error(`ship ${ship} is not placed`);
  return region;
}

/** Where a captain is, who is on the island. */
export function captainAt(g: Doubloons, ship: ShipId): LocationId {
  const { location } = shipOf(g, ship);
  if (location === null) throw new Error(`the captain of ship ${ship} is not on the island`);
  return location;
}

/** The enemy ships in a region, living or ghost. */
export function enemiesIn(g: Doubloons, ship: ShipId, region: RegionId): ShipId[] {
  const enemies: ShipId[] = [];
  for (const other of g.ships)
    if (other.ship !== ship && other.region === region) enemies.push(other.ship);
  return enemies;
}

/** Each once, in the order in which they first come. */
export const distinct = <T>(items: readonly T[]): T[] =>
  items.filter((item, place) => items.indexOf(item) === place);

/** DD-107, DD-S65: the enemy ships in a region that an Attack hits; ghosts it does not. */
export const livingIn = (g: Doubloons, ship: ShipId, region: RegionId): ShipId[] =>
  enemiesIn(g, ship, region).filter((enemy) => !isGhost(shipOf(g, enemy)));
