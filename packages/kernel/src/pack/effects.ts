import type { PackEffect } from './pack.ts';
import { fieldPath, itemPath } from './path.ts';

/**
 * The effects that the items of a pack are made of: by each list or record of items, the field in
 * which an effect says what it is. `{ crew: 'kind' }` finds `{ kind: 'gainGold', gold: 1 }` in them.
 */
export const effectsBy =
  <F extends string>(tags: { readonly [field in F]: string }) =>
  (pack: { readonly [field in F]: object }): readonly PackEffect[] =>
    (Object.entries(tags) as [F, string][]).flatMap(([field, tag]) =>
      Object.entries(pack[field]).flatMap(([key, item]: [string, unknown]) => {
        const place = Array.isArray(pack[field])
          ? itemPath(field, Number(key), item)
          : fieldPath(field, key);
        return [...new Set(tagged(item, tag))].map((effect) => ({ item: place, effect }));
      }),
    );

function tagged(value: unknown, tag: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]: [string, unknown]) =>
    name === tag && typeof field === 'string' ? [field] : tagged(field, tag),
  );
}
