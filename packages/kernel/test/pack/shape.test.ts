import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { Malformed } from '../../src/errors.ts';
import { json } from '../../src/pack/json.ts';
import { mapOf, optional, recordOf, shape, variants } from '../../src/pack/record.ts';
import {
  bool,
  integer,
  listOf,
  literal,
  oneOf,
  orNull,
  read,
  type Shaped,
  text,
} from '../../src/pack/shape.ts';
import { anything, HOSTILE, refuses, survives } from './garbage.ts';

const GOODS = ['cotton', 'wine', 'tea'] as const;
const TILE = shape({
  id: text({ most: 40 }),
  faces: listOf(shape({ goods: listOf(oneOf(GOODS)), cannon: bool }), { count: 2 }),
  note: optional(text()),
});
const PACK = shape({
  version: literal(1),
  seaTiles: listOf(TILE),
  prices: recordOf(GOODS, integer({ least: 1, most: 9 })),
  colours: mapOf(text({ most: 7 })),
  effects: listOf(variants('op', { gain: { good: oneOf(GOODS), count: integer() }, skip: {} })),
  module: orNull(text()),
});

const tile = (id: string, goods: readonly string[] = ['tea']): object => ({
  id,
  faces: [
    { goods, cannon: false },
    { goods: [], cannon: true },
  ],
});
const pack = (changes: object = {}): object => ({
  version: 1,
  seaTiles: [tile('reef-a'), tile('reef-b')],
  prices: { cotton: 1, wine: 2, tea: 3 },
  colours: { sea: '#004455' },
  effects: [{ op: 'gain', good: 'tea', count: 2 }, { op: 'skip' }],
  module: null,
  ...changes,
});

const messageOf = (raw: unknown): string => {
  try {
    read(PACK, raw);
  } catch (error) {
    expect(error).toBeInstanceOf(Malformed);
    return error instanceof Error ? error.message : '';
  }
  return 'nothing wrong';
};

describe('what a shape lets through', () => {
  it('a value of the shape comes out equal and shares nothing with what came in', () => {
    const raw = pack();

    const taken = read(PACK, raw);

    expect(JSON.parse(JSON.stringify(taken))).toEqual(raw);
    expect(taken).not.toBe(raw);
    expect(taken.seaTiles).not.toBe(Reflect.get(raw, 'seaTiles'));
    expect(taken.seaTiles[0]?.faces[0]?.goods).toEqual(['tea']);
  });

  it('a field that may be left out is absent when it is, and read when it is not', () => {
    const noted = { ...tile('reef-a'), note: 'shallow' };

    expect(Object.keys(read(TILE, tile('reef-a')))).toEqual(['id', 'faces']);
    expect(read(TILE, noted).note).toBe('shallow');
    expect(() => read(TILE, { ...noted, note: 3 })).toThrow('note: expected a text, got 3');
  });

  it('free keys are found only where the data has them', () => {
    const { colours } = read(PACK, pack());

    expect(colours['sea']).toBe('#004455');
    expect(colours['toString']).toBeUndefined();
  });

  it('a negative zero becomes the one that JSON can write', () => {
    expect(Object.is(read(integer(), -0), 0)).toBe(true);
    expect(Object.is(read(json, -0), 0)).toBe(true);
  });

  it('the type of what comes out is that of the shape', () => {
    expectTypeOf<Shaped<typeof TILE>>().toEqualTypeOf<{
      readonly id: string;
      readonly faces: readonly {
        readonly goods: readonly ('cotton' | 'wine' | 'tea')[];
        readonly cannon: boolean;
      }[];
      readonly note?: string;
    }>();
    expectTypeOf<Shaped<typeof PACK>['effects'][number]>().toEqualTypeOf<
      | { readonly op: 'gain'; readonly good: 'cotton' | 'wine' | 'tea'; readonly count: number }
      | { readonly op: 'skip' }
    >();
    expectTypeOf<Shaped<typeof PACK>['prices']>().toEqualTypeOf<{
      readonly cotton: number;
      readonly wine: number;
      readonly tea: number;
    }>();
  });
});

describe('what a shape refuses, and how it names the place', () => {
  it.each([
    [
      'a word inside a named item',
      { seaTiles: [tile('reef-a'), tile('reef-b', ['tea', 'gin'])] },
      'seaTiles[1] "reef-b".faces[0].goods[1]: expected one of cotton, wine, tea, got "gin"',
    ],
    [
      'a misspelled word',
      { seaTiles: [tile('reef-a', ['wien'])] },
      'seaTiles[0] "reef-a".faces[0].goods[0]: expected one of cotton, wine, tea (did you mean wine?), got "wien"',
    ],
    [
      'a missing field',
      { seaTiles: [{ id: 'reef-a' }] },
      'seaTiles[0] "reef-a".faces: expected a list, got nothing',
    ],
    [
      'a misspelled field',
      { seaTiles: [{ id: 'reef-a', face: [] }] },
      'seaTiles[0] "reef-a".face: expected no field of this name (did you mean faces?), got a list of 0',
    ],
    [
      'a wrong count',
      { seaTiles: [{ id: 'reef-a', faces: [] }] },
      'seaTiles[0] "reef-a".faces: expected a list of 2, got a list of 0',
    ],
    [
      'a number out of range',
      { prices: { cotton: 1, wine: 2, tea: 10 } },
      'prices.tea: expected a whole number from 1 to 9, got 10',
    ],
    ['a fraction', { prices: { cotton: 1.5, wine: 2, tea: 3 } }, 'prices.cotton: expected a whole'],
    ['a missing key', { prices: { cotton: 1, wine: 2 } }, 'prices.tea: expected a whole number'],
    [
      'a key too many',
      { prices: { cotton: 1, wine: 2, tea: 3, salt: 4 } },
      'prices.salt: expected no field of this name (known: cotton, wine, tea), got 4',
    ],
    ['a long text', { colours: { sea: 'very blue' } }, 'colours.sea: expected a text of at most 7'],
    [
      'a variant nobody knows',
      { effects: [{ op: 'sink' }] },
      'effects[0].op: expected one of gain, skip, got "sink"',
    ],
    [
      "a field of another variant's",
      { effects: [{ op: 'skip', count: 1 }] },
      'effects[0].count: expected no field of this name (known: op), got 1',
    ],
    ['another version', { version: 2 }, 'version: expected 1, got 2'],
    ['a hole where null is allowed', { module: undefined }, 'module: expected a text, got nothing'],
  ])('%s', (_, changes, message) => {
    expect(messageOf(pack(changes))).toContain(message);
  });

  it('a value that is nothing at all', () => {
    expect(messageOf(3)).toBe('value: expected a record, got 3');
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the key %s, among free ones', (key) => {
    const colours: unknown = JSON.parse(`{"${key}": "red"}`);

    expect(messageOf(pack({ colours }))).toContain('colours: expected keys other than');
    expect(() => read(json, colours)).toThrow('expected keys other than');
  });

  it('fields that are only inherited', () => {
    expect(messageOf(Object.create(pack()))).toContain('value: expected a record');
    expect(() => read(shape({ toString: text() }), {})).toThrow('toString: expected a text');
  });
});

describe('any plain JSON', () => {
  it('comes out as it went in', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        const hostile = /"(__proto__|constructor|prototype)":/.test(JSON.stringify(value));
        if (!hostile) expect(JSON.stringify(read(json, value))).toBe(JSON.stringify(value));
      }),
    );
  });

  it('is bounded as a whole, not only list by list', () => {
    const thousand = Array.from({ length: 1_000 }, () => 0);
    const long = 'x'.repeat(600_000);

    expect(() =>
      read(
        json,
        Array.from({ length: 101 }, () => thousand),
      ),
    ).toThrow('values in all');
    expect(() => read(json, [long, long])).toThrow('characters of text in all');
    expect(() => read(json, JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`))).toThrow(
      'levels of nesting',
    );
  });
});

const READERS: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ['text', (value) => read(text(), value)],
  ['whole', (value) => read(integer(), value)],
  ['bool', (value) => read(bool, value)],
  ['oneOf', (value) => read(oneOf(GOODS), value)],
  ['literal', (value) => read(literal('x'), value)],
  ['listOf', (value) => read(listOf(text()), value)],
  ['shape', (value) => read(TILE, value)],
  ['keyed', (value) => read(recordOf(GOODS, integer()), value)],
  ['mapOf', (value) => read(mapOf(text()), value)],
  ['variants', (value) => read(variants('op', { skip: {} }), value)],
  ['a whole pack', (value) => read(PACK, value)],
];

describe.each(READERS)('garbage given to %s', (_, reads) => {
  it.each(HOSTILE)('%s is refused soon', (_name, value) => {
    refuses(reads, value);
  });

  it('whatever it is, a typed error or a value, and nothing is polluted', () => {
    fc.assert(fc.property(anything, (value) => survives(reads, value)));
  });
});

describe('garbage given to json', () => {
  it.each(HOSTILE.filter(([name]) => name !== 'null'))('%s is refused soon', (_, value) => {
    refuses((raw) => read(json, raw), value);
  });

  it('inside a pack that is otherwise right', () => {
    const field = fc.constantFrom('seaTiles', 'prices', 'colours', 'effects', 'module', 'version');
    fc.assert(
      fc.property(field, anything, (name, value) => {
        survives((raw) => read(PACK, raw), pack({ [name]: value }));
      }),
    );
  });
});
