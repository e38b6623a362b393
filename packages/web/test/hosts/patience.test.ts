import { describe, expect, it } from 'vitest';
import { hasteAfter, PATIENCE } from '../../src/hosts/patience.ts';

describe('Patience', () => {
  it('runs out step by step, and before eight seconds are over', () => {
    const hastes = [0, 0.29, 0.3, 0.6, 0.9, 1].map((part) => hasteAfter(part * PATIENCE));

    expect(hastes).toEqual([1, 1, 2, 4, undefined, undefined]);
  });

  it('is not asked of whoever is out of the game and only watches', () => {
    expect(hasteAfter(3 * PATIENCE + 1)).toBe(1);
  });
});
