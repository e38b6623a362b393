import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock, chachaKey } from '../../src/chance/chacha.ts';

const hexOf = (words: readonly number[]): string[] =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0'));

const COUNTING_KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** OpenSSL's initial vector is the counter and the nonce. */
function keystream(keyHex: string, counter: number): number[] {
  const start = Buffer.alloc(16);
  start.writeUInt32LE(counter);
  const cipher = createCipheriv('chacha20', Buffer.from(keyHex, 'hex'), start);
  const bytes = cipher.update(Buffer.alloc(64));
  return Array.from({ length: 16 }, (_, i) => bytes.readInt32LE(4 * i));
}

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const block = chachaBlock(chachaKey(COUNTING_KEY), 1, [0x09000000, 0x4a000000, 0]);

    expect(hexOf(block).join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });

  it('gives the zero-key blocks of RFC 8439, appendix A.1, vectors 1 and 2', () => {
    const key = chachaKey('0'.repeat(64));

    expect(hexOf(chachaBlock(key, 0)).join(' ')).toBe(
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
        '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    );
    expect(hexOf(chachaBlock(key, 1)).join(' ')).toBe(
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
        '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    );
  });

  it('reads the key from hex as little-endian words', () => {
    expect(hexOf(chachaKey(COUNTING_KEY)).slice(0, 2)).toEqual(['03020100', '07060504']);
    expect(chachaKey('f'.repeat(64))).toEqual(Array(8).fill(-1));
  });

  it('agrees with OpenSSL for any key and counter', () => {
    const keys = fc
      .uint8Array({ minLength: 32, maxLength: 32 })
      .map((bytes) => Buffer.from(bytes).toString('hex'));

    fc.assert(
      fc.property(keys, fc.nat(0xffffffff), (key, counter) => {
        expect(chachaBlock(chachaKey(key), counter)).toEqual(keystream(key, counter));
      }),
    );
  });

  it('takes only the first eight words for the key', () => {
    const key = chachaKey(COUNTING_KEY);

    expect(chachaBlock([...key, 1, 2, 3], 5)).toEqual(chachaBlock(key, 5));
  });
});
