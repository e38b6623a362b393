import { Malformed, unreachable } from '../errors.ts';
import { hasGetters } from '../plain.ts';
import type { Schema } from './declare.ts';
import type { Node } from './node.ts';
import { HIDDEN, HIDDEN_WORD } from './node.ts';

export type ParseOptions = {
  /** Where the value stands, for error messages. */
  readonly path?: string;
  /** Put where the declaration says `fixed`; its `ids` are those that a `packId` may be. */
  readonly printed?: object | null;
  /** Views have holes where the viewer may not look; a whole state has none. */
  readonly holes?: boolean;
};

/** No list of these games comes near it; a hostile one is stopped before it costs anything. */
const LONGEST_LIST = 10_000;

/** The gate: what comes out is fresh, complete and of the declared type. */
export function parse<T>(schema: Schema<T>, value: unknown, options: ParseOptions = {}): T {
  const printed = options.printed ?? null;
  const gate: Gate = { printed, ids: idsOf(printed), holes: options.holes ?? false };
  return check(gate, schema.node, value, options.path ?? 'value', false) as T;
}

type Ids = { readonly [kind: string]: readonly string[] };
type Gate = { readonly printed: object | null; readonly ids: Ids; readonly holes: boolean };

/** Where a game has kinds of components that packs may add, its printed facts list them. */
const idsOf = (printed: object | null): Ids =>
  (printed as { readonly ids?: Ids } | null)?.ids ?? {};

function check(gate: Gate, node: Node, value: unknown, path: string, secret: boolean): unknown {
  switch (node.kind) {
    case 'int':
      return checkInt(gate, node.least, value, path, secret);
    case 'flag':
      if (typeof value !== 'boolean') throw new Malformed(path, 'true or false', value);
      return value;
    case 'word':
      return checkWord(gate, node.words, value, path, secret);
    case 'packId':
      return checkPackId(gate, node.of, value, path, secret);
    case 'maybe':
      return value === null ? null : check(gate, node.of, value, path, secret);
    case 'list':
      return checkList(gate, node.of, value, path, secret);
    case 'fixed':
      return gate.printed;
    case 'record':
      return checkRecord(gate, node, value, path, secret);
    default:
      return unreachable(node);
  }
}

function checkInt(
  gate: Gate,
  least: number,
  value: unknown,
  path: string,
  secret: boolean,
): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw new Malformed(path, 'an integer', value);
  if (value === HIDDEN && secret) {
    if (gate.holes) return value;
    throw new Malformed(path, 'a value, not a hole', value);
  }
  if (value < least) throw new Malformed(path, `an integer from ${least}`, value);
  return value === 0 ? 0 : value; // no negative zero: it would not survive JSON
}

function checkWord(
  gate: Gate,
  words: readonly string[],
  value: unknown,
  path: string,
  secret: boolean,
): string {
  if (typeof value === 'string') {
    if (words.includes(value)) return value;
    if (value === HIDDEN_WORD && secret && gate.holes) return value;
  }
  throw new Malformed(path, `one of ${words.join(', ')}`, value);
}

/** An unknown id is told without the list of all: a pack may have hundreds. */
function checkPackId(
  gate: Gate,
  kind: string,
  value: unknown,
  path: string,
  secret: boolean,
): string {
  if (typeof value === 'string') {
    if (gate.ids[kind]?.includes(value) === true) return value;
    if (value === HIDDEN_WORD && secret && gate.holes) return value;
  }
  throw new Malformed(path, `the id of a ${kind} in this pack`, value);
}

function checkList(gate: Gate, of: Node, value: unknown, path: string, secret: boolean): unknown[] {
  if (!Array.isArray(value)) throw new Malformed(path, 'a list', value);
  if (value.length > LONGEST_LIST)
    throw new Malformed(path, `a list of at most ${LONGEST_LIST}`, value);
  return Array.from(value, (item, index) => check(gate, of, item, `${path}[${index}]`, secret));
}

/** What is read where a record has no such field. */
const absent = (node: Node): null | undefined =>
  node.kind === 'maybe' && node.late === true ? null : undefined;

function checkRecord(
  gate: Gate,
  node: Extract<Node, { kind: 'record' }>,
  value: unknown,
  path: string,
  secret: boolean,
): object {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(path, 'a record', value);
  if (hasGetters(value)) throw new Malformed(path, 'plain data without getters', value);
  const from: { readonly [name: string]: unknown } = { ...value };
  const out: Record<string, unknown> = {};
  for (const field of node.fields) {
    const given = Object.hasOwn(from, field.name) ? from[field.name] : absent(field.node);
    const hidden = secret || field.audience.to !== 'everybody';
    out[field.name] = check(gate, field.node, given, `${path}.${field.name}`, hidden);
  }
  for (const name of Object.keys(from))
    if (!Object.hasOwn(out, name))
      throw new Malformed(`${path}.${name.slice(0, 40)}`, 'no such field', from[name]);
  return out;
}
