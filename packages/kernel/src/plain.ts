/** Whether reading a value would run somebody else's code: plain data has no getters. */
export function hasGetters(value: object): boolean {
  for (const name of Object.keys(value))
    if (Object.getOwnPropertyDescriptor(value, name)?.get !== undefined) return true;
  return false;
}

type Parts = { readonly [part: string]: unknown };

/** Whether two plain values say the same: quick where they share their parts, or differ soon. */
export function samePlain(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && sameList(one, other);
  return !Array.isArray(other) && sameParts(one as Parts, other as Parts);
}

function sameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!samePlain(one[i], other[i])) return false;
  return true;
}

/** A part without a value counts as missing. */
function sameParts(one: Parts, other: Parts): boolean {
  for (const name in one) if (!samePlain(one[name], other[name])) return false;
  for (const name in other) if (one[name] === undefined && other[name] !== undefined) return false;
  return true;
}
