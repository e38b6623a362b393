const WIDTH = 100;

/** Plain data as a TypeScript literal, broken into lines as the formatter would. */
export function printed(value: unknown, indent = 0, column = indent): string {
  const flat = onOneLine(value);
  if (column + flat.length < WIDTH || !isObject(value)) return flat;
  const inner = ' '.repeat(indent + 2);
  const items = Array.isArray(value)
    ? value.map((item) => printed(item, indent + 2))
    : Object.entries(value).map(([name, item]) => {
        const key = `${keyOf(name)}: `;
        return key + printed(item, indent + 2, indent + 2 + key.length);
      });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (!isObject(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const fields = Object.entries(value).map(([name, item]) => `${keyOf(name)}: ${onOneLine(item)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const quoted = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const keyOf = (name: string): string =>
  /^([a-zA-Z][a-zA-Z0-9]*|0|[1-9][0-9]*)$/.test(name) ? name : quoted(name);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
