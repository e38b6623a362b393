// A judgement by numbers that may be others than those it was written with.

import { Malformed } from './errors.ts';
import type { Seat } from './ids.ts';

/** Numbers by name, in lists and records: how high a judgement values each thing. */
export type WeightTree = number | readonly WeightTree[] | { readonly [name: string]: WeightTree };

/** A seat's share of the win as a game's `evaluate` estimates it. */
export type Estimate<G> = (g: G, seat: Seat) => number;

/** A judgement that can be learned: the numbers it goes by, and itself by any others in the same places. */
export type Weighed<G> = {
  /** As the game was written. */
  readonly weights: WeightTree;
  readonly usual: Estimate<G>;
  /** Refuses a tree of another shape. */
  by(weights: unknown): Estimate<G>;
};

export function weighed<G, W extends WeightTree>(
  weights: W,
  by: (weights: W) => Estimate<G>,
): Weighed<G> {
  return {
    weights,
    usual: by(weights),
    by(others) {
      sameShape(weights, others, 'weights');
      return by(others as W);
    },
  };
}

function sameShape(usual: WeightTree, other: unknown, path: string): void {
  if (typeof usual === 'number') {
    if (typeof other !== 'number' || !Number.isFinite(other))
      throw new Malformed(path, 'a number', other);
    return;
  }
  const shape = Array.isArray(usual) ? 'a list' : 'a record';
  const isLike =
    typeof other === 'object' && other !== null && Array.isArray(other) === Array.isArray(usual);
  if (!isLike) throw new Malformed(path, shape, other);
  const names = Object.keys(usual);
  const given = Object.keys(other);
  if (given.length !== names.length)
    throw new Malformed(path, `${shape} of ${names.join(', ')}`, other);
  for (const [name, one] of Object.entries(usual))
    sameShape(one, (other as Record<string, unknown>)[name], `${path}.${name}`);
}
