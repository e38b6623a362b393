import { describe } from '../errors.ts';

/**
 * Where two plain values first differ, and how; null where they are equal. What is shared, such as
 * printed facts and frames, is passed over at once, so this costs less than comparing texts.
 */
export function difference(a: unknown, b: unknown, path: string): string | null {
  if (a === b) return null;
  if (Array.isArray(a) && Array.isArray(b)) return betweenLists(a, b, path);
  if (isRecord(a) && isRecord(b)) return betweenRecords(a, b, path);
  return `${path}: ${describe(a)} against ${describe(b)}`;
}

function betweenLists(a: readonly unknown[], b: readonly unknown[], path: string): string | null {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    if (a[i] === b[i]) continue;
    const found = difference(a[i], b[i], '');
    if (found !== null) return `${path}[${i}]${found}`;
  }
  return a.length === b.length ? null : `${path}: ${a.length} items against ${b.length}`;
}

type Fields = { readonly [name: string]: unknown };

function betweenRecords(a: Fields, b: Fields, path: string): string | null {
  let fields = 0;
  for (const name in a) {
    fields++;
    if (a[name] === b[name]) continue;
    const found = difference(a[name], b[name], '');
    if (found !== null) return `${path}.${name}${found}`;
  }
  for (const name in b) {
    fields--;
    if (!(name in a)) return `${path}.${name}: nothing against ${describe(b[name])}`;
  }
  return fields === 0 ? null : `${path}: the fields differ`;
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
