import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeBetween, withChange } from '../src/protocol/changes.ts';
import { checkSum } from '../src/protocol/check-sum.ts';

/** As it arrives at the other side. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** One name is no field's: it is how JavaScript sets what an object inherits. */
const name = fc.oneof(
  fc.string().filter((text) => text !== '__proto__'),
  fc.constantFrom('constructor', 'toString', '#', '0'),
);
const { json } = fc.letrec<{ json: unknown; list: unknown; fields: unknown; leaf: unknown }>(
  (tie) => ({
    json: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('list'), tie('fields')),
    list: fc.array(tie('json'), { maxLength: 5 }),
    fields: fc.dictionary(name, tie('json'), { maxKeys: 5 }),
    leaf: fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null)),
  }),
);
const record = fc.dictionary(name, json);

/** A value like the first, with something here and there replaced, as positions follow each other. */
const changedHere = (
  value: unknown,
  places: readonly number[],
  by: readonly unknown[],
): unknown => {
  const copy = sent(value);
  for (const [index, place] of places.entries()) {
    let at: unknown = copy;
    let depth = place;
    while (typeof at === 'object' && at !== null) {
      const names = Object.keys(at);
      const name = names[depth % (names.length + 1)];
      const fields = at as { [name: string]: unknown };
      if (name === undefined || depth % 3 === 0) {
        if (name !== undefined && name !== '__proto__') fields[name] = sent(by[index % by.length]);
        break;
      }
      at = fields[name];
      depth = Math.floor(depth / 2);
    }
  }
  return copy;
};

describe('A change', () => {
  it('leads from what was to what is, whatever the two are', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const change = changeBetween(sent(before), sent(after));
        if (change === null) expect(sent(before)).toEqual(sent(after));
        else expect(withChange(sent(before), sent(change))).toEqual(sent(after));
      }),
    );
  });

  it('leads to what is also where little of it changed', () => {
    fc.assert(
      fc.property(
        json,
        fc.array(fc.nat(99)),
        fc.array(json, { minLength: 1 }),
        (before, at, by) => {
          const after = sent(changedHere(before, at, by));
          const change = changeBetween(before, after);
          if (change === null) expect(sent(before)).toEqual(after);
          else expect(withChange(sent(before), sent(change))).toEqual(after);
        },
      ),
    );
  });

  it('is none between equal values, in whatever order their fields stand', () => {
    expect(changeBetween({ a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 })).toBeNull();
    expect(changeBetween({ a: 1, b: undefined }, { a: 1 })).toBeNull();
  });

  it('says what changed, and nothing of what did not', () => {
    const before = { ships: [{ at: 1 }, { at: 2 }, { at: 3 }], gold: 4, wind: 'north' };
    const after = { ships: [{ at: 1 }, { at: 9 }, { at: 3 }], gold: 4 };

    expect(changeBetween(before, after)).toEqual({ ships: { 1: { at: [9] } }, wind: 0 });
  });

  it('cuts a list, makes it longer, and says it anew where most of it is another', () => {
    expect(changeBetween([1, 2, 3], [1, 2])).toEqual({ '#': 2 });
    expect(changeBetween([1, 2], [1, 2, 3])).toEqual({ 2: [3] });
    expect(changeBetween([1, 2, 3], [2, 3])).toEqual([[2, 3]]);
    const ship = { at: 1, gold: 2, flag: 'red' };
    expect(changeBetween([ship], [{ ...ship, at: 9 }])).toEqual({ 0: { at: [9] } });
    const other = [{ at: 4, gold: 0, flag: 'red' }];
    expect(changeBetween([ship], other)).toEqual([other]);
  });

  it('leaves what did not change the same object', () => {
    const before = { ships: [{ at: 1 }, { at: 2 }, { at: 3 }], port: { name: 'Reef' } };

    const after = withChange(before, { ships: { 1: { at: [9] } } }) as typeof before;

    expect(after.port).toBe(before.port);
    expect([after.ships[0], after.ships[1]]).toEqual([before.ships[0], { at: 9 }]);
    expect(after.ships[2]).toBe(before.ships[2]);
    expect(before.ships[1]).toEqual({ at: 2 });
  });

  it('is refused where it does not fit', () => {
    expect(() => withChange({ a: 1 }, { a: { b: [1] } })).toThrow(TypeError);
    expect(() => withChange(null, { a: [1] })).toThrow(TypeError);
  });
});

describe('A check sum', () => {
  it('does not depend on the order of fields, but on everything else', () => {
    expect(checkSum({ a: 1, b: [2, '3'] })).toBe(checkSum({ b: [2, '3'], a: 1 }));
    const values = [
      { a: 1 },
      { a: '1' },
      { b: 1 },
      [1],
      [[1]],
      [1, 2],
      [2, 1],
      null,
      0,
      '',
      {},
      [],
    ];

    expect(new Set(values.map((value) => checkSum({ value }))).size).toBe(values.length);
  });

  it('is the same on both sides of a wire', () => {
    fc.assert(fc.property(json, (value) => checkSum(sent(value)) === checkSum(value)));
  });
});
