import { describe, expect, it } from 'vitest';
import { percentOf, signed, summed } from '../../../src/pages/replay/review/percent.ts';

describe('Figures of a review', () => {
  it('are whole percent, with a minus that is one', () => {
    expect(percentOf(0.284)).toBe(28);
    expect([signed(9), signed(-9), signed(0)]).toEqual(['+9', '−9', '0']);
  });

  it.each([
    { shares: [0.25, 0.4, 0], slips: -0.284 },
    { shares: [0.335, 1], slips: -0.045 },
    { shares: [0.5, 0.5], slips: 0 },
  ])('add up as they are shown: %o', ({ shares, slips }) => {
    const sum = summed(shares, slips);

    expect(sum.start + sum.luck + sum.slips).toBe(sum.end);
    expect(sum.end).toBe(percentOf(shares.at(-1) ?? 0));
  });
});
