// The coach at an ordinary table: words for every kind of question, beginners' mistakes noticed before
// they are made, and the game's terms. Data in a game's own folder; a page or a test reads it here.

import { last, type Seat } from '../ids.ts';
import type { Choice, ErasedKinds, Kinds, Pass } from '../kinds.ts';
import type { View } from '../match.ts';
import type { Catalogue, KeyOf, Message, Params } from '../say/message.ts';
import type { AskingStep } from '../say/say.ts';
import type { Seen } from '../schema/declare.ts';
import type { ShownNote } from './lesson-moment.ts';

/** What the coach looks at: the seat's own view, and what it is asked. Nothing hidden is in it. */
export type CoachEyes<K extends Kinds, S extends AskingStep<K>> = {
  readonly g: Seen<K['state']>;
  /** What the question is about: the data of its frame. */
  readonly f: K['frames'][S];
  readonly seat: Seat;
  readonly now: View<K>;
  readonly offers: readonly Choice[];
};

/** One or two sentences: what a question is about, and what people usually do. */
export type CoachLine<K extends Kinds, S extends AskingStep<K>, Key extends string = string> = {
  readonly key: Key;
  /** What stands for the placeholders: a figure comes from the view, never from the text. */
  readonly with?: (eyes: CoachEyes<K, S>) => Params;
  readonly clauses: readonly K['clause'][];
};

/** One step that asks several things: which of the lines is said. */
export type CoachSplit<K extends Kinds, S extends AskingStep<K>, Key extends string = string> = {
  readonly which: (eyes: CoachEyes<K, S>) => string;
  readonly lines: { readonly [which: string]: CoachLine<K, S, Key> };
};

/** A step that asks and has no words does not compile. */
export type CoachLines<K extends Kinds, Key extends string = string> = {
  readonly [S in AskingStep<K>]: CoachLine<K, S, Key> | CoachSplit<K, S, Key>;
};

/** What a choice that nobody asks for comes to: giving up has words before it is given. */
export type CoachAside<K extends Kinds, Key extends string = string> = {
  readonly key: Key;
  readonly with?: (eyes: { readonly g: Seen<K['state']>; readonly seat: Seat }) => Params;
  readonly clauses: readonly K['clause'][];
};

/** Each of them has one; a game without any writes `{}`. */
export type CoachAsides<K extends Kinds, Key extends string = string> = {
  readonly [Do in K['asides']['do']]: CoachAside<K, Key>;
};

/**
 * A beginner's mistake, noticed while the choice is under the hand: a note, or nothing. It reads what the
 * seat sees and searches nothing; it never forbids.
 */
export type Watcher<K extends Kinds, Key extends string = string> = {
  /** The reason: it is given once in a match. */
  readonly id: string;
  readonly clauses: readonly K['clause'][];
  readonly at: {
    readonly [S in AskingStep<K>]?: (
      eyes: CoachEyes<K, S>,
      choice: K['choices'][S] | Pass,
    ) => Message<Key> | undefined;
  };
};

/** A term has a name, the forms it is met in, and a sentence: `term.rum`, `term.rum.forms`, `term.rum.says`. */
type TermOf<C> = keyof C extends infer Key
  ? Key extends `term.${infer Id}.says`
    ? Id
    : never
  : never;
export type Glossary<K extends Kinds, C> = {
  readonly [Id in TermOf<C>]: readonly K['clause'][];
};

export type CoachBook<K extends Kinds, C extends Catalogue = Catalogue> = {
  readonly game: string;
  readonly words: C;
  readonly lines: CoachLines<K, KeyOf<C>>;
  readonly asides: CoachAsides<K, KeyOf<C>>;
  readonly watchers: readonly Watcher<K, KeyOf<C>>[];
  /** By term: the clauses it rests on, the one that is shown first. */
  readonly terms: Glossary<K, C>;
};

/** Written out by a game's `lessons/coach-book.ts`. */
export const coachBook = <K extends Kinds, const C extends Catalogue>(
  book: CoachBook<K, C>,
): CoachBook<K, C> => book;

/** Readers know steps by name only; the typed tables are erased once. */
export type AnyCoachBook = {
  readonly game: string;
  readonly words: Catalogue;
  readonly lines: { readonly [step: string]: AnyLine | AnySplit };
  readonly asides: { readonly [choice: string]: AnyAside };
  readonly watchers: readonly AnyWatcher[];
  readonly terms: { readonly [id: string]: readonly string[] };
};
type AnyEyes = Omit<CoachEyes<ErasedKinds, string>, 'now'> & { readonly now: View };
type AnyLine = {
  readonly key: string;
  readonly with?: (eyes: AnyEyes) => Params;
  readonly clauses: readonly string[];
};
type AnyAside = Omit<AnyLine, 'with'> & {
  readonly with?: (eyes: Pick<AnyEyes, 'g' | 'seat'>) => Params;
};
type AnySplit = {
  readonly which: (eyes: AnyEyes) => string;
  readonly lines: { readonly [which: string]: AnyLine };
};
type AnyWatcher = {
  readonly id: string;
  readonly clauses: readonly string[];
  readonly at: {
    readonly [step: string]: ((eyes: AnyEyes, choice: Choice) => Message | undefined) | undefined;
  };
};

export const anyCoach = <K extends Kinds, C extends Catalogue>(
  book: CoachBook<K, C>,
): AnyCoachBook => book as unknown as AnyCoachBook;

/** What the coach says of a question. `kind` is what is met: the step, and which of its lines. */
export type CoachedQuestion = { readonly kind: string; readonly note: ShownNote };
/** What a watcher says; `id` is its reason. */
export type WatchersNote = { readonly id: string; readonly note: ShownNote };

const eyesOn = (view: View, seat: Seat, offers: readonly Choice[]): AnyEyes => ({
  g: view.state,
  f: last(view.stack).data,
  seat,
  now: view,
  offers,
});

const shown = (message: Message, clauses: readonly string[]): ShownNote => ({
  key: message.key,
  ...(message.with === undefined ? {} : { with: message.with }),
  points: [],
  clauses,
});

/** The words for what `seat` is asked; undefined where it is asked nothing, or nobody has words for it. */
export function coachedQuestion(
  book: AnyCoachBook,
  view: View,
  seat: Seat,
  offers: readonly Choice[],
): CoachedQuestion | undefined {
  const asked = view.asked.find((one) => one.seat === seat);
  const entry = asked === undefined ? undefined : book.lines[asked.step];
  if (asked === undefined || entry === undefined) return undefined;
  const eyes = eyesOn(view, seat, offers);
  const which = 'which' in entry ? entry.which(eyes) : undefined;
  const line = 'which' in entry ? entry.lines[which ?? ''] : entry;
  if (line === undefined) return undefined;
  const { key, with: figures, clauses } = line;
  const message = figures === undefined ? { key } : { key, with: figures(eyes) };
  const kind = which === undefined ? asked.step : `${asked.step} ${which}`;
  return { kind, note: shown(message, clauses) };
}

/** What the coach says of a choice that nobody asks for; undefined where it has no words. */
export function coachedAside(
  { asides }: AnyCoachBook,
  view: View,
  seat: Seat,
  choice: Choice,
): ShownNote | undefined {
  const line = asides[choice.do];
  if (line === undefined) return undefined;
  const { key, with: figures, clauses } = line;
  const message = figures === undefined ? { key } : { key, with: figures({ g: view.state, seat }) };
  return shown(message, clauses);
}

/** What the watchers say of a choice that is not given yet. */
export function watchersNotes(
  book: AnyCoachBook,
  view: View,
  seat: Seat,
  offers: readonly Choice[],
  choice: Choice,
): readonly WatchersNote[] {
  const asked = view.asked.find((one) => one.seat === seat);
  if (asked === undefined) return [];
  const eyes = eyesOn(view, seat, offers);
  return book.watchers.flatMap(({ id, clauses, at }) => {
    const said = at[asked.step]?.(eyes, choice);
    return said === undefined ? [] : [{ id, note: shown(said, clauses) }];
  });
}

/** How many things have words: a step that is split counts once for each of its lines. */
export const countCoached = ({ lines, asides }: Pick<AnyCoachBook, 'lines' | 'asides'>): number =>
  Object.values(lines).reduce(
    (sum, entry) => sum + ('lines' in entry ? Object.keys(entry.lines).length : 1),
    Object.keys(asides).length,
  );
