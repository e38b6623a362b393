import type { Assignment, Order } from '@quarterdeck/tinypirates';
import type { SymbolName } from '../../drawings/symbols/symbol-name.ts';

export const ORDER_SIGN = {
  hideOut: 'harbor',
  plunder: 'cutlasses',
  trade: 'scales',
  crewUp: 'pawn',
  search: 'hunt',
  attack: 'cannon',
} as const satisfies Record<Order, SymbolName>;

export const ASSIGNMENT_SIGN = {
  rigging: 'sail',
  cannons: 'cannon',
  extort: 'coin',
  repair: 'repair',
} as const satisfies Record<Assignment, SymbolName>;

/** A sailor's coat that belongs to nobody. */
export const PLAIN_COAT = { '--sail': '#44586a', '--sym-ink': '#12283b' } as const;
