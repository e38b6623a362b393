import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, chachaRng, noRng, parseRng, type Rng, sfcRng } from '../../src/chance/rng.ts';
import { Malformed } from '../../src/errors.ts';

const SEED = '9f'.repeat(32);

function after(rng: Rng, rolls: number): Rng {
  for (let i = 0; i < rolls; i++) below(rng, 1000);
  return rng;
}

function complaint(value: unknown): string {
  try {
    parseRng(value, 'rng');
  } catch (error) {
    if (error instanceof Malformed) return error.message;
    throw error;
  }
  return 'accepted';
}

const sfc = { kind: 'sfc', words: [1, 2, 3, 4], used: 5 };

describe('parseRng', () => {
  it('gives back every generator, at any point of its stream', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(100), (seed, rolls) => {
        for (const rng of [after(chachaRng(SEED), rolls), after(sfcRng(seed), rolls), noRng()]) {
          const parsed = parseRng(JSON.parse(JSON.stringify(rng)), 'rng');
          expect(parsed).toEqual(rng);
        }
      }),
    );
  });

  it('shares nothing with what it read', () => {
    const rng = sfcRng(1);

    const parsed = parseRng(rng, 'rng');
    below(parsed, 6);

    expect(rng).toEqual(sfcRng(1));
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'rng: expected an object with the fields kind, words, used'],
    ['null', null, 'rng: expected an object'],
    ['a list', [], 'rng: expected an object'],
    ['an unknown kind', { ...sfc, kind: 'dice' }, "rng.kind: expected 'chacha', 'sfc' or 'none'"],
    ['a kind off the prototype', { ...sfc, kind: 'constructor' }, 'rng.kind: expected'],
    ['a missing kind', { words: [], used: 0 }, 'rng.kind: expected'],
    ['a further field', { ...sfc, more: 1 }, 'and no others, got "more"'],
    ['words that are no list', { ...sfc, words: '1234' }, 'rng.words: expected a list of 4'],
    ['too few words', { ...sfc, words: [1, 2, 3] }, 'a list of 4 int32 words, got "3 of them"'],
    ['a word too large', { ...sfc, words: [1, 2, 3, 2 ** 31] }, 'rng.words[3]: expected an int32'],
    ['a fraction', { ...sfc, words: [1.5, 2, 3, 4] }, 'rng.words[0]: expected an int32'],
    ['NaN among the words', { ...sfc, words: [1, Number.NaN, 3, 4] }, 'rng.words[1]: expected'],
    ['a text among the words', { ...sfc, words: [1, '2', 3, 4] }, 'rng.words[1]: expected'],
    ['a hole in the words', { ...sfc, words: new Array(4) }, 'rng.words[0]: expected an int32'],
    ['words where none belong', { kind: 'none', words: [1], used: 0 }, 'a list of 0 int32 words'],
    ['a negative use', { ...sfc, used: -1 }, 'rng.used: expected an integer from 0'],
    ['a fraction of use', { ...sfc, used: 0.5 }, 'rng.used: expected'],
    ['too much use', { ...sfc, used: 2 ** 53 }, 'rng.used: expected'],
    ['a big integer of use', { ...sfc, used: 1n }, 'rng.used: expected'],
  ])('refuses %s and says where', (_, value, sentence) => {
    expect(complaint(value)).toContain(sentence);
  });

  it('refuses a chacha generator beyond its counter', () => {
    expect(complaint({ ...chachaRng(SEED), used: 16 * 2 ** 32 + 1 })).toContain('rng.used');
  });

  it('refuses a chacha block that does not follow from its key', () => {
    const honest = after(chachaRng(SEED), 20);
    const bent = { ...honest, words: honest.words.with(8 + 5, 12) };

    expect(complaint(bent)).toContain('rng.words[13]: expected word 5 of block 1 of the key');
    expect(complaint({ ...honest, used: 40 })).toContain('of block 2 of the key');
  });

  it('refuses fields that come by a prototype, hidden or open', () => {
    expect(complaint(Object.create(sfc))).toContain('rng.kind: expected');
    expect(complaint(JSON.parse('{"__proto__":{"kind":"none","words":[],"used":0}}'))).toContain(
      'got "__proto__"',
    );
    expect(({} as { kind?: unknown }).kind).toBeUndefined();
  });

  it('turns minus zero into zero', () => {
    const parsed = parseRng({ kind: 'sfc', words: [-0, 0, -0, 1], used: -0 }, 'rng');

    expect(parsed).toStrictEqual({ kind: 'sfc', words: [0, 0, 0, 1], used: 0 });
  });

  it('refuses a huge list or text without reading it', () => {
    expect(complaint({ ...sfc, words: new Array(2 ** 32 - 1) })).toContain('4294967295 of them');
    expect(complaint({ ...sfc, kind: 'x'.repeat(10_000_000) }).length).toBeLessThan(300);
    expect(complaint({ ...sfc, ['y'.repeat(10_000_000)]: 1 }).length).toBeLessThan(300);
  });

  it('answers garbage with Malformed or a generator that works, never otherwise', () => {
    const garbage = fc.anything({ withBigInt: true, withDate: true, withSparseArray: true });
    const almost = fc.record({
      kind: fc.oneof(fc.constantFrom('chacha', 'sfc', 'none'), garbage),
      words: fc.oneof(fc.array(fc.oneof(fc.integer(), garbage), { maxLength: 5 }), garbage),
      used: fc.oneof(fc.nat(), garbage),
    });

    fc.assert(
      fc.property(fc.oneof(garbage, almost), (value) => {
        if (complaint(value) !== 'accepted') return;
        const rng = parseRng(value, 'rng');
        if (rng.kind !== 'none') expect(below(rng, 6)).toBeLessThan(6);
      }),
      { numRuns: 2000 },
    );
  });
});
