import type { ScoreLine } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Choice, ErasedKinds, Kinds, Name, PlayOf } from '../kinds.ts';
import type { Seen } from '../schema/declare.ts';
import type { Detail, ErasedMeasures, Measures } from './claims.ts';
import type { Section, Viewing } from './describe.ts';
import type { Catalogue, KeyOf, Message } from './message.ts';
import type { ErasedStage, Stage, Staging } from './stages.ts';
import type { ErasedStanding, Standing } from './standing.ts';
import type { Story } from './story.ts';

/** The steps that ask somebody something. */
export type AskingStep<K extends Kinds> = Name<K['choices']> & Name<K['frames']>;

/** A denial may name a whole kind of choice by its `do` alone. */
export type DeniedOf<K extends Kinds> = OrItsKind<PlayOf<K>>;
type OrItsKind<C> = C extends { readonly do: infer D } ? C | { readonly do: D } : never;
type DoOf<C> = C extends { readonly do: infer D extends string } ? D : never;

/** A heading over choices that belong together; `icon` is a word of the page's own icon table. */
export type Heading<Key extends string = string> = {
  readonly title: Message<Key>;
  readonly icon?: string;
};

/** Says something about one choice of step `S`. Pass is not among them: see `pass`. */
type OfChoice<K extends Kinds, S extends AskingStep<K>, T> = (
  g: Seen<K['state']>,
  choice: K['choices'][S],
  f: K['frames'][S],
  seat: Seat,
) => T;

/**
 * A game in words: every question, choice, event, reason and score line, as messages of one
 * catalogue. `g` is always a view's state, so it may have holes.
 */
export type Say<K extends Kinds, C extends Catalogue = Catalogue> = {
  readonly catalogue: C;
  /** "Where does your boat dive?" */
  readonly question: {
    readonly [S in AskingStep<K>]: (
      g: Seen<K['state']>,
      f: K['frames'][S],
      seat: Seat,
    ) => Message<KeyOf<C>>;
  };
  /** The words on the button: "Dive at the wreck". */
  readonly choice: {
    readonly [S in AskingStep<K>]: OfChoice<K, S, Message<KeyOf<C>>>;
  };
  /** What passing means here: "Let the storm come". The kernel offers it in every window. */
  readonly pass: (step: AskingStep<K>, g: Seen<K['state']>, seat: Seat) => Message<KeyOf<C>>;
  /** What the choice costs and brings, as claims that a law holds the match to, and free words. */
  readonly detail?: {
    readonly [S in AskingStep<K>]?: OfChoice<K, S, Detail<KeyOf<C>> | undefined>;
  };
  /** What the claims of details are about. */
  readonly measures?: Measures<K>;
  /** The heading a choice stands under; those without one come under none. */
  readonly group?: {
    readonly [S in AskingStep<K>]?: OfChoice<K, S, Heading<KeyOf<C>> | undefined>;
  };
  /** A word of the page's own icon table, for the button. */
  readonly icon?: {
    readonly [S in AskingStep<K>]?: OfChoice<K, S, string | undefined>;
  };
  /**
   * Kinds of choice that end something or decline it ("End turn", "Stop here"), where they are no more
   * than their `do`. They stand last and apart, like passing.
   */
  readonly ends?: readonly DoOf<K['choices'][AskingStep<K>]>[];
  /**
   * Questions with more choices than can be looked over at once, asked one thing after the other: the
   * die, then the action, then the gold. What is answered is still one choice.
   */
  readonly stages?: {
    readonly [S in AskingStep<K>]?: Staging<Stage<K, K['choices'][S], K['frames'][S], KeyOf<C>>>;
  };
  /** The words on a denied choice that is no more than its `do`, often a whole kind: "Dive". */
  readonly kind?: {
    readonly [S in AskingStep<K>]?: {
      readonly [D in DoOf<K['choices'][S]>]?: Message<KeyOf<C>>;
    };
  };
  /** Rules so plain that nobody asks why: what they forbid is not held out as something to do. */
  readonly obvious?: readonly K['clause'][];
  readonly aside: (g: Seen<K['state']>, choice: K['asides'], seat: Seat) => Message<KeyOf<C>>;
  /** A line of the log. Data may have holes where the viewer was not told. */
  readonly event: {
    readonly [E in Name<K['events']>]: (
      data: K['events'][E],
      g: Seen<K['state']>,
    ) => Message<KeyOf<C>>;
  };
  /** Why a choice is denied; it reads without the choice beside it. */
  readonly reason: (
    clause: K['clause'],
    choice: DeniedOf<K>,
    g: Seen<K['state']>,
  ) => Message<KeyOf<C>>;
  readonly score: (line: ScoreLine<K['clause']>) => Message<KeyOf<C>>;
  /** What ended or decided the match: an outcome's `because`. */
  readonly ending: (because: K['clause'], g: Seen<K['state']>) => Message<KeyOf<C>>;
  /**
   * All that lies on the table, for whoever reads it instead of seeing it. In sentences, not
   * messages: what is said of a place is put together from many.
   */
  readonly describe?: (viewing: Viewing<K>) => readonly Section[];
  /** Whose turn it is, and what opens a passage of the log; without it a log has no headings. */
  readonly story?: Story<K, KeyOf<C>>;
  /** How the match is won, and how far everybody is. */
  readonly standing?: Standing<K, KeyOf<C>>;
  /** The board in lines of text, for a terminal: every place by the name that choices have for it. */
  readonly map?: (viewing: Viewing<K>) => readonly string[];
};

/** Speakers know steps and events by name only; the typed tables are erased once, in `erased`. */
type ErasedSay = {
  readonly catalogue: Catalogue;
  readonly question: Table<(g: object, f: object, seat: Seat) => Message>;
  readonly choice: Table<ErasedOfChoice<Message>>;
  readonly pass: (step: string, g: object, seat: Seat) => Message;
  readonly detail?: Table<ErasedOfChoice<Detail | undefined>>;
  readonly measures?: ErasedMeasures;
  readonly group?: Table<ErasedOfChoice<Heading | undefined>>;
  readonly icon?: Table<ErasedOfChoice<string | undefined>>;
  readonly ends?: readonly string[];
  readonly stages?: Table<Staging<ErasedStage>>;
  readonly kind?: Table<Table<Message>>;
  readonly obvious?: readonly string[];
  readonly aside: (g: object, choice: Choice, seat: Seat) => Message;
  readonly event: Table<(data: unknown, g: object) => Message>;
  readonly reason: (clause: string, choice: Choice, g: object) => Message;
  readonly score: (line: ScoreLine) => Message;
  readonly ending: (because: string, g: object) => Message;
  readonly describe?: (viewing: ErasedViewing) => readonly Section[];
  readonly story?: Story<Kinds>;
  readonly standing?: ErasedStanding;
  readonly map?: (viewing: ErasedViewing) => readonly string[];
};
type ErasedViewing = { readonly view: object } & Omit<Viewing<ErasedKinds>, 'view'>;
export type Table<T> = { readonly [name: string]: T };
type ErasedOfChoice<T> = (g: object, choice: Choice, f: object, seat: Seat) => T;

export const erased = <K extends Kinds, C extends Catalogue>(say: Say<K, C>): ErasedSay =>
  say as unknown as ErasedSay;
