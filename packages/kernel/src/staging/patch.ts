import { Malformed } from '../errors.ts';
import type { Id } from '../ids.ts';

/** As a test writes it: an id may be a plain number, everything else is checked as declared. */
export type Plain<T> =
  T extends Id<string>
    ? number
    : T extends number | string | boolean | null | undefined
      ? T
      : { readonly [K in keyof T]: Plain<T[K]> };

/** A part of a state. A list is replaced whole, or patched by index: `{ 0: { … } }`. */
export type Patch<T> = T extends number | string | boolean | null
  ? Plain<T>
  : T extends readonly (infer E)[]
    ? readonly Plain<E>[] | { readonly [index: number]: Patch<E> }
    : { readonly [K in keyof T]?: Patch<T[K]> };

/** The value with the patch laid over it; neither is written into, but parts are shared. */
export function patched(value: unknown, patch: unknown, path: string): unknown {
  if (!isRecord(patch)) return patch;
  if (Array.isArray(value)) return patchedList(value, patch, path);
  if (!isRecord(value)) return patch;
  const out: Record<string, unknown> = { ...value };
  for (const [name, part] of Object.entries(patch))
    out[name] = patched(out[name], part, `${path}.${name}`);
  return out;
}

function patchedList(value: readonly unknown[], patch: object, path: string): unknown[] {
  const out = value.slice();
  for (const [name, part] of Object.entries(patch)) {
    const index = Number(name);
    // One past the end would leave a gap or grow a list unnoticed: write the list whole for that.
    if (!Number.isInteger(index) || index < 0 || index >= value.length)
      throw new Malformed(`${path}[${name}]`, `an index of a list of ${value.length}`, part);
    out[index] = patched(out[index], part, `${path}[${index}]`);
  }
  return out;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
