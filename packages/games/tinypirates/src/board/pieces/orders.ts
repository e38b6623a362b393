import type { Assignment, BonusAction, Order } from '../../index.ts';
import { ACTION_ICONS, ORDER_ICONS } from '../../words/icons.ts';
import type { TinypiratesSymbol } from '../signs/symbol.ts';

/** Cards show what buttons show. */
export const ORDER_SIGN: Readonly<Record<Order, TinypiratesSymbol>> = ORDER_ICONS;
export const ACTION_SIGN: Readonly<Record<BonusAction['kind'], TinypiratesSymbol>> = ACTION_ICONS;

export const ASSIGNMENT_SIGN = {
  rigging: 'sail',
  cannons: 'cannon',
  extort: 'coin',
  repair: 'repair',
} as const satisfies Record<Assignment, TinypiratesSymbol>;

/** A sailor's coat that belongs to nobody. */
export const PLAIN_COAT = { '--sail': '#44586a', '--sym-ink': '#12283b' } as const;
