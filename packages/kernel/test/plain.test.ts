import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samePlain } from '../src/plain.ts';

describe('Two plain values', () => {
  it('say the same where their text is the same, whatever they share', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const copy = JSON.parse(JSON.stringify(one));
        expect(samePlain(one, copy)).toBe(true);
        expect(samePlain([one, other], [one, other])).toBe(true);
        expect(samePlain(one, other)).toBe(samePlain(other, one));
      }),
    );
  });

  it('differ where anything in them does', () => {
    const value = { list: [{ n: 1, word: 'a' }, null], none: null };

    for (const other of [
      { ...value, list: [{ n: 2, word: 'a' }, null] },
      { ...value, list: [{ n: 1, word: 'a' }] },
      { ...value, list: { 0: { n: 1, word: 'a' }, 1: null } },
      { ...value, none: 0 },
      { ...value, none: {} },
      { ...value, more: 1 },
      { list: value.list },
      [value],
      null,
    ]) {
      expect(samePlain(value, other)).toBe(false);
      expect(samePlain(other, value)).toBe(false);
    }
  });

  it('take a part without a value for none', () => {
    expect(samePlain({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(samePlain({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  });
});
