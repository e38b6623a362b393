import type { Doubloons } from '../../index.ts';
import type { Box } from './landmark-names.ts';

/** Where the doubloons on the island lie. */
export const HEAP_SPOT = {
  standard: { x: 622, y: 738 },
  alternate: { x: 212, y: 478 },
} as const satisfies Record<Doubloons['board'], { readonly x: number; readonly y: number }>;

/** The heap with its count. */
export const heapBox = ({ board }: Doubloons): Box => {
  const { x, y } = HEAP_SPOT[board];
  return { left: x, right: x + 112, top: y, bottom: y + 42 };
};
