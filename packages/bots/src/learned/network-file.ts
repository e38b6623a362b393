import { sha256 } from '@quarterdeck/kernel/chance';
import { describe, Malformed } from '@quarterdeck/kernel/engine';

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
  /** Taught by captains' matches where turns had ended: at a glance the game's own estimate judges. */
  readonly ends?: true;
  /** Base64, little-endian: int8 of the first layer by input, and float32 of scales, skip and the rest. */
  readonly first: string;
  readonly scales: string;
  readonly skip: string;
  readonly rest: string;
  /** Of all of the above, so that a spoilt file is told from a whole one. */
  readonly hash: string;
};

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
    ...(file.ends === true ? ['ends'] : []),
  ].join('\n');

/** Refuses what is no network, or is not whole. */
export function networkFile(raw: unknown): NetworkFile {
  if (typeof raw !== 'object' || raw === null) throw wrong('', 'a record', raw);
  const file = raw as NetworkFile;
  if (file.format !== 1) throw wrong('format', '1', file.format);
  if (!Array.isArray(file.inputs)) throw wrong('inputs', 'a list of names', file.inputs);
  if (!Array.isArray(file.hidden) || file.hidden.length !== 2)
    throw wrong('hidden', 'two widths', file.hidden);
  const hash = sha256(networkText(file));
  if (file.hash !== hash) throw wrong('hash', hash, file.hash);
  return file;
}

export function wholesIn(base64: string, count: number, name: string): Int8Array {
  const raw = bytes(base64);
  if (raw.length !== count) throw wrong(name, `${count} weights`, raw.length);
  return new Int8Array(raw.buffer);
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i);
  return out;
}

/** Read by hand: a file has the same order of bytes on every machine. */
export function floatsIn(base64: string, count: number, name: string): Float32Array {
  const raw = bytes(base64);
  if (raw.length !== 4 * count) throw wrong(name, `${count} numbers`, raw.length / 4);
  const view = new DataView(raw.buffer);
  return Float32Array.from({ length: count }, (_, i) => view.getFloat32(4 * i, true));
}

const wrong = (name: string, expected: string, got: unknown): Malformed =>
  new Malformed(`network.${name}`, expected, typeof got === 'object' ? describe(got) : got);
