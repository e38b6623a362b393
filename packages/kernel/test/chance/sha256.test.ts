import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/chance/sha256.ts';

/** Node writes half a surrogate pair as U+FFFD, as TextEncoder does. */
const byNode = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('SHA-256', () => {
  it('gives the examples of the standard', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256('a'.repeat(1_000_000))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  it('pads every length around a block rightly', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'x'.repeat(length);
      expect(sha256(text), `length ${length}`).toBe(byNode(text));
    }
  });

  it('writes UTF-8 of every width, at the borders between them', () => {
    const borders = [0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff];

    for (const point of borders) {
      const text = `a${String.fromCodePoint(point)}z`;
      expect(sha256(text), point.toString(16)).toBe(byNode(text));
    }
  });

  it('writes half a surrogate pair as the replacement character', () => {
    for (const text of [
      '\ud800',
      '\udc00',
      'a\udbff',
      '\udfffz',
      '\udc00\ud800',
      '\ud800\ud83d\ude00',
    ])
      expect(sha256(text)).toBe(byNode(text));
    expect(sha256('\ud800')).toBe(sha256('\ufffd'));
  });

  it('agrees with node:crypto on any text', () => {
    const anyUnits = fc
      .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd7f0, max: 0xe010 })))
      .map((units) => String.fromCharCode(...units));
    const anyText = fc.oneof(anyUnits, fc.string({ unit: 'binary', maxLength: 300 }));

    fc.assert(
      fc.property(anyText, (text) => {
        expect(sha256(text)).toBe(byNode(text));
      }),
      { numRuns: 1000 },
    );
  });

  it('hashes ten megabytes', () => {
    const text = 'ahoy éé 🏴 '.repeat(900_000);

    expect(sha256(text)).toBe(byNode(text));
  });
});
