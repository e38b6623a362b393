import type { Id, PackId, Seat, Viewer } from '../ids.ts';
import type { Audience, Field, Node, Sees } from './node.ts';
import { HIDDEN_WORD } from './node.ts';

declare const carries: unique symbol;

/** A declaration of `T`. `carries` exists for the compiler alone. */
export type Schema<T> = { readonly node: Node; readonly [carries]?: (value: T) => T };
export type AnySchema = { readonly node: Node; readonly [carries]?: (value: never) => unknown };
export type Infer<S> = S extends Schema<infer T> ? T : never;

/** Read-only all the way down. Ids are primitives with a brand, so they are tested for first. */
export type Seen<T> = T extends number | string | boolean | null | undefined
  ? T
  : { readonly [K in keyof T]: Seen<T[K]> };

/** What a list holds: an interface can extend this, and gives it a name. */
export type Item<L extends readonly unknown[]> = L[number];

export type InferAll<M> = { readonly [K in keyof M]: Seen<Infer<M[K]>> };

const declare = <T>(node: Node): Schema<T> => ({ node });

// The marks tell bundlers that a declaration nobody names may be left out: a page has no use for events.

export const int: Schema<number> = declare({ kind: 'int', least: Number.MIN_SAFE_INTEGER });
export const flag: Schema<boolean> = declare({ kind: 'flag' });
/* @__NO_SIDE_EFFECTS__ */
export const id = <const Name extends string>(name: Name): Schema<Id<Name>> =>
  declare({ kind: 'int', least: 0, id: name });
export const seat: Schema<Seat> = id('seat');
/* @__NO_SIDE_EFFECTS__ */
export const word = <const W extends readonly string[]>(words: W): Schema<W[number]> => {
  if (words.includes(HIDDEN_WORD)) throw new Error(`word: "${HIDDEN_WORD}" is the hole of a word`);
  return declare({ kind: 'word', words });
};
/**
 * A component that packs may add; which there are, `printed.ids` of the pack at hand says by kind, or
 * by another name where only some of the kind may stand here.
 */
/* @__NO_SIDE_EFFECTS__ */
export const packId = <Kind extends string, Own extends string = never>(
  kind: Kind,
  among: string = kind,
): Schema<PackId<Kind, Own>> => declare({ kind: 'packId', of: among });
/* @__NO_SIDE_EFFECTS__ */
export const list = <T>(of: Schema<T>): Schema<T[]> => declare({ kind: 'list', of: of.node });
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <T>(of: Schema<T>): Schema<T | null> => {
  if (of.node.kind === 'maybe') throw new Error('maybe: a maybe of a maybe means nothing');
  return declare({ kind: 'maybe', of: of.node });
};
/**
 * What was declared after matches had been stored. They do not have it: it is null there and left out
 * of saves and wires, so that their hashes stay as they were.
 */
/* @__NO_SIDE_EFFECTS__ */
export const late = <T>(of: Schema<T>): Schema<T | null> => {
  if (of.node.kind === 'maybe') throw new Error('late: null means that a match does not have it');
  return declare({ kind: 'maybe', of: of.node, late: true });
};
/** Printed facts of the pack: kept by reference, never cloned, saved or sent. */
/* @__NO_SIDE_EFFECTS__ */
export const fixed = <T extends object>(): Schema<T> => declare({ kind: 'fixed' });

type AnyFields = { readonly [name: string]: AnySchema };
type InferFields<F> = { -readonly [K in keyof F]: Infer<F[K]> };
type Flat<T> = { [K in keyof T]: T[K] };
type Told<O, D> = {
  readonly [K in keyof D]: {
    readonly as: Schema<D[K]>;
    readonly to: (here: Seen<InferFields<O>>, viewer: Viewer) => boolean;
  };
};
type Groups<O, W, S, D> = {
  /** Everybody reads it. */
  readonly open?: O;
  /** The seat in the record's own open field `seat` reads it. */
  readonly own?: W;
  /** Nobody reads it. */
  readonly shut?: S;
  /** Whoever `to` says reads it, judged by the record's open part. */
  readonly told?: Told<O, D>;
};

/** Every field stands under the audience that may read it: one that stands nowhere cannot be written. */
/* @__NO_SIDE_EFFECTS__ */
export function record<
  O extends AnyFields = Record<never, never>,
  W extends AnyFields = Record<never, never>,
  S extends AnyFields = Record<never, never>,
  D = Record<never, never>,
>(groups: Groups<O, W, S, D>): Schema<Flat<InferFields<O> & InferFields<W> & InferFields<S> & D>> {
  const fields: Field[] = [
    ...under(groups.open, { to: 'everybody' }),
    ...under(groups.own, { to: 'owner' }),
    ...under(groups.shut, { to: 'nobody' }),
  ];
  const told: { readonly [name: string]: { readonly as: AnySchema; readonly to: unknown } } =
    groups.told ?? {};
  for (const [name, { as, to }] of Object.entries(told)) {
    refuseUntellable(name, as.node);
    fields.push({ name, node: as.node, audience: { to: 'told', sees: to as Sees } });
  }
  if (groups.own !== undefined && groups.open?.['seat'] === undefined)
    throw new Error('record: own fields need an open field "seat" that says whose they are');
  refuseTwice(fields);
  return declare({ kind: 'record', fields });
}

export const noFields = record({});

function under(group: AnyFields | undefined, audience: Audience): Field[] {
  return Object.entries(group ?? {}).map(([name, { node }]) => {
    if (audience.to !== 'everybody') refuseUntellable(name, node);
    return { name, node, audience };
  });
}

/** A hole must differ from every value: a flag has none to spare, and printed facts are public. */
function refuseUntellable(name: string, node: Node): void {
  if (node.kind === 'flag')
    throw new Error(`record: ${name}: a secret flag has no hole; use a word`);
  if (node.kind === 'fixed') throw new Error(`record: ${name}: printed facts cannot be secret`);
  if (node.kind === 'maybe' && hasList(node.of))
    throw new Error(`record: ${name}: a secret maybe of a list would show whether it is there`);
  if (node.kind === 'list' || node.kind === 'maybe') refuseUntellable(name, node.of);
  if (node.kind === 'record')
    for (const f of node.fields) refuseUntellable(`${name}.${f.name}`, f.node);
}

const hasList = (node: Node): boolean =>
  node.kind === 'list' || (node.kind === 'record' && node.fields.some((f) => hasList(f.node)));

function refuseTwice(fields: readonly Field[]): void {
  const names = new Set<string>();
  for (const { name } of fields) {
    if (!/^[a-zA-Z][a-zA-Z0-9]*$/.test(name)) throw new Error(`record: ${name}: not a field name`);
    if (names.has(name)) throw new Error(`record: ${name}: stands under two audiences`);
    names.add(name);
  }
}
