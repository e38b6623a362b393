import { nearest } from '../near.ts';
import { hasGetters } from '../plain.ts';
import { fieldPath } from './path.ts';
import {
  documentOf,
  type JsonSchema,
  literal,
  type NothingPrinted,
  refuse,
  type Shape,
  type Split,
  splitBy,
} from './shape.ts';

const MOST_KEYS = 10_000;
const LONGEST_KEY = 200;

/** Names that mean something to JavaScript itself: data has no business with them. */
const HOSTILE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A field that may be left out. */
export type Optional<T, P = T> = { readonly optional: Shape<T, P> };
export const optional = <T, P = T>(of: Shape<T, P>): Optional<T, P> => ({ optional: of });

type AnyFields = {
  readonly [name: string]: Shape<unknown, unknown> | Optional<unknown, unknown>;
};
type Flat<T> = { [N in keyof T]: T[N] };
type FieldsOf<F> = Flat<
  { readonly [N in keyof F as F[N] extends Shape<unknown, unknown> ? N : never]: TakenBy<F[N]> } & {
    readonly [N in keyof F as F[N] extends Shape<unknown, unknown> ? never : N]?: TakenBy<F[N]>;
  }
>;
type TakenBy<F> =
  F extends Shape<infer T, unknown> ? T : F extends Optional<infer T, unknown> ? T : never;

/** The same fields without those that are wording. */
type PrintedFieldsOf<F> = Flat<
  {
    readonly [N in keyof F as F[N] extends Shape<unknown, unknown>
      ? NamedIfPrinted<F[N], N>
      : never]: PrintedBy<F[N]>;
  } & {
    readonly [N in keyof F as F[N] extends Shape<unknown, unknown>
      ? never
      : NamedIfPrinted<F[N], N>]?: PrintedBy<F[N]>;
  }
>;
type NamedIfPrinted<F, N> = PrintedBy<F> extends NothingPrinted ? never : N;
type PrintedBy<F> =
  F extends Shape<infer T, infer P>
    ? unknown extends P
      ? T
      : P
    : F extends Optional<infer T, infer P>
      ? unknown extends P
        ? T
        : P
      : never;

/**
 * What a component says or looks like, and no rule decides by: its name, its text, where it is known
 * from. It is no part of a pack's hash; the law kit plays every game with noise in its place.
 */
export function wording<T>(of: Shape<T, unknown>): Shape<T, NothingPrinted>;
export function wording<T>(of: Optional<T, unknown>): Optional<T, NothingPrinted>;
export function wording<T>(
  of: Shape<T, unknown> | Optional<T, unknown>,
): Shape<T, NothingPrinted> | Optional<T, NothingPrinted> {
  if ('optional' in of) return { optional: wording(of.optional) };
  return {
    document: documentOf(of),
    take: of.take,
    split: (value) => ({ printed: undefined, wording: value }),
  };
}

type AnyShape = Shape<unknown, unknown>;

/** A record's two parts, each with the fields that have something in them. */
function splitFields(
  fields: Iterable<readonly [name: string, of: AnyShape]>,
  value: object,
  empty: () => Record<string, unknown> = () => ({}),
): Split<Record<string, unknown>> {
  const given = value as PlainRecord;
  const printed = empty();
  const wordings = empty();
  for (const [name, of] of fields) {
    if (!Object.hasOwn(given, name)) continue;
    const part = splitBy(of, given[name]);
    if (part.printed !== undefined) printed[name] = part.printed;
    if (part.wording !== undefined) wordings[name] = part.wording;
  }
  return { printed, wording: Object.keys(wordings).length === 0 ? undefined : wordings };
}

const recordDocument = (
  fields: readonly (readonly [name: string, of: Shape<unknown, unknown>])[],
  required: readonly string[],
): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(fields.map(([name, of]) => [name, documentOf(of)])),
  ...(required.length === 0 ? {} : { required }),
  additionalProperties: false,
});

/** A record of exactly these fields; one that is not declared is refused. */
export const shape = <F extends AnyFields>(fields: F): Shape<FieldsOf<F>, PrintedFieldsOf<F>> => {
  const declared = Object.entries(fields);
  const names = declared.map(([name]) => name);
  const inner = declared.map(
    ([name, field]) => [name, 'take' in field ? field : field.optional] as const,
  );
  const split = (value: FieldsOf<F>): Split<PrintedFieldsOf<F>> =>
    splitFields(inner, value) as Split<PrintedFieldsOf<F>>;
  const required = declared.flatMap(([name, field]) => ('take' in field ? [name] : []));
  return {
    ...(inner.some(([, of]) => of.split !== undefined) ? { split } : {}),
    document: recordDocument(inner, required),
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
export const recordOf = <const W extends readonly string[], T, P = T>(
  words: W,
  of: Shape<T, P>,
): Shape<{ readonly [N in W[number]]: T }, { readonly [N in W[number]]: P }> => ({
  document: recordDocument(
    words.map((word) => [word, of] as const),
    words,
  ),
  ...(of.split === undefined
    ? {}
    : {
        split: (value: { readonly [N in W[number]]: T }) =>
          splitFields(
            words.map((word) => [word, of as AnyShape] as const),
            value,
          ) as Split<{ readonly [N in W[number]]: P }>,
      }),
  take: (value, path) => {
    const given = recordAt(value, path);
    refuseOthers(given, words, path);
    const out: Record<string, T> = {};
    for (const word of words) out[word] = of.take(ownField(given, word), fieldPath(path, word));
    return out as { readonly [N in W[number]]: T };
  },
});

/** A record with free keys. It has no prototype: only what the data says is found in it. */
export const mapOf = <T, P = T>(
  of: Shape<T, P>,
): Shape<{ readonly [key: string]: T }, { readonly [key: string]: P }> => ({
  document: { type: 'object', additionalProperties: documentOf(of) },
  ...(of.split === undefined
    ? {}
    : {
        split: (value: { readonly [key: string]: T }) =>
          splitFields(
            Object.keys(value).map((key) => [key, of as AnyShape] as const),
            value,
            () => Object.create(null),
          ) as Split<{ readonly [key: string]: P }>,
      }),
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
type PrintedVariantOf<Tag extends string, V> = {
  [N in keyof V & string]: Flat<{ readonly [T in Tag]: N } & PrintedFieldsOf<V[N]>>;
}[keyof V & string];

/** Records told apart by one field, each with fields of its own: `{ op: 'gainCrew', n: 1 }`. */
export const variants = <Tag extends string, V extends AnyVariants>(
  tag: Tag,
  fields: V,
): Shape<VariantOf<Tag, V>, PrintedVariantOf<Tag, V>> => {
  const words = Object.keys(fields);
  const shapes = new Map<string, AnyShape>(
    Object.entries(fields).map(([word, own]) => [word, shape({ [tag]: wordOf(words), ...own })]),
  );
  const shapeFor = (value: object): AnyShape => {
    const word = (value as PlainRecord)[tag];
    return shapes.get(String(word)) ?? refuse('', `a ${tag} that is declared`, word);
  };
  const split = (value: VariantOf<Tag, V>): Split<PrintedVariantOf<Tag, V>> =>
    splitBy(shapeFor(value), value) as Split<PrintedVariantOf<Tag, V>>;
  return {
    ...([...shapes.values()].some((own) => own.split !== undefined) ? { split } : {}),
    document: {
      anyOf: Object.entries(fields).map(([word, own]) =>
        documentOf(shape({ [tag]: literal(word), ...own })),
      ),
    },
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
