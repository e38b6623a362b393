import { FirstLayer } from './first-layer.ts';
import { floatsIn, type NetworkFile, networkFile, wholesIn } from './network-file.ts';
import type { SparseRow } from './sink.ts';

export type Network = {
  readonly file: NetworkFile;
  /** A share of the win, 0 to 1. */
  judge(row: SparseRow): number;
};

/** The layers behind the first one. */
type Weights = {
  readonly wide: number;
  readonly deep: number;
  readonly bias: Float32Array;
  /** By unit of the second layer. */
  readonly second: Float32Array;
  readonly deepBias: Float32Array;
  /** The bias stands behind. */
  readonly last: Float32Array;
};

export function readNetwork(raw: unknown): Network {
  const file = networkFile(raw);
  const [wide, deep] = file.hidden;
  const size = file.inputs.length;
  const first = new FirstLayer(wide, {
    whole: wholesIn(file.first, size * wide, 'first'),
    scales: floatsIn(file.scales, size, 'scales'),
    skip: floatsIn(file.skip, size, 'skip'),
  });
  const weights = weightsOf(file.rest, wide, deep);
  const lit = new Float64Array(wide);
  return {
    file,
    judge(row) {
      first.take(row);
      for (let j = 0; j < wide; j++) lit[j] = Math.max(first.unit(j) + (weights.bias[j] ?? 0), 0);
      const odds = first.past + behind(weights, lit);
      if (Number.isFinite(odds)) return 1 / (1 + Math.exp(-odds));
      first.forget();
      throw new Error(`${file.game}: the network was handed a figure that is none`);
    },
  };
}

function behind({ wide, deep, second, deepBias, last }: Weights, lit: Float64Array): number {
  let sum = last[deep] as number;
  for (let k = 0; k < deep; k++) {
    let two = deepBias[k] as number;
    const from = k * wide;
    for (let j = 0; j < wide; j++) two += (lit[j] as number) * (second[from + j] as number);
    if (two > 0) sum += two * (last[k] as number);
  }
  return sum;
}

function weightsOf(text: string, wide: number, deep: number): Weights {
  const rest = floatsIn(text, wide + wide * deep + 2 * deep + 1, 'rest');
  const deepAt = wide + wide * deep;
  return {
    wide,
    deep,
    bias: rest.subarray(0, wide),
    second: transposed(rest.subarray(wide, deepAt), wide, deep),
    deepBias: rest.subarray(deepAt, deepAt + deep),
    last: rest.subarray(deepAt + deep),
  };
}

/** By unit of the second layer, so that its weights lie side by side. */
function transposed(weights: Float32Array, wide: number, deep: number): Float32Array {
  return Float32Array.from(
    { length: wide * deep },
    (_, i) => weights[(i % wide) * deep + Math.floor(i / wide)] ?? 0,
  );
}
