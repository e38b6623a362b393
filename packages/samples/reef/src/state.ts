// A boat's "divers" are those besides its captain, who always goes down.

import {
  at,
  clockwiseFrom,
  fixed,
  flag,
  type Infer,
  id,
  int,
  last,
  list,
  maybe,
  record,
  type Seat,
  type Seen,
  seat,
  word,
} from '@quarterdeck/kernel';
import { HELPERS } from './pack.ts';
import type { CharmId, PoolId, Printed } from './printed.ts';

export const pool = id('pool');
export const charm = id('charm');

const BOAT = record({
  open: {
    seat,
    pool,
    /** Where it lay when its plan was made: the otter may move a boat before its turn. */
    plannedFrom: pool,
    divers: int,
    helpers: list(word(HELPERS)),
    /** RF-051: has left the game. */
    out: flag,
    /** RF-023: the plan lies open. */
    shown: flag,
    /** RF-054: the pearls lie open. */
    counted: flag,
    /** RF-054: keepsakes, once they lie open. */
    laid: list(charm),
  },
  own: { charms: list(charm) }, // RF-060
  told: {
    plan: { as: list(pool), to: (here, viewer) => here.shown || here.seat === viewer }, // RF-059
    pearls: { as: list(int), to: (here, viewer) => here.counted || here.seat === viewer }, // RF-061
  },
});

/** The scope of a dive: open while it lasts, and the otter may open one inside another. */
const DIVE = record({
  open: {
    seat,
    breath: int,
    /** RF-049: needs no plan. */
    free: flag,
    /** The pool the diver is on the way to. */
    into: maybe(pool),
    /** RF-032 */
    calm: flag,
    /** RF-034 */
    lanterns: int,
    /** Whether it cost a diver that has not come back. */
    lost: flag,
    /** Pearls drawn and not yet kept. */
    drawn: int,
    used: list(word(HELPERS)),
  },
});

export const STATE = record({
  open: {
    printed: fixed<Printed>(),
    rounds: int,
    storms: flag,
    round: int,
    first: seat,
    boats: list(BOAT),
    currents: list(pool),
    /** Where pearls were drawn this round, once for each time. */
    fished: list(pool),
    dives: list(DIVE),
    charmsPlayed: list(charm),
  },
  shut: { bag: list(int), charmDeck: list(charm) }, // RF-063
});

/** Steps write this … */
export type Draft = Infer<typeof STATE>;
/** … and questions read this, on a match as on a view. */
export type Reef = Seen<Draft>;

export const boatOf = <B>(g: { readonly boats: readonly B[] }, owner: Seat): B =>
  at(g.boats, owner);

/** The innermost dive that is going on. */
export const diveOf = <D>(g: { readonly dives: readonly D[] }): D => last(g.dives);

/** RF-002 */
export function inTurn(g: Reef): Seat[] {
  const order: Seat[] = [];
  for (const one of clockwiseFrom(g.boats, g.first)) if (!boatOf(g, one).out) order.push(one);
  return order;
}

/** RF-005 */
export const poolsAround = (g: Reef, from: PoolId): readonly PoolId[] =>
  at(g.printed.pools, from).neighbours;

export const depthOf = (g: Reef, of: PoolId): number => at(g.printed.pools, of).depth;

export const hasCurrent = (g: Reef, of: PoolId): boolean => g.currents.includes(of);

export const charmOf = (g: Reef, card: CharmId) => at(g.printed.charms, card);
