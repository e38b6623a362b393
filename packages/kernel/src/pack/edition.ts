import { canonicalJson } from './json.ts';
import type { Shape } from './shape.ts';
import { splitBy } from './shape.ts';

/** A released state of a game's own pack. Once released it never changes. */
export type Edition = {
  /** Counted from 1. */
  readonly edition: number;
  /** Of the content without its wording. */
  readonly hash: string;
  /** Other names that matches were stored under. */
  readonly aka?: readonly string[];
  /** Which `PackSource.version` its content is written for; 1 unless it says so. */
  readonly version?: number;
  /** Left out for the edition that the game's `content` is: a program carries it once. */
  readonly content?: unknown;
  /** Instead of `content`: what it has otherwise than the content at hand; null: nothing of that name. */
  readonly but?: { readonly [part: string]: unknown };
};

/** What an edition had in the box; `own` is the game's content of today. */
export const contentOf = ({ content, but }: Edition, own: object): unknown =>
  but === undefined
    ? content
    : Object.fromEntries(Object.entries({ ...own, ...but }).filter(([, part]) => part !== null));

/** How a match names its pack: in a replay's header, for a page and for a bot. */
export type PackName = {
  readonly hash: string;
  /** The released edition it is, for people to read. */
  readonly edition?: number;
  /** Which `PackSource.version` the content in `own` was written for; 1 unless it says so. */
  readonly version?: number;
  /** The content, where it is no released edition. */
  readonly own?: unknown;
};

export const isNameOf = (hash: string, edition: Edition): boolean =>
  edition.hash === hash || edition.aka?.includes(hash) === true;

/**
 * An older pack in the words of a newer one: each item that is printed alike in both says what the
 * newer says, so that a mended text is mended everywhere; one that differs is read as it was.
 */
export function inNewerWords<T>(shape: Shape<T, unknown>, older: T, newer: T): T {
  const printed = (value: T): unknown => splitBy(shape, value).printed;
  return newerWords(older, printed(older), newer, printed(newer)) as T;
}

function newerWords(
  older: unknown,
  olderPrinted: unknown,
  newer: unknown,
  newerPrinted: unknown,
): unknown {
  if (canonicalJson(olderPrinted) === canonicalJson(newerPrinted)) return newer;
  if (Array.isArray(older) && Array.isArray(olderPrinted))
    return older.map((item: unknown, index) => {
      const twin = placeOf(item, index, older, newer);
      if (twin === undefined) return item;
      return newerWords(item, olderPrinted[index], itemAt(newer, twin), itemAt(newerPrinted, twin));
    });
  if (!isRecord(older) || !isRecord(olderPrinted) || !isRecord(newer) || !isRecord(newerPrinted))
    return older;
  const out: Record<string, unknown> = Object.create(Object.getPrototypeOf(older));
  for (const [name, field] of Object.entries(older)) {
    const inBoth = Object.hasOwn(olderPrinted, name) && Object.hasOwn(newerPrinted, name);
    out[name] = inBoth
      ? newerWords(field, olderPrinted[name], newer[name], newerPrinted[name])
      : field;
  }
  return out;
}

/** Where the newer list has the same item: by its id, or by its place in a list that is as long. */
function placeOf(
  item: unknown,
  index: number,
  older: readonly unknown[],
  newer: unknown,
): number | undefined {
  if (!Array.isArray(newer)) return undefined;
  const id = idIn(item);
  if (id === undefined) return newer.length === older.length ? index : undefined;
  const place = newer.findIndex((other: unknown) => idIn(other) === id);
  return place < 0 ? undefined : place;
}

const itemAt = (items: unknown, index: number): unknown =>
  Array.isArray(items) ? (items[index] as unknown) : undefined;

const idIn = (item: unknown): unknown => (isRecord(item) ? item['id'] : undefined);

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
