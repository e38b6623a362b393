import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkFairness,
  commitEntropy,
  commitSeed,
  type Fairness,
  mix,
  openEntropy,
  parseFairness,
  revealSeed,
  startFairness,
} from '../../src/chance/commitment.ts';
import { below, chachaRng } from '../../src/chance/rng.ts';
import { Malformed } from '../../src/errors.ts';

const SEED = 'a1'.repeat(32);
const ADA = '0b'.repeat(32);
const CLEO = '2c'.repeat(32);

const started = startFairness(SEED, [commitEntropy(0, ADA), null, commitEntropy(2, CLEO)]);
const opened = openEntropy(openEntropy(started, 2, CLEO), 0, ADA);
const revealed = revealSeed(opened, SEED);

const problemOf = (fairness: Fairness): string => {
  const check = checkFairness(fairness);
  return check.ok ? 'none' : check.problem;
};

const hex256 = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

describe('A fair match', () => {
  it('publishes commitments first, and nothing that they hide', () => {
    const published = JSON.stringify(started);

    expect(started.commit).toBe(commitSeed(SEED));
    for (const secret of [SEED, ADA, CLEO]) expect(published).not.toContain(secret);
  });

  it('publishes the entropies next, while the seed stays hidden', () => {
    expect(opened.seats).toEqual([
      { commit: commitEntropy(0, ADA), opened: ADA },
      null,
      { commit: commitEntropy(2, CLEO), opened: CLEO },
    ]);
    expect(JSON.stringify(opened)).not.toContain(SEED);
  });

  it('is proved by the seed at its end, with the seed that dealt it', () => {
    const check = checkFairness(revealed);

    expect(check).toEqual({ ok: true, seed: mix(SEED, [ADA, null, CLEO]) });
  });

  it('needs no entropy: a local table is only the seed', () => {
    const local = revealSeed(startFairness(SEED, [null, null]), SEED);

    expect(checkFairness(local)).toEqual({ ok: true, seed: mix(SEED, [null, null]) });
  });

  it('holds for any seed and entropies, and mixes a seed that chacha takes', () => {
    fc.assert(
      fc.property(hex256, fc.array(fc.option(hex256), { maxLength: 6 }), (seed, entropies) => {
        let fairness = startFairness(
          seed,
          entropies.map((entropy, seat) =>
            entropy === null ? null : commitEntropy(seat, entropy),
          ),
        );
        for (const [seat, entropy] of entropies.entries())
          if (entropy !== null) fairness = openEntropy(fairness, seat, entropy);

        const check = checkFairness(revealSeed(fairness, seed));

        expect(check).toEqual({ ok: true, seed: mix(seed, entropies) });
        expect(below(chachaRng(mix(seed, entropies)), 6)).toBeLessThan(6);
      }),
    );
  });
});

describe('A bent match', () => {
  it('is found when the dealer reveals another seed', () => {
    expect(problemOf(revealSeed(opened, 'b2'.repeat(32)))).toBe('seed-differs');
  });

  it('is not proved before the seed is out', () => {
    expect(problemOf(opened)).toBe('seed-not-revealed');
  });

  it('is found when a seat that committed never opened', () => {
    const silent = revealSeed(openEntropy(started, 0, ADA), SEED);

    expect(checkFairness(silent)).toEqual({
      ok: false,
      problem: 'entropy-not-opened',
      sentence: 'Seat 2 committed to entropy and never opened it.',
    });
  });

  it('is found when a seat opened something else', () => {
    const bent = {
      ...revealed,
      seats: revealed.seats.with(0, { commit: commitEntropy(0, ADA), opened: CLEO }),
    };

    expect(problemOf(bent)).toBe('entropy-differs');
    expect(checkFairness(bent)).toHaveProperty('sentence', expect.stringContaining('Seat 0'));
  });

  it('is found when a seat copied the commitment of another', () => {
    const commit = commitEntropy(0, ADA);
    const copied = startFairness(SEED, [commit, commit]);

    expect(() => openEntropy(copied, 1, ADA)).toThrow('the entropy this seat has committed to');
    expect(
      problemOf({
        ...copied,
        seats: [
          { commit, opened: ADA },
          { commit, opened: ADA },
        ],
      }),
    ).toBe('entropy-differs');
  });
});

describe('Commitments and the mixed seed', () => {
  it('stay as they are: matches already published depend on them', () => {
    expect(commitSeed(SEED)).toBe(
      '5db4ddcd86f44a80dbab76ad3d589d1d52d12e63e53cbecca362bbaa332cc2fe',
    );
    expect(commitEntropy(1, ADA)).toBe(
      'f68a8f63d79ce36dca03d916e02b75c21a2618f443554e11e2486a505ef68a99',
    );
    expect(mix(SEED, [ADA, null, CLEO])).toBe(
      '0df9c8b3dfcb20ff7f9df9d06c29896f08628ed24e0b24cbd7b872297d8f3f5e',
    );
  });

  it('never coincide, whatever they are made of', () => {
    const made = [
      commitSeed(SEED),
      commitEntropy(0, SEED),
      commitEntropy(1, SEED),
      commitEntropy(10, SEED),
      mix(SEED, []),
      mix(SEED, [null]),
      mix(SEED, [null, null]),
      mix(SEED, [SEED]),
      mix(SEED, [ADA, CLEO]),
      mix(SEED, [CLEO, ADA]),
      mix(SEED, [ADA, null]),
      mix(SEED, [null, ADA]),
    ];

    expect(new Set(made).size).toBe(made.length);
  });

  it.each(['', 'short', 'A1'.repeat(32), '0'.repeat(65), `${'0'.repeat(64)}\n`])(
    'are not made of %j, which could be guessed or written in two ways',
    (text) => {
      expect(() => commitSeed(text)).toThrow('64 lower-case hex digits');
      expect(() => commitEntropy(0, text)).toThrow('64 lower-case hex digits');
      expect(() => mix(text, [])).toThrow('64 lower-case hex digits');
      expect(() => mix(SEED, [text])).toThrow('64 lower-case hex digits');
      expect(() => revealSeed(opened, text)).toThrow('64 lower-case hex digits');
    },
  );

  it.each([-1, 0.5, Number.NaN])('are not bound to seat %d', (seat) => {
    expect(() => commitEntropy(seat, ADA)).toThrow('A seat is an integer from 0');
  });
});

describe('What seats send', () => {
  it.each([undefined, 7, '', 'x'.repeat(10_000_000), { toString: () => ADA }])(
    'is Malformed where it is no commitment',
    (commit) => {
      expect(() => startFairness(SEED, [null, commit])).toThrow(Malformed);
    },
  );

  it('is Malformed where it is not the entropy committed to, and changes nothing', () => {
    const before = JSON.stringify(started);

    for (const entropy of [undefined, null, 7, '', CLEO, ADA.toUpperCase(), [ADA]])
      expect(() => openEntropy(started, 0, entropy)).toThrow(Malformed);

    expect(JSON.stringify(started)).toBe(before);
  });

  it.each([1, 3, -1, 0.5, Number.NaN])(
    'is Malformed from seat %d, which committed to nothing',
    (seat) => {
      expect(() => openEntropy(started, seat, ADA)).toThrow('a seat that has committed to entropy');
    },
  );

  it('may be sent twice', () => {
    expect(openEntropy(opened, 0, ADA)).toEqual(opened);
  });
});

describe('parseFairness', () => {
  const complaint = (value: unknown): string => {
    try {
      parseFairness(value, 'fairness');
    } catch (error) {
      if (error instanceof Malformed) return error.message;
      throw error;
    }
    return 'accepted';
  };

  it('gives back every stage', () => {
    for (const stage of [started, opened, revealed])
      expect(parseFairness(JSON.parse(JSON.stringify(stage)), 'fairness')).toEqual(stage);
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'fairness: expected an object with the fields commit, seats, seed'],
    ['a further field', { ...revealed, dealer: 1 }, 'and no others, got "dealer"'],
    ['a missing commitment', { seats: [], seed: null }, 'fairness.commit: expected 64'],
    ['a commitment in capitals', { ...opened, commit: 'AB'.repeat(32) }, 'fairness.commit'],
    ['a missing seed', { commit: opened.commit, seats: [] }, 'fairness.seed: expected 64'],
    [
      'seats that are no list',
      { ...opened, seats: { length: 2 } },
      'fairness.seats: expected a list',
    ],
    ['a hole among the seats', { ...opened, seats: new Array(2) }, 'fairness.seats[0]: expected'],
    ['too many seats', { ...opened, seats: new Array(2 ** 32 - 1) }, 'at most 64 seats'],
    ['a seat half told', { ...opened, seats: [{ commit: ADA }] }, 'fairness.seats[0].opened'],
    ['a seat with a wrong opening', { ...opened, seats: [{ commit: ADA, opened: 1 }] }, '.opened'],
    ['a huge seed', { ...opened, seed: '0'.repeat(10_000_000) }, 'fairness.seed: expected 64'],
    ['fields by a prototype', Object.create(revealed), 'fairness.seats'],
    ['__proto__', JSON.parse('{"__proto__":{"commit":"","seats":[],"seed":null}}'), '"__proto__"'],
  ])('refuses %s and says where', (_, value, sentence) => {
    expect(complaint(value)).toContain(sentence);
    expect(complaint(value).length).toBeLessThan(300);
  });

  it('answers garbage with Malformed or something that can be checked, never otherwise', () => {
    const garbage = fc.anything({ withBigInt: true, withDate: true, withSparseArray: true });
    const text = fc.oneof(hex256, fc.constant(null), garbage);
    const almost = fc.record({
      commit: text,
      seats: fc.oneof(
        fc.array(fc.oneof(fc.record({ commit: text, opened: text }), fc.constant(null), garbage)),
        garbage,
      ),
      seed: text,
    });

    fc.assert(
      fc.property(fc.oneof(garbage, almost), (value) => {
        if (complaint(value) !== 'accepted') return;
        expect(checkFairness(parseFairness(value, 'fairness'))).toHaveProperty('ok');
      }),
      { numRuns: 2000 },
    );
  });
});
