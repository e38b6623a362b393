// What became of a plain value, in fewer characters than the value: an answer changes little of what
// a viewer sees, and a list of paths (RFC 6902) would say each way there again.

/**
 * `0`: it is gone. `[value]`: it is this now. An object: what became of its parts, by name or by
 * place; `#` is the new length of a list.
 */
export type Change = 0 | readonly [unknown] | { readonly [part: string]: Change | number };

export const GONE = 0;
const LENGTH = '#';

type Fields = { readonly [name: string]: unknown };

/** Null where nothing changed. A field without a value counts as none, as in JSON. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (Object.is(before, after)) return null;
  if (!isRecord(before) || !isRecord(after)) return [after];
  if (Array.isArray(before) !== Array.isArray(after)) return [after];
  return Array.isArray(before)
    ? listChange(before, after as unknown as readonly unknown[])
    : fieldsChange(before, after);
}

function fieldsChange(before: Fields, after: Fields): Change | null {
  let change: { [part: string]: Change } | null = null;
  let stayed = 0;
  for (const name in after) {
    const is = after[name];
    if (is === undefined) continue;
    const was = ownOf(before, name);
    if (was !== undefined) stayed++;
    if (was === is) continue;
    const part = changeBetween(was, is);
    if (part === null) continue;
    change ??= {};
    change[name] = part;
  }
  // Mostly all are there still, and none is looked for.
  if (stayed === sizeOf(before)) return change;
  change ??= {};
  for (const name in before)
    if (before[name] !== undefined && ownOf(after, name) === undefined) change[name] = GONE;
  return change;
}

function sizeOf(fields: Fields): number {
  let size = 0;
  for (const name in fields) if (fields[name] !== undefined) size++;
  return size;
}

/** By place. Where most items of a list are others it is shorter to say the list. */
function listChange(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let change: { [part: string]: Change | number } | null = null;
  let others = 0;
  for (let place = 0; place < after.length; place++) {
    const value = after[place];
    const part = place < before.length ? changeBetween(before[place], value) : ([value] as const);
    if (part === null) continue;
    change ??= {};
    change[place] = part;
    if (isAnother(value, part)) others++;
  }
  if (others * 2 > after.length) return [after];
  if (after.length >= before.length) return change;
  return { ...change, [LENGTH]: after.length };
}

/** Whether little of what was there is left: another card in its place, and not the same ship elsewhere. */
const isAnother = (after: unknown, change: Change): boolean =>
  Array.isArray(change) || (isRecord(after) && sizeOf(change as Fields) * 2 > sizeOf(after));

/** The value after the change; what did not change is the same object. Throws where it does not fit. */
export function withChange(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  if (!isRecord(before) || !isRecord(change)) throw new TypeError('a change of what is not there');
  return Array.isArray(before) ? changedList(before, change) : changedFields(before, change);
}

function changedFields(before: Fields, change: Fields): Fields {
  const after: { [name: string]: unknown } = { ...before };
  for (const [name, part] of Object.entries(change)) {
    if (part === GONE) delete after[name];
    else after[name] = withChange(before[name], part as Change);
  }
  return after;
}

function changedList(before: readonly unknown[], change: Fields): readonly unknown[] {
  const after = before.slice();
  for (const [place, part] of Object.entries(change)) {
    if (place === LENGTH) after.length = Number(part);
    else after[Number(place)] = withChange(before[Number(place)], part as Change);
  }
  return after;
}

/** A card may be called like something that every object has: those are functions, which data never is. */
const ownOf = (fields: Fields, name: string): unknown => {
  const value = fields[name];
  return typeof value === 'function' ? undefined : value;
};

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
