import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sfcNext, sfcWords } from '../../src/chance/sfc.ts';

const draws = (seed: number, count: number): number[] => {
  const words = sfcWords(seed);
  return Array.from({ length: count }, () => sfcNext(words));
};

const low32 = (value: bigint): bigint => BigInt.asUintN(32, value);

/** The published algorithm once more, in numbers that cannot overflow. */
function byBigInt(seed: number, count: number): number[] {
  let [a, b, c, counter] = [0n, low32(BigInt(seed)), low32(BigInt(seed) >> 32n), 1n];
  const drawn: number[] = [];
  for (let i = 0; i < 12 + count; i++) {
    const next = low32(a + b + counter);
    a = b ^ (b >> 9n);
    b = low32(c + (c << 3n));
    c = low32(low32((c << 21n) | (c >> 11n)) + next);
    counter = low32(counter + 1n);
    if (i >= 12) drawn.push(Number(BigInt.asIntN(32, next)));
  }
  return drawn;
}

describe('sfc32', () => {
  it.each([
    [0, [1363572419, 145230303, 808754475, -78461664, 947923937, -1803388442]],
    [1, [2012149540, 1872316204, 1707632675, 1779833415, 2026416846, 1661539736]],
    [-1, [-955960544, -616032386, -1213005625, -1924260831, 17438958, -193604866]],
    [20240607, [-2054608869, -1629172757, 951776131, 1239496843, -1049706866, -2058493162]],
    [2 ** 53 - 1, [-1026564473, -1692610274, -1028542073, 182731693, 1903088272, 1586958750]],
  ])('draws the same int32 words from seed %i in every engine', (seed, expected) => {
    expect(draws(seed, expected.length)).toEqual(expected);
  });

  it('follows its algorithm for any safe integer', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        expect(draws(seed, 20)).toEqual(byBigInt(seed, 20));
      }),
    );
  });

  it('takes the high half of the seed too', () => {
    expect(draws(5 + 2 ** 32, 4)).not.toEqual(draws(5, 4));
  });
});
