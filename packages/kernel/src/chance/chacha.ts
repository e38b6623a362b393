// ChaCha20 as in RFC 8439, section 2.3: for matches that people play, since whoever watches the
// dice of a small generator can compute the next ones.

/** "expand 32-byte k", read as little-endian words. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** A seed is used for one match only, so the counter alone tells the blocks apart. */
const NO_NONCE = [0, 0, 0];

const DOUBLE_ROUNDS = 10;

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

function quarterRound(block: number[], ia: number, ib: number, ic: number, id: number): void {
  let a = block[ia] ?? 0;
  let b = block[ib] ?? 0;
  let c = block[ic] ?? 0;
  let d = block[id] ?? 0;
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 16);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 12);
  a = (a + b) | 0;
  d = rotateLeft(d ^ a, 8);
  c = (c + d) | 0;
  b = rotateLeft(b ^ c, 7);
  block[ia] = a;
  block[ib] = b;
  block[ic] = c;
  block[id] = d;
}

/** The 16 int32 words of block `counter`; the key is the first eight words of `key`. */
export function chachaBlock(
  key: readonly number[],
  counter: number,
  nonce: readonly number[] = NO_NONCE,
): number[] {
  const start = [...CONSTANTS, ...key.slice(0, 8), counter | 0, ...nonce];
  const block = start.slice();
  for (let round = 0; round < DOUBLE_ROUNDS; round++) {
    quarterRound(block, 0, 4, 8, 12);
    quarterRound(block, 1, 5, 9, 13);
    quarterRound(block, 2, 6, 10, 14);
    quarterRound(block, 3, 7, 11, 15);
    quarterRound(block, 0, 5, 10, 15);
    quarterRound(block, 1, 6, 11, 12);
    quarterRound(block, 2, 7, 8, 13);
    quarterRound(block, 3, 4, 9, 14);
  }
  return block.map((word, i) => (word + (start[i] ?? 0)) | 0);
}

/** Eight key words from 64 hex digits, little-endian, as every other ChaCha20 reads them. */
export function chachaKey(hex: string): number[] {
  const key: number[] = [];
  for (let at = 0; at < 64; at += 8) {
    const word = Number.parseInt(hex.slice(at, at + 8), 16);
    key.push((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24));
  }
  return key;
}
