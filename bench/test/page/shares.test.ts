import { describe, expect, it } from 'vitest';
import { lengthsBySource } from '../../src/page/bundle-shares.ts';

describe('A source map', () => {
  it('tells how many characters of a built file come from which source', () => {
    // Line 1: five from a, six from b. Line 2: two nobody knows of, then three from a again.
    const code = 'aaaaabbbbbb\n??aaa';
    const mappings = 'AAAA,KCAA;A,EDAA';

    const lengths = lengthsBySource(code, { sources: ['a.ts', 'b.ts'], mappings });

    expect(Object.fromEntries(lengths)).toEqual({ 'a.ts': 8, 'b.ts': 6 });
  });
});
