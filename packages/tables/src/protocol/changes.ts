// What became of a plain value, in fewer characters than the value: an answer changes little of what
// a viewer sees, and a list of paths (RFC 6902) would say each way there again.

/**
 * `0`: it is gone. `[value]`: it is this now. An object: what became of its parts, by name or by
 * place; `#` is the new length of a list.
 */
export type Change = 0 | readonly [unknown] | { readonly [part: string]: Change | number };

const GONE = 0;
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
  const change: { [part: string]: Change } = {};
  let isSame = true;
  for (const name in after) {
    if (after[name] === undefined) continue;
    const part = changeBetween(ownOf(before, name), after[name]);
    if (part === null) continue;
    change[name] = part;
    isSame = false;
  }
  for (const name in before) {
    if (before[name] === undefined || ownOf(after, name) !== undefined) continue;
    change[name] = GONE;
    isSame = false;
  }
  return isSame ? null : change;
}

/** By place. Where most of a list is another it is shorter to say the list. */
function listChange(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const change: { [part: string]: Change | number } = {};
  let changed = 0;
  for (const [place, value] of after.entries()) {
    const part = place < before.length ? changeBetween(before[place], value) : ([value] as const);
    if (part === null) continue;
    change[place] = part;
    changed++;
  }
  if (after.length < before.length) change[LENGTH] = after.length;
  else if (changed === 0) return null;
  return changed * 2 > after.length ? [after] : change;
}

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
