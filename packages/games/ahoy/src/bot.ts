import type { Seat } from '@quarterdeck/kernel';
import { at } from '@quarterdeck/kernel';
import type { Ahoy } from './state.ts';

export function evaluate(g: Ahoy, seat: Seat): number {
  let all = 0;
  for (const mat of g.mats) all += mat.fame + 1;
  return (at(g.mats, seat).fame + 1) / all;
}
