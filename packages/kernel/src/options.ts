import { BadTerms, describe, Malformed } from './errors.ts';
import { nearest } from './near.ts';
import { recordAt } from './pack/record.ts';
import { bool, integer, listOf, oneOf, read, type Shape } from './pack/shape.ts';

type Words<T> = {
  readonly title: string;
  /** What it changes, in a sentence for players. */
  readonly about: string;
  readonly default: T;
  /** The seat counts at which it may be changed; at all of them if left out. */
  readonly seats?: readonly number[];
};
type Labels<W extends string> = { readonly labels?: { readonly [N in W]: string } };

/** What a page needs to ask for one kind of option. */
export type OptionField =
  | { readonly kind: 'toggle'; readonly default: boolean }
  | { readonly kind: 'pick'; readonly default: string; readonly words: readonly LabelledWord[] }
  | {
      readonly kind: 'picks';
      readonly default: readonly string[];
      readonly words: readonly LabelledWord[];
    }
  | {
      readonly kind: 'count';
      readonly default: number;
      readonly least: number;
      readonly most: number;
    };
export type LabelledWord = { readonly word: string; readonly label: string };

/** One thing a table may settle before it begins. */
export type Option<T> = {
  readonly words: Words<T>;
  readonly field: OptionField;
  readonly shape: Shape<T>;
};
export type OptionsSchema<O> = { readonly [N in keyof O]: Option<O[N]> };
export type InferOptions<S> = {
  readonly [N in keyof S]: S[N] extends Option<infer T> ? T : never;
};

/** Yes or no. */
export const toggle = (words: Words<boolean>): Option<boolean> =>
  declare(words, bool, (usual) => ({ kind: 'toggle', default: usual }));

/** One of several. */
export const pick = <const W extends readonly string[]>(
  from: W,
  words: Words<W[number]> & Labels<W[number]>,
): Option<W[number]> =>
  declare(words, oneOf(from), (usual) => ({
    kind: 'pick',
    default: usual,
    words: labelled(from, words.labels),
  }));

/** Any number of several, such as modules: a list without duplicates, in the order of `from`. */
export const picks = <const W extends readonly string[]>(
  from: W,
  words: Words<readonly W[number][]> & Labels<W[number]>,
): Option<readonly W[number][]> => {
  const anyOf = listOf<W[number]>(oneOf(from));
  const inOrder: Shape<readonly W[number][]> = {
    take: (value, path) => {
      const chosen = new Set(anyOf.take(value, path));
      return Object.freeze(from.filter((word) => chosen.has(word)));
    },
  };
  return declare(words, inOrder, (usual) => ({
    kind: 'picks',
    default: usual,
    words: labelled(from, words.labels),
  }));
};

/** A whole number in a range. */
export const count = (
  range: { readonly least: number; readonly most: number },
  words: Words<number>,
): Option<number> =>
  declare(words, integer(range), (usual) => ({ kind: 'count', default: usual, ...range }));

/** The default passes the same gate as every other value, so a wrong one is found at once. */
function declare<T>(
  words: Words<T>,
  shape: Shape<T>,
  fieldFor: (usual: T) => OptionField,
): Option<T> {
  const usual = read(shape, words.default, `default of "${words.title}"`);
  return { words: { ...words, default: usual }, field: fieldFor(usual), shape };
}

const labelled = (
  words: readonly string[],
  labels: { readonly [word: string]: string } | undefined,
): readonly LabelledWord[] => words.map((word) => ({ word, label: labels?.[word] ?? word }));

/** The gate for a table's options: every one of them, defaults filled in, frozen. */
export function readOptions<O>(schema: OptionsSchema<O>, raw: unknown, seats: number): O {
  const options: readonly [string, Option<unknown>][] = Object.entries(schema);
  const given = optionsIn(raw);
  refuseUnknown(
    Object.keys(given),
    options.map(([name]) => name),
  );
  const settled = options.map(([name, option]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return [name, value === undefined ? option.words.default : settle(name, option, value, seats)];
  });
  return Object.freeze(Object.fromEntries(settled)) as O;
}

/** `undefined` for a table that settles nothing. */
function optionsIn(raw: unknown): { readonly [name: string]: unknown } {
  return raw === undefined ? {} : asBadOption(() => recordAt(raw, 'options'));
}

function refuseUnknown(given: readonly string[], names: readonly string[]): void {
  const stranger = given.find((name) => !names.includes(name));
  if (stranger === undefined) return;
  const meant = nearest(stranger, names);
  const known = names.length === 0 ? 'this game has none' : `the options are ${names.join(', ')}`;
  const hint = meant === undefined ? known : `did you mean "${meant}"?`;
  throw new BadTerms('unknown-option', `no option is called ${describe(stranger)}: ${hint}`);
}

function settle<T>(name: string, option: Option<T>, value: unknown, seats: number): T {
  const settled = asBadOption(() => read(option.shape, value, `option "${name}"`));
  const { default: usual, seats: open = [] } = option.words;
  if (isOpenAt(option, seats) || isSame(settled, usual)) return settled;
  throw new BadTerms(
    'bad-option',
    `option "${name}": at a table of ${seats} it is always ${JSON.stringify(usual)}; ` +
      `${JSON.stringify(settled)} can be had with ${open.join(', ').replace(/, (\d+)$/, ' or $1')} seats`,
  );
}

function asBadOption<T>(reads: () => T): T {
  try {
    return reads();
  } catch (error) {
    if (error instanceof Malformed) throw new BadTerms('bad-option', error.message);
    throw error;
  }
}

const isOpenAt = (option: Option<unknown>, seats: number): boolean =>
  option.words.seats === undefined || option.words.seats.includes(seats);

/** Settled values are scalars, or lists of words in one order. */
const isSame = (a: unknown, b: unknown): boolean => String(a) === String(b);

/** An option in plain data, for a page or a terminal to show and to ask for. */
export type OptionFacts = OptionField & {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  /** Whether this table may change it. */
  readonly available: boolean;
  readonly seats?: readonly number[];
};

export function describeOptions<O>(
  schema: OptionsSchema<O>,
  seats: number,
): readonly OptionFacts[] {
  const options: readonly [string, Option<unknown>][] = Object.entries(schema);
  return options.map(([name, option]) => ({
    name,
    title: option.words.title,
    about: option.words.about,
    available: isOpenAt(option, seats),
    ...(option.words.seats === undefined ? {} : { seats: option.words.seats }),
    ...option.field,
  }));
}
