import type { Assignment, Order } from '../../index.ts';
import type { TinypiratesSymbol } from '../signs/symbol.ts';

export const ORDER_SIGN = {
  hideOut: 'harbor',
  plunder: 'cutlasses',
  trade: 'scales',
  crewUp: 'pawn',
  search: 'hunt',
  attack: 'cannon',
} as const satisfies Record<Order, TinypiratesSymbol>;

export const ASSIGNMENT_SIGN = {
  rigging: 'sail',
  cannons: 'cannon',
  extort: 'coin',
  repair: 'repair',
} as const satisfies Record<Assignment, TinypiratesSymbol>;

/** A sailor's coat that belongs to nobody. */
export const PLAIN_COAT = { '--sail': '#44586a', '--sym-ink': '#12283b' } as const;
