import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/chance/sha256.ts';
import { Malformed } from '../../src/errors.ts';
import { canonicalJson } from '../../src/pack/json.ts';
import {
  BadPack,
  contentHash,
  countOf,
  knownId,
  type PackSource,
  readPack,
  uniqueIds,
} from '../../src/pack/pack.ts';
import { shape } from '../../src/pack/record.ts';
import { integer, listOf, type Shaped, text } from '../../src/pack/shape.ts';
import { anything, HOSTILE, refuses, survives } from './garbage.ts';

const SHAPE = shape({
  pools: listOf(shape({ id: text(), next: text(), pearls: integer() })),
});
type Reef = Shaped<typeof SHAPE>;

const CONTENT: Reef = {
  pools: [
    { id: 'wreck', next: 'cave', pearls: 2 },
    { id: 'cave', next: 'wreck', pearls: 0 },
  ],
};
const REEF: PackSource<Reef> = {
  shape: SHAPE,
  content: CONTENT,
  check: ({ pools }, wrong) => {
    uniqueIds(pools, 'pools', wrong);
    countOf(pools, 'pools', 2, wrong);
    const ids = new Set(pools.map((pool) => pool.id));
    for (const [index, pool] of pools.entries())
      knownId(pool.next, ids, `pools[${index}].next`, 'a pool', wrong);
  },
};

const problemsOf = (raw: unknown): readonly string[] => {
  try {
    readPack(REEF, raw);
  } catch (error) {
    if (error instanceof BadPack) return error.problems;
    throw error;
  }
  return [];
};

describe('reading a pack', () => {
  it('the default pack is read like any other, and has a hash', () => {
    const { content, hash } = readPack(REEF, CONTENT);

    expect(content).toEqual(CONTENT);
    expect(content).not.toBe(CONTENT);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('everything that does not fit is told at once', () => {
    const pools = [
      { id: 'wreck', next: 'cave', pearls: 2 },
      { id: 'wreck', next: 'reef', pearls: 0 },
      { id: 'cave', next: 'wreck', pearls: 0 },
    ];

    expect(problemsOf({ pools })).toEqual([
      'pools[1] "wreck".id: expected an id of its own (pools[0] has this one), got "wreck"',
      'pools: expected 2 items, got 3',
      'pools[1].next: expected the id of a pool, got "reef"',
    ]);
  });

  it('the error has a code and tells the problems in its message', () => {
    const empty = () => readPack(REEF, { pools: [] });

    expect(empty).toThrow(expect.objectContaining({ code: 'bad-pack' }));
    expect(empty).toThrow('the pack has a problem:\npools: expected 2 items, got 0');
  });

  it('a thousand problems are told as a hundred and a number', () => {
    const pools = Array.from({ length: 1_000 }, () => ({ id: 'a', next: 'a', pearls: 0 }));

    const told = problemsOf({ pools });

    expect(told).toHaveLength(100);
    expect(() => readPack(REEF, { pools })).toThrow('the pack has 1000 problems:');
    expect(() => readPack(REEF, { pools })).toThrow('and 900 more');
  });

  it('a wrong field is told before anything is compared', () => {
    const pools = [{ id: 'wreck', next: 'cave', pearls: 'many' }];

    expect(() => readPack(REEF, { pools })).toThrow(Malformed);
    expect(() => readPack(REEF, { pools })).toThrow('pools[0] "wreck".pearls: expected a whole');
  });

  it.each(HOSTILE)('%s is refused soon', (_, value) => {
    refuses((raw) => readPack(REEF, raw), value);
    refuses((raw) => readPack(REEF, { pools: raw }), value);
  });

  it('garbage of any kind is a typed error', () => {
    fc.assert(fc.property(anything, (value) => survives((raw) => readPack(REEF, raw), value)));
    fc.assert(
      fc.property(fc.array(anything), (pools) => survives((raw) => readPack(REEF, raw), { pools })),
    );
  });
});

describe('the hash of a pack', () => {
  it('is that of its canonical text', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    );
    expect(contentHash({ b: 1, a: 2 })).toBe(sha256('{"a":2,"b":1}'));
  });

  it('does not depend on the order of keys, and depends on everything else', () => {
    const [wreck, cave] = CONTENT.pools;

    const turned = { pools: CONTENT.pools.map(({ id, next, pearls }) => ({ pearls, next, id })) };

    expect(contentHash(turned)).toBe(contentHash(CONTENT));
    expect(contentHash({ pools: [cave, wreck] })).not.toBe(contentHash(CONTENT));
    expect(contentHash({ pools: [wreck, { ...cave, pearls: 1 }] })).not.toBe(contentHash(CONTENT));
  });

  it('is JSON again, and a field without a value is no field', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const again: unknown = JSON.parse(canonicalJson(value));
        expect(again).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(again)).toBe(canonicalJson(value));
      }),
    );
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('is refused for what JSON cannot say', () => {
    fc.assert(fc.property(anything, (value) => survives(contentHash, value)));
    for (const value of [Number.NaN, [1n], { a: () => 1 }, new Map()])
      expect(() => contentHash(value)).toThrow(Malformed);
  });
});
