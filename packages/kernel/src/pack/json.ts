import { fieldPath } from './path.ts';
import { freeKeys, recordAt } from './record.ts';
import { refuse, type Shape } from './shape.ts';

/** Whatever JSON can say. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json };

const DEEPEST = 32;
const MOST_VALUES = 100_000;
const MOST_CHARACTERS = 1_000_000;

/** What a whole value may still cost: bounded lists inside bounded lists are not bounded. */
type Left = { values: number; characters: number };

/** Any plain JSON, not too deep and not too large. */
export const json: Shape<Json> = {
  take: (value, path) =>
    takeJson(value, path, DEEPEST, { values: MOST_VALUES, characters: MOST_CHARACTERS }),
};

function takeJson(value: unknown, path: string, depth: number, left: Left): Json {
  left.values--;
  if (left.values < 0) return refuse(path, `at most ${MOST_VALUES} values in all`, value);
  if (typeof value === 'string') return takeText(value, path, left);
  if (typeof value === 'boolean' || value === null) return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return refuse(path, 'a finite number', value);
    return value === 0 ? 0 : value;
  }
  if (typeof value === 'object') return takeNested(value, path, depth, left);
  return refuse(path, 'plain JSON', value);
}

function takeText(value: string, path: string, left: Left): string {
  left.characters -= value.length;
  if (left.characters < 0)
    return refuse(path, `at most ${MOST_CHARACTERS} characters of text in all`, value);
  return value;
}

function takeNested(value: object, path: string, depth: number, left: Left): Json {
  if (depth === 0) return refuse(path, `at most ${DEEPEST} levels of nesting`, value);
  if (Array.isArray(value)) {
    if (value.length > left.values)
      return refuse(path, `at most ${MOST_VALUES} values in all`, value);
    return Array.from(value, (item: unknown, index) =>
      takeJson(item, `${path}[${index}]`, depth - 1, left),
    );
  }
  const given = recordAt(value, path);
  const out: Record<string, Json> = Object.create(null);
  for (const key of freeKeys(given, path)) {
    takeText(key, path, left);
    out[key] = takeJson(given[key], fieldPath(path, key), depth - 1, left);
  }
  return out;
}

/** One text for one value, whatever the order its keys were written in. Fields that are absent and
 * fields that are `undefined` are the same. */
export function canonicalJson(value: unknown): string {
  return canonical(value, '', DEEPEST);
}

function canonical(value: unknown, path: string, depth: number): string {
  if (depth < 0) return refuse(path, `at most ${DEEPEST} levels of nesting`, value);
  if (value === null) return 'null';
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return refuse(path, 'a finite number', value);
    return JSON.stringify(value);
  }
  if (typeof value !== 'object') return refuse(path, 'plain JSON', value);
  if (Array.isArray(value)) {
    const items = Array.from(value, (item: unknown, index) =>
      canonical(item, `${path}[${index}]`, depth - 1),
    );
    return `[${items.join(',')}]`;
  }
  const given = recordAt(value, path);
  const fields = Object.keys(given)
    .filter((key) => given[key] !== undefined)
    .sort()
    .map((key) => {
      const inner = canonical(given[key], fieldPath(path, key), depth - 1);
      return `${JSON.stringify(key)}:${inner}`;
    });
  return `{${fields.join(',')}}`;
}
