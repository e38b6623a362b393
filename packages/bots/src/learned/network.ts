import { sha256 } from '@quarterdeck/kernel/chance';
import { describe, Malformed } from '@quarterdeck/kernel/engine';
import type { SparseRow } from './sink.ts';

/** A network as it lies in its file: small whole weights, a scale for each input, the rest as it is. */
export type NetworkFile = {
  readonly format: 1;
  readonly game: string;
  /** The packs it has learnt with: with others it does not judge. */
  readonly packs: readonly string[];
  readonly seats: readonly number[];
  /** By place. */
  readonly inputs: readonly string[];
  readonly hidden: readonly [number, number];
  /** Base64, little-endian: int8 of the first layer by input, and float32 of scales, skip and the rest. */
  readonly first: string;
  readonly scales: string;
  readonly skip: string;
  readonly rest: string;
  /** Of all of the above, so that a spoilt file is told from a whole one. */
  readonly hash: string;
};

/** Units of the first layer are lit in blocks. */
const BLOCK = 8;

export type Network = {
  readonly file: NetworkFile;
  /** A share of the win, 0 to 1. */
  judge(row: SparseRow): number;
};

/** The weights as they are reckoned with. */
type Weights = {
  readonly wide: number;
  readonly deep: number;
  /** By input. */
  readonly first: Float32Array;
  readonly skip: Float32Array;
  readonly bias: Float32Array;
  /** By unit of the second layer. */
  readonly second: Float32Array;
  readonly deepBias: Float32Array;
  /** The bias stands behind. */
  readonly last: Float32Array;
};

export function readNetwork(raw: unknown): Network {
  const file = checked(raw);
  const weights = weightsOf(file);
  const { wide, deep, skip, second, deepBias, last } = weights;
  const lit = new Float64Array(wide);
  return {
    file,
    judge(row) {
      lightUp(weights, row, lit);
      let sum = last[deep] as number;
      for (let n = 0; n < row.count; n++) {
        const place = row.places[n] as number;
        sum += (row.values[place] as number) * (skip[place] as number);
      }
      for (let k = 0; k < deep; k++) {
        let two = deepBias[k] as number;
        const from = k * wide;
        for (let j = 0; j < wide; j++) two += (lit[j] as number) * (second[from + j] as number);
        if (two > 0) sum += two * (last[k] as number);
      }
      return 1 / (1 + Math.exp(-sum));
    },
  };
}

function weightsOf(file: NetworkFile): Weights {
  const size = file.inputs.length;
  const [wide, deep] = file.hidden;
  const scales = floats(file.scales, size, 'scales');
  const whole = new Int8Array(bytes(file.first).buffer);
  if (whole.length !== size * wide) throw wrong('first', `${size * wide} weights`, whole.length);
  const first = new Float32Array(size * wide);
  for (let i = 0; i < first.length; i++)
    first[i] = (whole[i] ?? 0) * (scales[Math.floor(i / wide)] ?? 0);
  const rest = floats(file.rest, wide + wide * deep + 2 * deep + 1, 'rest');
  const deepAt = wide + wide * deep;
  return {
    wide,
    deep,
    first,
    skip: floats(file.skip, size, 'skip'),
    bias: rest.subarray(0, wide),
    second: transposed(rest.subarray(wide, deepAt), wide, deep),
    deepBias: rest.subarray(deepAt, deepAt + deep),
    last: rest.subarray(deepAt + deep),
  };
}

/** Eight units at a time, whose sums stay in registers: the inner loop is most of a judgement. */
function lightUp({ wide, first, bias }: Weights, row: SparseRow, lit: Float64Array): void {
  const { places, values, count } = row;
  for (let unit = 0; unit < wide; unit += BLOCK) {
    let a = bias[unit] as number;
    let b = bias[unit + 1] as number;
    let c = bias[unit + 2] as number;
    let d = bias[unit + 3] as number;
    let e = bias[unit + 4] as number;
    let f = bias[unit + 5] as number;
    let g = bias[unit + 6] as number;
    let h = bias[unit + 7] as number;
    for (let n = 0; n < count; n++) {
      const place = places[n] as number;
      const value = values[place] as number;
      const from = place * wide + unit;
      a += value * (first[from] as number);
      b += value * (first[from + 1] as number);
      c += value * (first[from + 2] as number);
      d += value * (first[from + 3] as number);
      e += value * (first[from + 4] as number);
      f += value * (first[from + 5] as number);
      g += value * (first[from + 6] as number);
      h += value * (first[from + 7] as number);
    }
    lit[unit] = Math.max(a, 0);
    lit[unit + 1] = Math.max(b, 0);
    lit[unit + 2] = Math.max(c, 0);
    lit[unit + 3] = Math.max(d, 0);
    lit[unit + 4] = Math.max(e, 0);
    lit[unit + 5] = Math.max(f, 0);
    lit[unit + 6] = Math.max(g, 0);
    lit[unit + 7] = Math.max(h, 0);
  }
}

/** What the hash is taken of: everything that decides a judgement, in one order. */
export const networkText = (file: Omit<NetworkFile, 'hash'>): string =>
  [
    file.format,
    file.game,
    file.packs.join(' '),
    file.seats.join(' '),
    file.inputs.join('\n'),
    file.hidden.join(' '),
    file.first,
    file.scales,
    file.skip,
    file.rest,
  ].join('\n');

/** By unit of the second layer, so that its weights lie side by side. */
function transposed(weights: Float32Array, wide: number, deep: number): Float32Array {
  return Float32Array.from(
    { length: wide * deep },
    (_, i) => weights[(i % wide) * deep + Math.floor(i / wide)] ?? 0,
  );
}

function checked(raw: unknown): NetworkFile {
  if (typeof raw !== 'object' || raw === null) throw wrong('', 'a record', raw);
  const file = raw as NetworkFile;
  if (file.format !== 1) throw wrong('format', '1', file.format);
  if (!Array.isArray(file.inputs)) throw wrong('inputs', 'a list of names', file.inputs);
  if (!Array.isArray(file.hidden) || file.hidden[0] % BLOCK !== 0)
    throw wrong('hidden', `two widths, the first by ${BLOCK}`, file.hidden);
  const hash = sha256(networkText(file));
  if (file.hash !== hash) throw wrong('hash', hash, file.hash);
  return file;
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
  return out;
}

/** Read by hand: a file has the same order of bytes on every machine. */
function floats(base64: string, count: number, name: string): Float32Array {
  const raw = bytes(base64);
  if (raw.length !== 4 * count) throw wrong(name, `${count} numbers`, raw.length / 4);
  const view = new DataView(raw.buffer);
  return Float32Array.from({ length: count }, (_, i) => view.getFloat32(4 * i, true));
}

const wrong = (name: string, expected: string, got: unknown): Malformed =>
  new Malformed(`network.${name}`, expected, typeof got === 'object' ? describe(got) : got);
