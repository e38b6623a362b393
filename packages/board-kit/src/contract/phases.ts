import type { Phase } from './board-contract.ts';

const stateAt = (index: number, now: number): Phase['state'] => {
  if (index === now) return 'now';
  return index < now ? 'done' : 'coming';
};

/** Phases by their names, of which the one with this index is now. */
export const phasesAt = (names: readonly string[], now: number): readonly Phase[] =>
  names.map((name, index) => ({ name, state: stateAt(index, now) }));
