import { Malformed } from '../errors.ts';
import { nearest } from '../near.ts';
import { itemPath } from './path.ts';

/**
 * A declaration of data from outside: packs, options, file headers. Unlike a `Schema` it knows no
 * audiences and no holes; it knows texts, optional fields and free keys instead. `P` is the part of
 * a value that is no wording.
 */
export type Shape<T, P = T> = {
  readonly take: (value: unknown, path: string) => T;
  /** Parts a value that has passed `take`. Absent where there is no wording in it. */
  split?(value: T): Split<P>;
  /** The same in JSON Schema, for documents. Absent: anything, as far as a document goes. */
  readonly document?: JsonSchema;
};

/** As much of JSON Schema as shapes say. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly [keyword: string]: unknown;
};

export const documentOf = (shape: Shape<unknown, unknown>): JsonSchema => shape.document ?? {};

/** A value in two: what rules may read, and what is only said. `undefined` where there is none. */
export type Split<P> = { readonly printed: P | undefined; readonly wording: unknown };

declare const nothing: unique symbol;
/** The printed part of what is wording as a whole. */
export type NothingPrinted = { readonly [nothing]: true };

/** The read-only type a shape declares. */
export type Shaped<S> = S extends Shape<infer T, unknown> ? T : never;

/** The same without its wording: what rules may decide by. */
export type PrintedPart<S> =
  S extends Shape<infer T, infer P> ? (unknown extends P ? T : P) : never;

export const splitBy = <T, P>(shape: Shape<T, P>, value: T): Split<P> =>
  // Without wording in it, a value is its own printed part.
  shape.split?.(value) ?? { printed: value as unknown as P, wording: undefined };

const LONGEST_TEXT = 2_000;
const LONGEST_LIST = 10_000;
const MOST_WORDS_NAMED = 12;

/** The gate: what comes out is fresh and of the declared type, or `Malformed` names the place. */
export const read = <T>(shape: Shape<T, unknown>, value: unknown, path = ''): T =>
  shape.take(value, path);

/** Paths are relative, so that a pack's begin with its own lists; the outermost value has a name. */
export function refuse(path: string, expected: string, got: unknown): never {
  throw new Malformed(path === '' ? 'value' : path, expected, got);
}

export const text = ({ most = LONGEST_TEXT }: { readonly most?: number } = {}): Shape<string> => ({
  document: { type: 'string', maxLength: most },
  take: (value, path) => {
    if (typeof value !== 'string') return refuse(path, 'a text', value);
    if (value.length > most) return refuse(path, `a text of at most ${most} characters`, value);
    return value;
  },
});

type Bounds = { readonly least?: number; readonly most?: number };

export const integer = ({ least, most }: Bounds = {}): Shape<number> => {
  const expected = `a whole number${between(least, most)}`;
  return {
    document: { type: 'integer', ...within('minimum', least), ...within('maximum', most) },
    take: (value, path) => {
      if (
        typeof value !== 'number' ||
        !Number.isSafeInteger(value) ||
        !isWithin(value, least, most)
      )
        return refuse(path, expected, value);
      return value === 0 ? 0 : value; // no negative zero: it would not survive JSON
    },
  };
};

export const bool: Shape<boolean> = {
  document: { type: 'boolean' },
  take: (value, path) =>
    typeof value === 'boolean' ? value : refuse(path, 'true or false', value),
};

export const oneOf = <const W extends readonly string[]>(words: W): Shape<W[number]> => ({
  document: { type: 'string', enum: words },
  take: (value, path) =>
    words.find((word) => word === value) ?? refuse(path, oneOfThese(words, value), value),
});

type Scalar = string | number | boolean | null;

export const literal = <const V extends Scalar>(only: V): Shape<V> => ({
  document: { const: only },
  take: (value, path) => (value === only ? only : refuse(path, JSON.stringify(only), value)),
});

/** The value, or `null` where the data says that there is none. */
export const orNull = <T, P = T>(of: Shape<T, P>): Shape<T | null, P | null> => ({
  document: { anyOf: [documentOf(of), { type: 'null' }] },
  take: (value, path) => (value === null ? null : of.take(value, path)),
  ...(of.split === undefined
    ? {}
    : {
        split: (value: T | null): Split<P | null> =>
          value === null ? { printed: null, wording: undefined } : splitBy(of, value),
      }),
});

type Count = Bounds & { readonly count?: number };

export const listOf = <T, P = T>(
  of: Shape<T, P>,
  bounds: Count = {},
): Shape<readonly T[], readonly P[]> => {
  const least = bounds.count ?? bounds.least ?? 0;
  const most = bounds.count ?? bounds.most ?? LONGEST_LIST;
  const expected = least === most ? `a list of ${least}` : `a list of ${least} to ${most}`;
  return {
    document: { type: 'array', items: documentOf(of), minItems: least, maxItems: most },
    take: (value, path) => {
      if (!Array.isArray(value)) return refuse(path, 'a list', value);
      if (!isWithin(value.length, least, most)) return refuse(path, expected, value);
      return Array.from(value, (item: unknown, index) =>
        of.take(item, itemPath(path, index, item)),
      );
    },
    ...(of.split === undefined ? {} : { split: (items: readonly T[]) => splitList(of, items) }),
  };
};

/** Both lists are as long as the whole: an item keeps its place. */
function splitList<T, P>(of: Shape<T, P>, items: readonly T[]): Split<readonly P[]> {
  const parts = items.map((item) => splitBy(of, item));
  const hasWording = parts.some(({ wording }) => wording !== undefined);
  return {
    printed: parts.map(({ printed }) => (printed ?? null) as P),
    wording: hasWording ? parts.map(({ wording }) => wording ?? null) : undefined,
  };
}

const within = (keyword: string, bound: number | undefined): { readonly [name: string]: number } =>
  bound === undefined ? {} : { [keyword]: bound };

const isWithin = (value: number, least: number | undefined, most: number | undefined): boolean =>
  (least === undefined || value >= least) && (most === undefined || value <= most);

function between(least: number | undefined, most: number | undefined): string {
  if (least === undefined) return most === undefined ? '' : ` at most ${most}`;
  if (most === undefined) return ` at least ${least}`;
  return ` from ${least} to ${most}`;
}

function oneOfThese(words: readonly string[], got: unknown): string {
  const named = words.slice(0, MOST_WORDS_NAMED).join(', ');
  const more = words.length > MOST_WORDS_NAMED ? `, … (${words.length} in all)` : '';
  const meant = nearest(got, words);
  return `one of ${named}${more}${meant === undefined ? '' : ` (did you mean ${meant}?)`}`;
}
