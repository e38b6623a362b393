import { Malformed } from '../errors.ts';
import { hasGetters } from '../plain.ts';

/**
 * The fields of a plain object that has exactly these and no others. Each is read once and only if
 * it is the object's own, so nothing comes in by a prototype.
 */
export function exactRecord<K extends string>(
  value: unknown,
  path: string,
  names: readonly K[],
): Readonly<Record<K, unknown>> {
  const expected = `an object with the fields ${names.join(', ')} and no others`;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(path, expected, value);
  if (hasGetters(value)) throw new Malformed(path, 'plain data without getters', value);
  const known: readonly string[] = names;
  const stranger = Object.keys(value).find((name) => !known.includes(name));
  if (stranger !== undefined) throw new Malformed(path, expected, stranger);
  const fields = names.map((name) => [
    name,
    Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
  ]);
  return Object.fromEntries(fields) as Record<K, unknown>;
}
