import { nearest } from '../near.ts';
import { hasGetters } from '../plain.ts';
import { fieldPath } from './path.ts';
import { refuse, type Shape } from './shape.ts';

const MOST_KEYS = 10_000;
const LONGEST_KEY = 200;

/** Names that mean something to JavaScript itself: data has no business with them. */
const HOSTILE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A field that may be left out. */
export type Optional<T> = { readonly optional: Shape<T> };
export const optional = <T>(of: Shape<T>): Optional<T> => ({ optional: of });

type AnyFields = { readonly [name: string]: Shape<unknown> | Optional<unknown> };
type Flat<T> = { [N in keyof T]: T[N] };
type FieldsOf<F> = Flat<
  { readonly [N in keyof F as F[N] extends Shape<unknown> ? N : never]: TakenBy<F[N]> } & {
    readonly [N in keyof F as F[N] extends Shape<unknown> ? never : N]?: TakenBy<F[N]>;
  }
>;
type TakenBy<F> = F extends Shape<infer T> ? T : F extends Optional<infer T> ? T : never;

/** A record of exactly these fields; one that is not declared is refused. */
export const shape = <F extends AnyFields>(fields: F): Shape<FieldsOf<F>> => {
  const declared = Object.entries(fields);
  const names = declared.map(([name]) => name);
  return {
    take: (value, path) => {
      const given = recordAt(value, path);
      refuseOthers(given, names, path);
      const out: Record<string, unknown> = {};
      for (const [name, field] of declared) {
        const item = ownField(given, name);
        if ('take' in field) out[name] = field.take(item, fieldPath(path, name));
        else if (item !== undefined) out[name] = field.optional.take(item, fieldPath(path, name));
      }
      return out as FieldsOf<F>;
    },
  };
};

/** A record with exactly these keys, all of one shape. */
export const keyed = <const W extends readonly string[], T>(
  words: W,
  of: Shape<T>,
): Shape<{ readonly [N in W[number]]: T }> => ({
  take: (value, path) => {
    const given = recordAt(value, path);
    refuseOthers(given, words, path);
    const out: Record<string, T> = {};
    for (const word of words) out[word] = of.take(ownField(given, word), fieldPath(path, word));
    return out as { readonly [N in W[number]]: T };
  },
});

/** A record with free keys. It has no prototype: only what the data says is found in it. */
export const mapOf = <T>(of: Shape<T>): Shape<{ readonly [key: string]: T }> => ({
  take: (value, path) => {
    const given = recordAt(value, path);
    const out: Record<string, T> = Object.create(null);
    for (const key of freeKeys(given, path)) out[key] = of.take(given[key], fieldPath(path, key));
    return out;
  },
});

type AnyVariants = { readonly [word: string]: AnyFields };
type VariantOf<Tag extends string, V> = {
  [N in keyof V & string]: Flat<{ readonly [T in Tag]: N } & FieldsOf<V[N]>>;
}[keyof V & string];

/** Records told apart by one field, each with fields of its own: `{ op: 'gainCrew', n: 1 }`. */
export const variants = <Tag extends string, V extends AnyVariants>(
  tag: Tag,
  fields: V,
): Shape<VariantOf<Tag, V>> => {
  const words = Object.keys(fields);
  const shapes = new Map(
    Object.entries(fields).map(([word, own]) => [word, shape({ [tag]: wordOf(words), ...own })]),
  );
  return {
    take: (value, path) => {
      const word = wordOf(words).take(ownField(recordAt(value, path), tag), fieldPath(path, tag));
      const own = shapes.get(word) ?? refuse(path, `a ${tag} that is declared`, word);
      return own.take(value, path) as VariantOf<Tag, V>;
    },
  };
};

const wordOf = (words: readonly string[]): Shape<string> => ({
  take: (value, path) =>
    typeof value === 'string' && words.includes(value)
      ? value
      : refuse(path, `one of ${words.join(', ')}`, value),
});

type PlainRecord = { readonly [name: string]: unknown };

/** JSON's kind of record: not a list, not an instance of a class, nothing inherited. */
export function recordAt(value: unknown, path: string): PlainRecord {
  if (isPlainRecord(value)) return value;
  return refuse(path, 'a record', value);
}

function isPlainRecord(value: unknown): value is PlainRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === null || Object.getPrototypeOf(prototype) === null) && !hasGetters(value);
}

const ownField = (given: PlainRecord, name: string): unknown =>
  Object.hasOwn(given, name) ? given[name] : undefined;

/** The keys of a record whose keys are not declared, once they are known to be harmless. */
export function freeKeys(given: PlainRecord, path: string): readonly string[] {
  const keys = Object.keys(given);
  if (keys.length > MOST_KEYS) return refuse(path, `a record of at most ${MOST_KEYS} keys`, keys);
  for (const key of keys) {
    if (key.length > LONGEST_KEY)
      return refuse(path, `keys of at most ${LONGEST_KEY} characters`, key);
    if (HOSTILE_KEYS.includes(key))
      return refuse(path, `keys other than ${HOSTILE_KEYS.join(', ')}`, key);
  }
  return keys;
}

function refuseOthers(given: PlainRecord, names: readonly string[], path: string): void {
  for (const name of Object.keys(given)) {
    if (names.includes(name)) continue;
    const meant = nearest(name, names);
    const hint = meant === undefined ? `known: ${names.join(', ')}` : `did you mean ${meant}?`;
    refuse(fieldPath(path, name), `no field of this name (${hint})`, given[name]);
  }
}
