import { type AnySchema, HIDDEN, HIDDEN_WORD, unreachable } from '@quarterdeck/kernel';
import type { View } from '@quarterdeck/kernel/engine';
import { nameOf } from './names.ts';

type Node = AnySchema['node'];
type Fields = Extract<Node, { kind: 'record' }>['fields'];
type Values = { readonly [name: string]: unknown };

const INDENT = '  ';

/** Any game's view as text: field by field as it is declared, what is hidden as a question mark. */
export function picture(
  schema: AnySchema,
  view: Pick<View, 'state'>,
  names: readonly string[],
  columns: number,
): string {
  const { node } = schema;
  if (node.kind !== 'record') throw new Error('a state is declared as a record');
  return new Painter(names, columns).record(node.fields, valuesOf(view.state), '').join('\n');
}

class Painter {
  readonly #names: readonly string[];
  readonly #columns: number;

  constructor(names: readonly string[], columns: number) {
    this.#names = names;
    this.#columns = columns;
  }

  /** What fits into a line first, then the rest as blocks. */
  record(fields: Fields, values: Values, indent: string): string[] {
    const inline: string[] = [];
    const blocks: string[] = [];
    for (const { name, node, audience } of fields) {
      const secret = audience.to !== 'everybody';
      const value = values[name];
      const short = name === 'seat' ? this.#player(value) : inLine(node, value, secret);
      if (short !== null) inline.push(`${words(name)}: ${short}`);
      else if (node.kind !== 'fixed')
        blocks.push(`${indent}${words(name)}`, ...this.#block(node, value, indent + INDENT));
    }
    return [...wrapped(inline, indent, this.#columns), ...blocks];
  }

  #block(node: Node, value: unknown, indent: string): string[] {
    if (node.kind === 'maybe') return this.#block(node.of, value, indent);
    if (node.kind === 'record') return this.record(node.fields, valuesOf(value), indent);
    if (node.kind !== 'list' || !Array.isArray(value)) return [`${indent}${String(value)}`];
    return value.flatMap((item: unknown, index) => this.#item(node.of, item, index, indent));
  }

  /** A piece of a list stands under its owner's name, or under its number. */
  #item(node: Node, item: unknown, index: number, indent: string): string[] {
    if (node.kind !== 'record') return [`${indent}${index}: ${inLine(node, item, true) ?? '…'}`];
    const values = valuesOf(item);
    const owner = node.fields.some(({ name }) => name === 'seat');
    const title = owner ? this.#player(values['seat']) : `number ${index}`;
    const rest = node.fields.filter(({ name }) => name !== 'seat');
    const [first = '', ...more] = this.record(rest, values, indent + INDENT);
    const line = `${indent}${title}: ${first.trimStart()}`;
    return line.length > this.#columns ? [`${indent}${title}`, first, ...more] : [line, ...more];
  }

  #player(seat: unknown): string {
    return typeof seat === 'number' ? nameOf(this.#names, seat) : '?';
  }
}

/** Null where it needs a block of its own, or is not shown at all. */
function inLine(node: Node, value: unknown, secret: boolean): string | null {
  switch (node.kind) {
    case 'flag':
      return value === true ? 'yes' : 'no';
    case 'int':
      return secret && value === HIDDEN ? '?' : String(value);
    case 'word':
    case 'packId':
      return String(value);
    case 'maybe':
      return value === null ? 'none' : inLine(node.of, value, secret);
    case 'list':
      return Array.isArray(value) ? listInLine(node.of, value, secret) : null;
    case 'record':
    case 'fixed':
      return null;
    default:
      return unreachable(node);
  }
}

function listInLine(of: Node, items: readonly unknown[], secret: boolean): string | null {
  if (items.length === 0) return 'none';
  if (secret && items.every((item) => item === HIDDEN || item === HIDDEN_WORD))
    return `${items.length} hidden`;
  const shown = items.map((item) => inLine(of, item, secret));
  return shown.includes(null) ? null : shown.join(' ');
}

function wrapped(parts: readonly string[], indent: string, columns: number): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const part of parts) {
    const joined = line === indent ? `${indent}${part}` : `${line}, ${part}`;
    if (joined.length > columns && line !== indent) {
      lines.push(line);
      line = `${indent}${part}`;
    } else line = joined;
  }
  return line === indent ? lines : [...lines, line];
}

const words = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? { ...value } : {};
