import type { Estimate, Weighed, WeightTree } from '@quarterdeck/kernel';
import { sha256 } from '@quarterdeck/kernel/chance';
import { Malformed } from '@quarterdeck/kernel/engine';

/** The weights that a game's judgement goes by, as they were learned. */
export type WeightsFile = {
  readonly format: 2;
  readonly game: string;
  readonly weights: WeightTree;
  /** Of all of the above, so that a spoilt file is told from a whole one. */
  readonly hash: string;
};

/** What the hash is taken of. */
export const weightsText = ({ format, game, weights }: Omit<WeightsFile, 'hash'>): string =>
  [format, game, ...leavesOf(weights).map(({ path, weight }) => `${path} ${weight}`)].join('\n');

/** Whether a file holds weights, rather than a network. */
export const isWeights = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && 'format' in raw && raw.format === 2;

/** The judgement by the weights of a file; refuses one that is not whole, or not this judgement's. */
export function judgingBy<G>(judging: Weighed<G>, raw: unknown): Estimate<G> {
  const file = raw as WeightsFile;
  const estimate = judging.by(file.weights);
  const hash = sha256(weightsText(file));
  if (file.hash !== hash) throw new Malformed('weights.hash', hash, file.hash);
  return estimate;
}

/** A number of a tree, and where it stands: `goals.prey`. */
export type Leaf = { readonly path: string; readonly weight: number };

export function leavesOf(tree: WeightTree, path = ''): Leaf[] {
  if (typeof tree === 'number') return [{ path, weight: tree }];
  return Object.entries(tree).flatMap(([name, one]) =>
    leavesOf(one, path === '' ? name : `${path}.${name}`),
  );
}

/** The same tree with other numbers, in the order of its leaves. */
export function withLeaves(tree: WeightTree, weights: readonly number[]): WeightTree {
  let next = 0;
  const filled = (node: WeightTree): WeightTree => {
    if (typeof node === 'number') return weights[next++] ?? node;
    if (Array.isArray(node)) return node.map(filled);
    return Object.fromEntries(Object.entries(node).map(([name, one]) => [name, filled(one)]));
  };
  return filled(tree);
}
