import { describe, expect, it } from 'vitest';
import {
  below,
  chachaRng,
  cloneRng,
  NoChance,
  noRng,
  type Rng,
  sfcRng,
  shuffle,
} from '../../src/chance/rng.ts';

const COUNTING_SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

const GENERATORS: readonly (readonly [string, () => Rng])[] = [
  ['chacha', () => chachaRng(COUNTING_SEED)],
  ['sfc', () => sfcRng(7)],
];

const BOUNDS = [6, 6, 6, 52, 52, 1000, 2 ** 31 - 1, 2 ** 31, 3 * 2 ** 30, 2 ** 32, 1, 2];

const rolls = (rng: Rng, n: number, count: number): number[] =>
  Array.from({ length: count }, () => below(rng, n));

/** Pearson's statistic for equally likely outcomes; about as large as there are outcomes. */
function chiSquare(outcomes: readonly number[], kinds: number): number {
  const counts = new Array<number>(kinds).fill(0);
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  const mean = outcomes.length / kinds;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

/** Six standard deviations over the mean: a fair generator stays under it but once in millions. */
const generous = (kinds: number): number => kinds - 1 + 6 * Math.sqrt(2 * (kinds - 1));

describe('The same numbers in every engine', () => {
  it('from chacha, as computed from the key stream of another implementation', () => {
    const rng = chachaRng(COUNTING_SEED);

    expect(BOUNDS.map((n) => below(rng, n))).toEqual([
      0, 2, 2, 40, 37, 950, 641656409, 304409304, 2871222434, 1777274431, 0, 0,
    ]);
    expect(rolls(rng, 1000, 24)).toEqual([
      248, 633, 900, 44, 86, 57, 279, 364, 80, 342, 597, 497, 192, 62, 322, 637, 615, 430, 856, 329,
      187, 726, 620, 896,
    ]);
  });

  it('from sfc, as computed by another implementation', () => {
    const rng = sfcRng(7);

    expect(BOUNDS.map((n) => below(rng, n))).toEqual([
      1, 0, 0, 17, 42, 667, 1981390729, 792542520, 1089983507, 2895371580, 0, 0,
    ]);
  });

  it('in a shuffle', () => {
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

    shuffle(sfcRng(3), items);

    expect(items).toEqual([5, 0, 1, 8, 9, 2, 7, 4, 6, 3]);
  });

  it('from a chacha seed in either case', () => {
    expect(chachaRng(COUNTING_SEED.toUpperCase())).toEqual(chachaRng(COUNTING_SEED));
  });
});

describe.each(GENERATORS)('Fairness of %s', (_, make) => {
  it.each([2, 3, 6, 10, 52, 1000])('every number below %i comes equally often', (n) => {
    expect(chiSquare(rolls(make(), n, 100_000), n)).toBeLessThan(generous(n));
  });

  it('two rolls in a row know nothing of each other', () => {
    const rng = make();
    const pairs = Array.from({ length: 100_000 }, () => 6 * below(rng, 6) + below(rng, 6));

    expect(chiSquare(pairs, 36)).toBeLessThan(generous(36));
  });

  // Of 2 ** 32 words, or the half of them, a remainder by 3 / 4 of it would give the lower third
  // of the numbers in half of the draws.
  it.each([3 * 2 ** 29, 3 * 2 ** 30])('no remainder is favoured below %i', (n) => {
    const thirds = rolls(make(), n, 100_000).map((roll) => Math.floor((3 * roll) / n));

    expect(chiSquare(thirds, 3)).toBeLessThan(generous(3));
  });

  it.each([2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, 2 ** 32 - 1, 2 ** 32])('below %i', (n) => {
    const tenths = rolls(make(), n, 100_000).map((roll) => Math.floor((10 * roll) / n));

    expect(chiSquare(tenths, 10)).toBeLessThan(generous(10));
  });

  it('every order of four comes equally often', () => {
    const rng = make();
    const orders = Array.from({ length: 48_000 }, () => {
      const items = [0, 1, 2, 3];
      shuffle(rng, items);
      return items.join('');
    });
    const names = [...new Set(orders)];

    expect(names).toHaveLength(24);
    expect(
      chiSquare(
        orders.map((order) => names.indexOf(order)),
        24,
      ),
    ).toBeLessThan(generous(24));
  });
});

it('the first rolls of neighbouring sfc seeds know nothing of each other', () => {
  const firsts = Array.from({ length: 60_000 }, (_, seed) => below(sfcRng(seed), 6));
  const pairs = firsts.slice(1).map((roll, i) => 6 * (firsts[i] ?? 0) + roll);

  expect(chiSquare(firsts, 6)).toBeLessThan(generous(6));
  expect(chiSquare(pairs, 36)).toBeLessThan(generous(36));
});

describe.each(GENERATORS)('A %s generator', (kind, make) => {
  it('is plain data that JSON keeps', () => {
    const rng = make();
    rolls(rng, 6, 21);

    const kept: Rng = JSON.parse(JSON.stringify(rng));

    expect(kept).toEqual(rng);
    expect(rolls(kept, 100, 50)).toEqual(rolls(rng, 100, 50));
  });

  it('counts the words it drew, thrown away or not', () => {
    const rng = make();

    rolls(rng, 6, 40);
    expect(rng.used).toBe(40);

    rolls(rng, 3 * 2 ** 29, 1000);
    expect(rng.used).toBeGreaterThan(40 + 1200);
    expect(rng.kind).toBe(kind);
  });

  it('keeps its words int32', () => {
    const rng = make();

    for (let i = 0; i < 500; i++) {
      below(rng, 2 ** 32);
      expect(rng.words.filter((word) => (word | 0) !== word)).toEqual([]);
    }
  });

  it('draws even where there is one possibility, so that rolls do not depend on it', () => {
    const rng = make();

    expect(below(rng, 1)).toBe(0);

    expect(rng.used).toBe(1);
  });

  it('has clones that go their own way', () => {
    const rng = make();
    rolls(rng, 6, 15);
    const before = JSON.stringify(rng);

    const clone = cloneRng(rng);
    const ahead = rolls(clone, 1000, 40);

    expect(JSON.stringify(rng)).toBe(before);
    expect(rolls(rng, 1000, 40)).toEqual(ahead);
    expect(rng).toEqual(clone);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32 + 1, 2 ** 53])(
    'refuses a bound of %d and draws nothing',
    (n) => {
      const rng = make();

      expect(() => below(rng, n)).toThrow('below expects an integer from 1 to 2 ** 32');

      expect(rng).toEqual(make());
    },
  );

  it('shuffles lists of none and one without drawing', () => {
    const rng = make();
    const one = ['only'];

    shuffle(rng, []);
    shuffle(rng, one);

    expect(one).toEqual(['only']);
    expect(rng.used).toBe(0);
  });

  it('refuses to shuffle a list with undefined in it', () => {
    expect(() => shuffle(make(), [undefined, undefined])).toThrow('without undefined');
  });
});

describe('Seeds', () => {
  it.each(['', '00', '0'.repeat(63), '0'.repeat(65), 'g'.repeat(64), `${'0'.repeat(64)}\n`])(
    'a chacha seed of %j is refused',
    (seed) => {
      expect(() => chachaRng(seed)).toThrow('64 hex digits');
    },
  );

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    'an sfc seed of %d is refused',
    (seed) => {
      expect(() => sfcRng(seed)).toThrow('safe integer');
    },
  );
});

describe('A world without chance', () => {
  it('throws NoChance on every roll', () => {
    expect(() => below(noRng(), 6)).toThrow(NoChance);
    expect(() => below(noRng(), 2 ** 32)).toThrow(NoChance);
    expect(() => shuffle(noRng(), [1, 2])).toThrow(NoChance);
    expect(() => below(cloneRng(noRng()), 1)).toThrow(NoChance);
  });
});

it('a chacha generator stops where its numbers would come again', () => {
  const rng = { ...chachaRng(COUNTING_SEED), used: 16 * 2 ** 32 };

  expect(() => below(rng, 6)).toThrow('used up');
});
