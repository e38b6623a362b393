import fc from 'fast-check';
import { expect } from 'vitest';
import { QuarterdeckError } from '../../src/errors.ts';

const nested = (depth: number, inside: (inner: unknown) => unknown): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level++) value = inside(value);
  return value;
};

const cyclic = (): unknown => {
  const loop: Record<string, unknown> = {};
  loop['id'] = loop;
  loop['loop'] = [loop];
  return loop;
};

/** What a file or a client may send by mistake or on purpose. */
export const HOSTILE: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['a bigint', 10n],
  ['a symbol', Symbol('s')],
  ['a function', () => 1],
  ['a date', new Date(0)],
  ['a map', new Map([['id', 1]])],
  ['a text of 10 MB', 'x'.repeat(10_000_000)],
  ['a list of a million', Array.from({ length: 1_000_000 }, () => 0)],
  ['a sparse list without end', Object.assign([], { length: 4_294_967_295 })],
  ['200,000 fields', Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [n, n]))],
  ['lists 100,000 deep', nested(100_000, (inner) => [inner])],
  ['records 100,000 deep', nested(100_000, (inner) => ({ inner }))],
  ['a cycle', cyclic()],
  ['an own __proto__', JSON.parse('{"__proto__": {"polluted": true}}')],
  ['a constructor', JSON.parse('{"constructor": {"prototype": {"polluted": true}}}')],
  ['inherited fields', Object.create({ id: 'a', name: 'b' })],
  ['a field of 10 MB name', { ['k'.repeat(10_000_000)]: 1 }],
];

const hostileKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', '');

/** Anything at all, with hostile keys at any depth. */
export const anything = fc.anything({
  key: fc.oneof(hostileKey, fc.string()),
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withObjectString: true,
});

/** Either a value or a typed error, soon; never anything else, and nothing is polluted. */
export function survives(reads: (value: unknown) => unknown, value: unknown): void {
  const began = process.cpuUsage();
  try {
    reads(value);
  } catch (error) {
    expect(error).toBeInstanceOf(QuarterdeckError);
    expect(String(error).length).toBeLessThan(2_000);
  }
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(2_000);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
}

/** The same, where no hostile value is right. */
export function refuses(reads: (value: unknown) => unknown, value: unknown): void {
  survives(reads, value);
  expect(() => reads(value)).toThrow(QuarterdeckError);
}
