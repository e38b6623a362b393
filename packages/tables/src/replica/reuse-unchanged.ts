/** Plain data, as it came through a port: nobody else holds `next`. */
type Fields = { [name: string]: unknown };

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

/**
 * `next`, with every part that did not change replaced by the known one; the known value itself
 * where nothing did. Who compares by identity need not draw it again.
 */
export function reuseUnchanged<T>(known: unknown, next: T): T {
  if (Object.is(known, next)) return next;
  const before = fieldsOf(known);
  const after = fieldsOf(next);
  if (before === undefined || after === undefined) return next;
  if (Array.isArray(known) !== Array.isArray(next)) return next;
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = reuseUnchanged(before[name], after[name]);
    after[name] = part;
    if (!Object.is(part, before[name]) || !Object.hasOwn(before, name)) isSame = false;
  }
  return isSame ? (known as T) : next;
}
