const LONGEST_NAME = 40;

/** `faces` under `seaTiles[3]` is `seaTiles[3].faces`. */
export function fieldPath(path: string, name: string): string {
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  if (!/^[\w-]+$/.test(short)) return `${path}[${JSON.stringify(short)}]`;
  return path === '' ? short : `${path}.${short}`;
}

/** An item is named by its place and, where it has one, by its id: `seaTiles[3] "reef-a"`. */
export function itemPath(path: string, index: number, item: unknown): string {
  const id = typeof item === 'object' && item !== null ? ownId(item) : undefined;
  const place = `${path}[${index}]`;
  return typeof id === 'string' && id.length <= LONGEST_NAME
    ? `${place} ${JSON.stringify(id)}`
    : place;
}

/** Not by reading it: a getter would be our code running theirs. */
const ownId = (item: object): unknown => Object.getOwnPropertyDescriptor(item, 'id')?.value;
