import {
  at,
  fixed,
  flag,
  type Infer,
  int,
  list,
  record,
  type Seat,
  type Seen,
  seat,
} from '@quarterdeck/kernel';
import type { Printed } from '../pack/pack.ts';

const RAFT = record({
  open: { seat, shown: flag },
  told: {
    hand: { as: list(int), to: (here, viewer) => here.shown || here.seat === viewer }, // DW-012
  },
});

export const STATE = record({
  open: {
    printed: fixed<Printed>(),
    rafts: list(RAFT),
    beach: list(int),
    wrecked: list(int),
    /** Whether somebody has braced the beach against the wave that comes now. */
    braced: flag,
  },
  shut: { pile: list(int) }, // DW-013
});

/** Steps write this … */
export interface Draft extends Infer<typeof STATE> {}
/** … and questions read this, on a match as on a view. */
export interface Driftwood extends Seen<Draft> {}

export const raftOf = <R>(g: { readonly rafts: readonly R[] }, owner: Seat): R =>
  at(g.rafts, owner);
