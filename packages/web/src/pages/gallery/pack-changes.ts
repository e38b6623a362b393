/** One thing in which a pack differs from the game's own. */
export type PackChange = {
  /** The way to it, in the pack's own words: `seaTiles › Wreckers Point › a › goods`. */
  readonly path: readonly string[];
  /** Of everything on that way, for the pieces it concerns. */
  readonly ids: readonly string[];
  /** In words as they stand in the file; undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
};

type PlainRecord = Readonly<Record<string, unknown>>;
type Way = Pick<PackChange, 'path' | 'ids'>;

const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Lists of things with ids are compared thing by thing, wherever they stand in the list. */
const isListOfThings = (value: unknown): value is readonly PlainRecord[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => isRecord(one) && wordOf(one['id']) !== undefined);

const LONGEST = 120;

const shown = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  const isPlainList = Array.isArray(value) && value.every((one) => typeof one !== 'object');
  const text = isPlainList
    ? value.join(', ')
    : (wordOf(value) ??
      (isRecord(value) ? wordOf(value['name']) : undefined) ??
      JSON.stringify(value));
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

const onTo = ({ path, ids }: Way, key: string, thing: unknown): Way => {
  const id = isRecord(thing) ? wordOf(thing['id']) : undefined;
  const name = isRecord(thing) ? wordOf(thing['name']) : undefined;
  return { path: [...path, name ?? key], ids: [...ids, key, ...(id === undefined ? [] : [id])] };
};

const thingsById = (things: readonly PlainRecord[]): PlainRecord =>
  Object.fromEntries(things.map((one) => [String(one['id']), one]));

const changesAt = (before: unknown, after: unknown, way: Way): readonly PackChange[] => {
  if (isListOfThings(before) && isListOfThings(after))
    return changesAt(thingsById(before), thingsById(after), way);
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) =>
      changesAt(before[key], after[key], onTo(way, key, after[key] ?? before[key])),
    );
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ ...way, before: shown(before), after: shown(after) }];
};

/** Everything in which `after` differs, in the order of the game's own pack. */
export const packChanges = (before: unknown, after: unknown): readonly PackChange[] =>
  changesAt(before, after, { path: [], ids: [] });
