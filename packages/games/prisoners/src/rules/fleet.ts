// Who has which ships, and who is still in the game: TP-002, TP-003, TP-180, TP-273

import type { Seat } from '@quarterdeck/kernel';
import { at, clockwiseFrom } from '@quarterdeck/kernel';
import type { Engagement, Player, Prisoners, Ship } from '../model/state.ts';
import type { ShipId } from '../pack/fields.ts';

/** Generic, so that it serves readers and writers alike. */
export const shipOf = <S>(g: { readonly ships: readonly S[] }, ship: ShipId): S =>
  at(g.ships, ship);

export const playerOf = <P>(g: { readonly players: readonly P[] }, seat: Seat): P =>
  at(g.players, seat);

/** The ships that a player controls, afloat. */
export const shipsOf = (g: Prisoners, seat: Seat): Ship[] =>
  g.ships.filter((ship) => ship.seat === seat && ship.hex !== null);

export function shipCount(g: Prisoners, seat: Seat): number {
  let count = 0;
  for (const ship of g.ships) if (ship.seat === seat && ship.hex !== null) count++;
  return count;
}

/** TP-180, TP-249 */
export const hasSpareShip = (g: Prisoners, seat: Seat): boolean =>
  shipCount(g, seat) < g.printed.figures.maxShipsPerPlayer;

/** TP-212: 0 without a ship. */
export function highestLevel(g: Prisoners, seat: Seat): number {
  let highest = 0;
  for (const ship of g.ships)
    if (ship.seat === seat && ship.hex !== null && ship.level > highest) highest = ship.level;
  return highest;
}

export const territoryCount = (g: Prisoners, seat: Seat): number =>
  g.territories.filter(({ controller }) => controller === seat).length;

/** Those still in the game, in turn order from the active player on. */
export const playersIn = (g: Prisoners): Player[] =>
  inTurnOrder(g)
    .map((seat) => playerOf(g, seat))
    .filter(({ out }) => !out);

/** Everybody, in turn order from the active player on. */
export const inTurnOrder = (g: Prisoners): Seat[] => clockwiseFrom(g.players, g.turn.seat);

/** The one player that Steps 1 to 4 ask (TP-107, TP-113). */
export const activePlayer = (g: Prisoners): readonly Seat[] => [g.turn.seat];

/** TP-098 */
export const isWar = (g: Prisoners): boolean => g.cardsAbove === null;

/** The engagement that is open; generic as `shipOf` is. */
export function openEngagement<E extends object>(g: { readonly engagement: E | null }): E {
  if (g.engagement === null) throw new Error('no engagement is open');
  return g.engagement;
}

/** TP-165: who makes the coming roll, or made the last one; null for a target that nobody owns. */
export const rollerOf = ({ roll, attackerSeat, targetSeat }: Engagement): Seat | null =>
  roll === 'attack' ? attackerSeat : targetSeat;
