import { HIDDEN, HIDDEN_WORD, unreachable } from '@quarterdeck/kernel';
import type { Field, Node } from '@quarterdeck/kernel/engine';
import { type OwnerOf, ownIdOf, seatFieldOf } from './owners.ts';
import type { Sink, Vocabulary } from './sink.ts';

/** Whose something is, to the one who looks. */
export const RELATIONS = ['own', 'rival', 'others'] as const;
export const OWN = 0;
export const RIVAL = 1;
export const OTHERS = 2;

export type Eyes = {
  readonly state: object;
  /** By seat. */
  readonly relations: readonly number[];
  readonly sink: Sink;
};

export type Context = {
  readonly vocabulary: Vocabulary;
  readonly owners: ReadonlyMap<string, OwnerOf>;
};

type Read = (value: unknown, eyes: Eyes) => void;
type RecordNode = Extract<Node, { kind: 'record' }>;
type Fields = { readonly [name: string]: unknown };

/** Lists are read by place up to here. */
const MOST_PLACES = 8;
/** Figures in a list, dice for the most part, are counted up to here. */
const MOST_COUNTED = 12;

const nothing: Read = () => {};

/** Reads what lies under a name, holes left out. Where nothing of it is wanted, it is `nothing`. */
export function readerOf(node: Node, name: string, context: Context, secret = false): Read {
  switch (node.kind) {
    case 'fixed':
      return nothing;
    case 'flag': {
      const place = context.vocabulary.place(name);
      if (place < 0) return nothing;
      return (value, { sink }) => {
        if (value === true) sink.add(place, 1);
      };
    }
    case 'int':
      return node.id === undefined
        ? figureReader(name, context, secret)
        : idReader(node.id, `${name}=`, context);
    case 'word':
    case 'packId':
      return wordReader(`${name}=`, context);
    case 'maybe':
      return maybeReader(node.of, name, context, secret);
    case 'list':
      return listReader(node.of, name, context, secret);
    case 'record':
      return recordReader(node, name, context, secret);
    default:
      return unreachable(node);
  }
}

function figureReader(name: string, { vocabulary }: Context, secret: boolean): Read {
  const place = vocabulary.place(name);
  if (place < 0) return nothing;
  return (value, { sink }) => {
    if (!(secret && value === HIDDEN)) sink.add(place, value as number);
  };
}

/** One input for every number that comes, or for whose it is. */
function idReader(id: string, name: string, { vocabulary, owners }: Context): Read {
  if (!vocabulary.begins(name)) return nothing;
  const ownerOf = owners.get(id);
  if (ownerOf !== undefined) {
    const places = RELATIONS.map((relation) => vocabulary.place(name + relation));
    return (value, { state, relations, sink }) => {
      if (value === HIDDEN) return;
      const owner = ownerOf(state, value as number);
      sink.add(places[owner === null ? OTHERS : (relations[owner] ?? OTHERS)] ?? -1, 1);
    };
  }
  const places: number[] = [];
  return (value, { sink }) => {
    const index = value as number;
    if (index === HIDDEN) return;
    const place = places[index] ?? vocabulary.place(name + index);
    places[index] = place;
    sink.add(place, 1);
  };
}

function wordReader(name: string, { vocabulary }: Context): Read {
  if (!vocabulary.begins(name)) return nothing;
  const places = new Map<unknown, number>([[HIDDEN_WORD, -1]]);
  return (value, { sink }) => {
    let place = places.get(value);
    if (place === undefined) {
      place = vocabulary.place(name + String(value));
      places.set(value, place);
    }
    sink.add(place, 1);
  };
}

function maybeReader(of: Node, name: string, context: Context, secret: boolean): Read {
  const place = context.vocabulary.place(`${name}?`);
  const read = readerOf(of, name, context, secret);
  if (place < 0 && read === nothing) return nothing;
  return (value, eyes) => {
    if (value === null) return;
    eyes.sink.add(place, 1);
    read(value, eyes);
  };
}

function listReader(of: Node, name: string, context: Context, secret: boolean): Read {
  const length = context.vocabulary.place(`${name}#`);
  const each = itemReader(of, name, context, secret);
  if (each === nothing) {
    if (length < 0) return nothing;
    return (value, { sink }) => sink.add(length, (value as readonly unknown[]).length);
  }
  return (value, eyes) => {
    const items = value as readonly unknown[];
    eyes.sink.add(length, items.length);
    for (let i = 0; i < items.length; i++) each(items[i], eyes, i);
  };
}

type ReadItem = (value: unknown, eyes: Eyes, index: number) => void;

/** Scalars are counted, and those of closed kinds read by their place as well. */
function itemReader(of: Node, name: string, context: Context, secret: boolean): ReadItem {
  switch (of.kind) {
    case 'record':
      return recordReader(of, name, context, secret);
    case 'packId':
      return wordReader(`${name}#`, context);
    case 'int':
      if (of.id !== undefined) return idReader(of.id, `${name}#`, context);
      return both(
        countReader(name, context, secret),
        byPlace((here) => figureReader(here, context, secret), name),
      );
    case 'word':
      return both(
        wordReader(`${name}#`, context),
        byPlace((here) => wordReader(`${here}=`, context), name),
      );
    case 'flag':
    case 'maybe':
    case 'list':
      return byPlace((here) => readerOf(of, here, context, secret), name);
    case 'fixed':
      return nothing;
    default:
      return unreachable(of);
  }
}

function both(one: ReadItem, other: ReadItem): ReadItem {
  if (one === nothing) return other;
  if (other === nothing) return one;
  return (value, eyes, index) => {
    one(value, eyes, index);
    other(value, eyes, index);
  };
}

function countReader(name: string, { vocabulary }: Context, secret: boolean): ReadItem {
  const places = Array.from({ length: MOST_COUNTED + 1 }, (_, n) =>
    vocabulary.place(`${name}#${n}`),
  );
  if (places.every((place) => place < 0)) return nothing;
  return (value, { sink }) => {
    const figure = value as number;
    if (figure < 0 || (secret && figure === HIDDEN)) return;
    sink.add(places[Math.min(figure, MOST_COUNTED)] ?? -1, 1);
  };
}

function byPlace(make: (name: string) => Read, name: string): ReadItem {
  const readers = Array.from({ length: MOST_PLACES }, (_, i) => make(`${name}[${i}]`));
  if (readers.every((read) => read === nothing)) return nothing;
  return (value, eyes, index) => readers[index]?.(value, eyes);
}

/** Of somebody: read under own, rival or others. Of its own kind: under its name. Else as it stands. */
function recordReader(node: RecordNode, name: string, context: Context, secret: boolean): Read {
  const owner = ownerReader(node, context);
  if (owner !== undefined) {
    const readers = RELATIONS.map((relation) =>
      fieldsReader(node, `${name}.${relation}`, context, secret),
    );
    if (readers.every((read) => read === nothing)) return nothing;
    return (value, eyes) => readers[owner(value as Fields, eyes)]?.(value, eyes);
  }
  const first = node.fields[0];
  if (first?.audience.to === 'everybody' && namesItself(first.node)) {
    if (!context.vocabulary.begins(`${name}[`)) return nothing;
    const readers = new Map<unknown, Read>();
    const rest: RecordNode = { kind: 'record', fields: node.fields.slice(1) };
    return (value, eyes) => {
      const key = (value as Fields)[first.name];
      let read = readers.get(key);
      if (read === undefined) {
        read = fieldsReader(rest, `${name}[${String(key)}]`, context, secret);
        readers.set(key, read);
      }
      read(value, eyes);
    };
  }
  return fieldsReader(node, name, context, secret);
}

const namesItself = (node: Node): boolean =>
  node.kind === 'word' || node.kind === 'packId' || (node.kind === 'int' && node.id !== undefined);

/** Whose a record is: by its seat, or by the first thing it names that somebody owns. */
function ownerReader(
  node: RecordNode,
  { owners }: Context,
): ((value: Fields, eyes: Eyes) => number) | undefined {
  const field = seatFieldOf(node);
  const id = ownIdOf(node);
  const first = node.fields[0]?.name ?? '';
  const ownerOf = id === undefined ? undefined : owners.get(id);
  if (field === undefined && ownerOf === undefined) return undefined;
  return (value, { state, relations }) => {
    const owner =
      field === undefined ? ownerOf?.(state, value[first] as number) : (value[field] as number);
    return owner === null || owner === undefined ? OTHERS : (relations[owner] ?? OTHERS);
  };
}

function fieldsReader(
  { fields }: RecordNode,
  name: string,
  context: Context,
  secret: boolean,
): Read {
  const readers = fields
    .filter(({ node }) => node.kind !== 'fixed')
    .map((field) => ({ field: field.name, read: fieldReader(field, name, context, secret) }))
    .filter(({ read }) => read !== nothing);
  if (readers.length === 0) return nothing;
  const read: Read = (value, eyes) => {
    for (const one of readers) one.read((value as Fields)[one.field], eyes);
  };
  return read;
}

const fieldReader = (field: Field, name: string, context: Context, secret: boolean): Read =>
  readerOf(
    field.node,
    name === '' ? field.name : `${name}.${field.name}`,
    context,
    secret || field.audience.to !== 'everybody',
  );
