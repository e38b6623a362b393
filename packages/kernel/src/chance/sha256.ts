// SHA-256 (FIPS 180-4) of a text's UTF-8, without the platform: the kernel runs where there is
// neither node:crypto nor a synchronous digest.

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Int32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

/** The same of the square roots of the first eight primes. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const BLOCK_BYTES = 64;
const REPLACEMENT = 0xfffd;

/** The most UTF-8 bytes that one UTF-16 unit of a text becomes. */
const WIDEST_UNIT = 3;

export function sha256(text: string): string {
  const message = padded(text);
  const hash = Int32Array.from(START);
  const schedule = new Int32Array(64);
  for (let at = 0; at < message.byteLength; at += BLOCK_BYTES)
    compress(hash, schedule, message, at);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Half of a surrogate pair alone has no UTF-8; it is written as every encoder writes it. */
function scalarAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 0xd800 || unit > 0xdfff) return unit;
  const point = text.codePointAt(at) ?? REPLACEMENT;
  return point > 0xffff ? point : REPLACEMENT;
}

const utf8Width = (scalar: number): number =>
  scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4;

/** The text's UTF-8, a one bit, zeros, and the length in bits: whole blocks. */
function padded(text: string): DataView {
  const bytes = new DataView(new ArrayBuffer(wholeBlocks(WIDEST_UNIT * text.length)));
  let length = 0;
  for (let i = 0; i < text.length; i++) {
    const scalar = scalarAt(text, i);
    const width = utf8Width(scalar);
    writeUtf8(bytes, length, scalar, width);
    length += width;
    if (width === 4) i++;
  }
  bytes.setUint8(length, 0x80);
  const end = wholeBlocks(length);
  bytes.setUint32(end - 8, Math.floor(length / 2 ** 29));
  bytes.setUint32(end - 4, length << 3);
  return new DataView(bytes.buffer, 0, end);
}

/** How many bytes a message takes with at least the one bit and the length after it. */
const wholeBlocks = (length: number): number => Math.ceil((length + 9) / BLOCK_BYTES) * BLOCK_BYTES;

function writeUtf8(message: DataView, at: number, scalar: number, width: number): void {
  if (width === 1) {
    message.setUint8(at, scalar);
    return;
  }
  let rest = scalar;
  for (let i = width - 1; i > 0; i--) {
    message.setUint8(at + i, 0x80 | (rest & 0x3f));
    rest >>>= 6;
  }
  message.setUint8(at, ((0xf00 >>> width) & 0xff) | rest);
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function fillSchedule(schedule: Int32Array, message: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = message.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = schedule[i - 15] ?? 0;
    const y = schedule[i - 2] ?? 0;
    const s0 = rotateRight(x, 7) ^ rotateRight(x, 18) ^ (x >>> 3);
    const s1 = rotateRight(y, 17) ^ rotateRight(y, 19) ^ (y >>> 10);
    schedule[i] = ((schedule[i - 16] ?? 0) + s0 + (schedule[i - 7] ?? 0) + s1) | 0;
  }
}

/** One block of the message into the hash; the letters are the standard's. */
function compress(hash: Int32Array, schedule: Int32Array, message: DataView, at: number): void {
  fillSchedule(schedule, message, at);
  let a = hash[0] ?? 0;
  let b = hash[1] ?? 0;
  let c = hash[2] ?? 0;
  let d = hash[3] ?? 0;
  let e = hash[4] ?? 0;
  let f = hash[5] ?? 0;
  let g = hash[6] ?? 0;
  let h = hash[7] ?? 0;
  for (let i = 0; i < 64; i++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const t1 = (h + s1 + chosen + (ROUND_CONSTANTS[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  hash[0] = (hash[0] ?? 0) + a;
  hash[1] = (hash[1] ?? 0) + b;
  hash[2] = (hash[2] ?? 0) + c;
  hash[3] = (hash[3] ?? 0) + d;
  hash[4] = (hash[4] ?? 0) + e;
  hash[5] = (hash[5] ?? 0) + f;
  hash[6] = (hash[6] ?? 0) + g;
  hash[7] = (hash[7] ?? 0) + h;
}
