import { sha256 } from '../chance/sha256.ts';
import { describe, QuarterdeckError } from '../errors.ts';
import type { Edition } from './edition.ts';
import { canonicalJson } from './json.ts';
import { fieldPath, itemPath } from './path.ts';
import { read, type Shape, splitBy } from './shape.ts';

/** Reports one thing that is wrong with a pack; the check goes on and finds the others. */
export type Wrong = (path: string, expected: string, got: unknown) => void;

/** A game's components as data: their shape, the default pack, and what no shape can say. */
export type PackSource<P> = {
  readonly shape: Shape<P, unknown>;
  readonly content: P;
  /** Counts, ids that name nothing, ids used twice: what holds between items. */
  readonly check?: (pack: P, wrong: Wrong) => void;
  /** Which of the effects that the game knows its components are made of, for people to read. */
  readonly effects?: (pack: P) => readonly PackEffect[];
  /** Every pack of this game that was ever released. */
  readonly editions?: readonly Edition[];
  /** That of the shape; raised when a pack that was good is no longer read. 1 unless given. */
  readonly version?: number;
  /** On raw JSON, from one version of the shape to the next. */
  readonly migrations?: { readonly [from: number]: (raw: unknown) => unknown };
};

/** `item` is its path: `crew.quigley`. */
export type PackEffect = { readonly item: string; readonly effect: string };

export type ReadPack<P> = {
  readonly content: P;
  /** The pack's name in saves, views and replays. Wording is no part of it. */
  readonly hash: string;
  /** Of the wording alone: tells two packs apart that play alike. */
  readonly wordingHash: string;
};

/** An owner who has typed in a hundred cards wants to see all mistakes, but not ten thousand. */
const MOST_PROBLEMS = 100;

/** A pack of the right shape whose items do not fit each other. */
export class BadPack extends QuarterdeckError {
  declare readonly code: 'bad-pack';
  readonly problems: readonly string[];

  constructor(problems: readonly string[], more: number) {
    const found = problems.length + more;
    const rest = more > 0 ? `\nand ${more} more` : '';
    const opening = found === 1 ? 'the pack has a problem' : `the pack has ${found} problems`;
    super('bad-pack', `${opening}:\n${problems.join('\n')}${rest}`);
    this.problems = problems;
  }
}

/** The gate for packs: `Malformed` for the first wrong field, `BadPack` for all that do not fit. */
export function readPack<P>(source: PackSource<P>, raw: unknown): ReadPack<P> {
  const content = read(source.shape, raw);
  const problems: string[] = [];
  let more = 0;
  source.check?.(content, (path, expected, got) => {
    if (problems.length < MOST_PROBLEMS)
      problems.push(`${path}: expected ${expected}, got ${describe(got)}`);
    else more++;
  });
  if (problems.length > 0) throw new BadPack(problems, more);
  const { printed, wording } = splitBy(source.shape, content);
  return {
    content,
    hash: contentHash(printed),
    wordingHash: contentHash(wording ?? null),
  };
}

/** Equal for equal content, whatever the order of its keys. */
export const contentHash = (value: unknown): string => sha256(canonicalJson(value));

type Item = { readonly id: string };

/** No two items of a list have the same id. */
export function uniqueIds(items: readonly Item[], path: string, wrong: Wrong): void {
  const places = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const first = places.get(item.id);
    if (first === undefined) places.set(item.id, index);
    else {
      const place = fieldPath(itemPath(path, index, item), 'id');
      wrong(place, `an id of its own (${path}[${first}] has this one)`, item.id);
    }
  }
}

/** A list, or the part of it that `which` names, has this many items. */
export function countOf(
  items: readonly unknown[],
  path: string,
  count: number,
  wrong: Wrong,
  which = 'items',
): void {
  if (items.length !== count) wrong(path, `${count} ${which}`, items.length);
}

/** An id that another list must have; `what` says which: "a sea tile". */
export function knownId(
  id: string,
  known: ReadonlySet<string>,
  path: string,
  what: string,
  wrong: Wrong,
): void {
  if (!known.has(id)) wrong(path, `the id of ${what}`, id);
}
