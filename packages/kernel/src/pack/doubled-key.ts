/**
 * The first key that stands twice in one record of a JSON text, with its path: `crew.nell`. A parser
 * keeps the second and drops the first, so whoever copies a card and forgets its id would lose one.
 */
export function doubledKey(text: string): string | null {
  const open: { readonly path: string; readonly keys: Set<string> | null; items: number }[] = [];
  let key = '';
  for (const [token, name] of tokensIn(text)) {
    const top = open.at(-1);
    const place = top === undefined ? '' : placeIn(top, key);
    if (name !== undefined && top?.keys) {
      key = JSON.parse(name) as string;
      if (top.keys.has(key)) return placeIn(top, key);
      top.keys.add(key);
    } else if (token === '{') open.push({ path: place, keys: new Set(), items: 0 });
    else if (token === '[') open.push({ path: place, keys: null, items: 0 });
    else if (token === '}' || token === ']') open.pop();
    else if (token === ',' && top !== undefined) top.items++;
  }
  return null;
}

type Open = { readonly path: string; readonly keys: Set<string> | null; readonly items: number };

const placeIn = ({ path, keys, items }: Open, key: string): string => {
  if (keys === null) return `${path}[${items}]`;
  return path === '' ? key : `${path}.${key}`;
};

// A long text is one step of the first part, not one for each letter.
const TOKEN = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?|[{}[\],]/g;

/** Brackets, commas, and texts that are followed by a colon; all else is skipped. */
function* tokensIn(text: string): Generator<readonly [token: string, name?: string]> {
  for (const [token, quoted, colon] of text.matchAll(TOKEN))
    if (quoted === undefined) yield [token];
    else if (colon !== undefined) yield [':', quoted];
}
