type Fields = { readonly [name: string]: unknown };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A pack with what somebody adds to it: records grow by their fields, lists by their items, and
 * everything else is as the additions say.
 */
export function withAdditions(pack: unknown, additions: unknown): unknown {
  if (Array.isArray(pack) && Array.isArray(additions)) return [...pack, ...additions];
  if (!isFields(pack) || !isFields(additions)) return additions;
  const grown = Object.entries(additions).map(([name, added]) => [
    name,
    Object.hasOwn(pack, name) ? withAdditions(pack[name], added) : added,
  ]);
  return { ...pack, ...Object.fromEntries(grown) };
}
