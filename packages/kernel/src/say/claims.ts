// What a detail promises: typed, so that its sentence is made from it and a law can hold it to the match.

import type { Seat } from '../ids.ts';
import type { Kinds, Name } from '../kinds.ts';
import type { Seen } from '../schema/declare.ts';
import type { Catalogue, KeyOf, Message, Param } from './message.ts';

/**
 * All that can be claimed. Of a measure: what it is now, by how much it falls or grows, what it will be,
 * that it stays. Of events: that one follows, or does not. Of a step: that it is what is asked next.
 */
export const CLAIM_KINDS = [
  'has',
  'costs',
  'brings',
  'leads',
  'keeps',
  'tells',
  'spares',
  'asks',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];
type OfMeasure = Extract<ClaimKind, 'has' | 'costs' | 'brings' | 'leads' | 'keeps'>;
type OfEvent = Extract<ClaimKind, 'tells' | 'spares'>;

/** A count, a place, or several of them. */
export type Amount = number | string | readonly (number | string)[];

/** Whose or of what: a seat, or any id of the game. */
export type Who = number | string;

/** How much of something there is with a seat, at a place or on the whole table. */
export type Measure<G> = {
  /** Methods, so that a game may write them for its own ids: a seat, a ship, a place. */
  of(g: G, who: Who): Amount | null;
  /** What stands for `{{who}}`; a player's name unless given. */
  who?(g: G, who: Who): Param;
  /** What stands for `{{it}}`, where the amount is no count: "Lisbon", "1 tea and 1 wine". */
  it?(g: G, amount: Amount): Param;
};

/** A figure that only an event tells: how many dice were rolled. */
export type ToldMeasure<K extends Kinds> = {
  [E in Name<K['events']>]: {
    readonly event: E;
    of(data: K['events'][E]): Amount | null;
  } & Pick<Measure<Seen<K['state']>>, 'who' | 'it'>;
}[Name<K['events']>];

/** Everything that a game's claims are about, by the name that stands in their keys. */
export type Measures<K extends Kinds> = {
  readonly [what: string]: Measure<Seen<K['state']>> | ToldMeasure<K>;
};

/**
 * A promise. Its key is one of the catalogue and says what is claimed, `costs.rum`; a third part only
 * chooses other words, `costs.rum.all`. The text may name `{{count}}`, `{{it}}` and `{{who}}`, which
 * are filled in from the claim: it can say nothing else.
 */
export type Claim<Key extends string = string> = {
  readonly key: Key;
  readonly kind: ClaimKind;
  readonly what: string;
  readonly amount: Amount | undefined;
  readonly who: Who | undefined;
  /** The event by which it has come true; without one it has by what the choice itself does. */
  readonly until: string | undefined;
};

/** Claims, and words that claim nothing: the printed text of a card, why something is so. */
export type Part<Key extends string = string> = Message<Key> | Claim<Key>;
export type Detail<Key extends string = string> = Part<Key> | readonly Part<Key>[];

export const isClaim = (part: Part): part is Claim => 'kind' in part;

export const partsOf = (detail: Detail | undefined): readonly Part[] => {
  if (detail === undefined) return [];
  return isParts(detail) ? detail : [detail];
};
const isParts = (detail: Detail): detail is readonly Part[] => Array.isArray(detail);

/** The keys of a catalogue that make claims about what the game has: anything else does not compile. */
export type ClaimKey<K extends Kinds, C, M> = Extract<
  KeyOf<C>,
  | Worded<`${OfMeasure}.${keyof M & string}`>
  | Worded<`${OfEvent}.${(keyof M & string) | Name<K['events']>}`>
  | Worded<`asks.${Name<K['frames']>}`>
>;
type Worded<Key extends string> = Key | `${Key}.${string}`;

export type ClaimMaker<K extends Kinds, C, M> = <Key extends ClaimKey<K, C, M>>(
  key: Key,
  amount?: Amount,
  who?: Who,
  until?: Name<K['events']>,
) => Claim<Key>;

/** Makes the claims of one game. Catalogue and measures are only read by the compiler. */
export const claims =
  <K extends Kinds>() =>
  <const C extends Catalogue, M extends Measures<K>>(
    _catalogue: C,
    _measures: M,
  ): ClaimMaker<K, C, M> =>
  (key, amount, who, until) => ({ key, ...meaningOf(key), amount, who, until });

function meaningOf(key: string): Pick<Claim, 'kind' | 'what'> {
  const [first, what] = key.split('.');
  const kind = CLAIM_KINDS.find((one) => one === first);
  if (kind === undefined || what === undefined) throw new Error(`${key} is no claim`);
  return { kind, what };
}

/** Measures as the kernel's own code knows them. */
export type ErasedMeasure = {
  readonly event?: string;
  readonly of: (from: object, who: Who) => Amount | null;
  readonly who?: (g: object, who: Who) => Param;
  readonly it?: (g: object, amount: Amount) => Param;
};
export type ErasedMeasures = { readonly [what: string]: ErasedMeasure };

/** What a claim foresees, for whoever draws it: a sentence of its own, and whether it says that nothing comes of it. */
export type Foreseen = {
  readonly kind: ClaimKind;
  readonly text: string;
  readonly isIdle: boolean;
};

/** What is only so now, where it leads and what is asked next are told elsewhere. */
const FORESEEN: readonly ClaimKind[] = ['costs', 'brings', 'keeps', 'tells', 'spares'];
const NOTHING_COMES: readonly ClaimKind[] = ['keeps', 'spares'];
const MAY_BE_NOTHING: readonly ClaimKind[] = ['brings', 'tells'];

export const foreseenBy = ({ kind, amount }: Claim, text: string): readonly Foreseen[] =>
  FORESEEN.includes(kind)
    ? [
        {
          kind,
          text,
          isIdle: NOTHING_COMES.includes(kind) || (MAY_BE_NOTHING.includes(kind) && amount === 0),
        },
      ]
    : [];

/** The sentence of a claim: what its key says, filled in from the claim alone. */
export function claimMessage(claim: Claim, measures: ErasedMeasures, g: object): Message {
  const { key, what, amount, who } = claim;
  const measure = Object.hasOwn(measures, what) ? measures[what] : undefined;
  const filled: Record<string, Param> = {};
  if (who !== undefined) filled['who'] = measure?.who?.(g, who) ?? named(who);
  if (typeof amount === 'number') filled['count'] = amount;
  if (amount !== undefined) filled['it'] = measure?.it?.(g, amount) ?? paramOf(amount);
  return { key, with: filled };
}

const named = (who: Who): Param => (typeof who === 'number' ? { seat: who as Seat } : who);

const paramOf = (amount: Amount): Param => (typeof amount === 'object' ? { list: amount } : amount);
