import fc from 'fast-check';
import { anything } from '../pack/garbage.ts';

type Path = readonly (string | number)[];

/** The places in a JSON value, the value itself among them. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item])
    : Object.entries(value);
  return [path, ...parts.flatMap(([name, part]) => placesIn(part, [...path, name]))];
}

type Change = (holder: Record<string, unknown>, name: string) => void;

const change: fc.Arbitrary<Change> = fc.oneof(
  anything.map(
    (garbage): Change =>
      (holder, name) => {
        holder[name] = garbage;
      },
  ),
  fc
    .constantFrom(-1, 0, 1, 3, 99, 1e9, 2 ** 53, -0, 0.5, Number.NaN, '?', '', null, true, [], {})
    .map(
      (value): Change =>
        (holder, name) => {
          holder[name] = value;
        },
    ),
  fc.constant<Change>((holder, name) => {
    delete holder[name];
  }),
  fc.constant<Change>((holder, name) => {
    holder[name] = new Array(20_000).fill(holder[name]);
  }),
  fc.constant<Change>((holder, name) => {
    Object.defineProperty(holder, name, {
      enumerable: true,
      get: () => {
        throw new Error('a getter was called');
      },
    });
  }),
);

/** The value as JSON with one to three places changed: to garbage, to nothing, to a trap. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(value);
  const places = placesIn(value).filter((path) => path.length > 0);
  const one = fc.record({ path: fc.constantFrom(...places), change });
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((changes) => {
    const copy: unknown = JSON.parse(text);
    for (const { path, change: apply } of changes) {
      const holder = path.slice(0, -1).reduce<unknown>(partOf, copy);
      if (isHolder(holder) && !isTrap(holder, path)) apply(holder, String(path.at(-1)));
    }
    return copy;
  });
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date);

/** A getter on a list is no JSON and no record: lists come from JSON or as structured clones. */
const isTrap = (holder: object, path: Path): boolean =>
  Array.isArray(holder) ||
  Object.getOwnPropertyDescriptor(holder, String(path.at(-1)))?.get !== undefined;

function partOf(value: unknown, name: string | number): unknown {
  if (!isHolder(value)) return undefined;
  const described = Object.getOwnPropertyDescriptor(value, String(name));
  return described !== undefined && 'value' in described ? described.value : undefined;
}
