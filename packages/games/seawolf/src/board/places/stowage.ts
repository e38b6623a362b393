// What lies in a hold, space by space, now and after the choice that is pointed at.

import type { Seat } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import {
  type Card,
  type Cargo,
  courseOf,
  GOODS,
  holdSpaces,
  type Kinds,
  type Seawolf,
  type Ship,
  shipOf,
} from '../../index.ts';

/** A space of the hold; an empty one has no cargo. */
export type Stowed = {
  readonly cargo: Cargo | undefined;
  readonly change: 'stays' | 'comes' | 'goes';
};

/** Rum lies at the bow, then the goods. */
export const STOWING: readonly Cargo[] = ['rum', ...GOODS];

const spaces = (count: number, one: Stowed): Stowed[] =>
  Array.from({ length: Math.max(0, count) }, () => one);

export const stowage = (g: Seawolf, ship: Ship, future: Ship = ship): Stowed[] => {
  const filled = STOWING.flatMap((cargo) => {
    const now = ship[cargo];
    const after = future[cargo];
    return [
      ...spaces(Math.min(now, after), { cargo, change: 'stays' }),
      ...spaces(now - after, { cargo, change: 'goes' }),
      ...spaces(after - now, { cargo, change: 'comes' }),
    ];
  });
  const room = Math.max(holdSpaces(g, ship), holdSpaces(g, future));
  return [...filled, ...spaces(room - filled.length, { cargo: undefined, change: 'stays' })];
};

/** A ship as it would be: from the certain future, or from what an order costs. */
export const shipAfter = (
  g: Seawolf,
  seat: Seat,
  cards: readonly Card[] | undefined,
  preview: View<Kinds> | undefined,
): Ship => {
  const ship = shipOf(g, seat);
  if (cards === undefined) return preview === undefined ? ship : shipOf(preview.state, seat);
  if (ship.tile === null || g.wind === null) return ship;
  const { cost, mutiny } = courseOf(g, seat, cards);
  return { ...ship, rum: mutiny ? 0 : ship.rum - cost };
};
