// A lesson is a match with a script: a position, questions, answers, words. It is data in a game's
// own folder; whoever plays it (a page, a test) reads it here.

import type { ChoiceOf, ErasedKinds, Kinds, Name } from '../kinds.ts';
import type { Event, View } from '../match.ts';
import type { Target } from '../say/describe.ts';
import type { Catalogue, KeyOf, Param } from '../say/message.ts';
import type { AskingStep } from '../say/say.ts';
import type { DailyBook, PlayedStart } from './daily-position.ts';
import type { Pattern } from './pattern.ts';
import type { Scenario } from './scenario.ts';

/** What a note reads its figures and places from: the learner's view, and what happened since. */
export type Told<K extends Kinds, T> = (now: View<K>, events: readonly Event<K>[]) => T;

/** Words by key, what they point at, the clauses they rest on. */
export type Note<K extends Kinds, Key extends string = string> = {
  readonly key: Key;
  /** What stands for the placeholders: a figure comes from the view, never from the text. */
  readonly with?: Told<K, { readonly [name: string]: Param }>;
  readonly points?: readonly Target[] | Told<K, readonly Target[]>;
  readonly clauses: readonly K['clause'][];
};

/** What is right: answers by pattern, or a check on where the answer leads. */
export type Want<K extends Kinds> =
  | { readonly answers: readonly Pattern<K>[] }
  | { readonly leads: Told<K, boolean>; readonly hintAnswer: Pattern<K> | Told<K, Pattern<K>> };

/** Results of `below` for what follows an answer; by the answer where they differ. */
export type Luck<K extends Kinds> =
  | readonly number[]
  | ((answer: ChoiceOf<K>, now: View<K>) => readonly number[]);

/** Another legal answer that the lesson has words for. */
export type OtherAnswer<K extends Kinds, Key extends string = string> = {
  readonly when: Pattern<K>;
  readonly says: Note<K, Key>;
  readonly is: 'taken-back' | 'accepted';
  readonly rig?: Luck<K>;
};

type StepFacts<Key extends string> = {
  /** Unique in the lesson; progress is kept by it, so it stays when words change. */
  readonly id: string;
  /** The words in the list of steps. A step without belongs to the titled one before it. */
  readonly title?: Key;
};

/** The learner decides. */
export type AskStep<K extends Kinds, Key extends string = string> = StepFacts<Key> & {
  readonly kind: 'ask';
  /** The question that must stand here. */
  readonly at: AskingStep<K>;
  /** Left out where another question stands: a way through the lesson need not meet it. */
  readonly maybe?: true;
  readonly before: Note<K, Key>;
  readonly right: Want<K>;
  readonly onRight?: Note<K, Key>;
  readonly others?: readonly OtherAnswer<K, Key>[];
  /** Any other legal answer: shown, explained, taken back. */
  readonly onOther?: Note<K, Key>;
  /** Said where no other answer can be given: then `onOther` is left out. */
  readonly nothingElse?: true;
  readonly hint: Note<K, Key>;
  /** Without a ring on a right answer: the last decision of a first match is the learner's own. */
  readonly unhelped?: true;
  readonly rig?: Luck<K>;
  /** Chance comes from the seed: the same for everybody. */
  readonly isSeeded?: true;
  /** Must follow a right answer, or the lesson is broken. */
  readonly happens?: readonly Name<K['events']>[];
};

/** One answer of somebody else, by the view of whoever gives it. */
export type OthersAnswer<K extends Kinds> = {
  /** Whoever else is asked first, unless told. */
  readonly by?: number;
  readonly gives: Pattern<K> | ((now: View<K>) => Pattern<K>);
  readonly rig?: readonly number[];
};

/** Others answer; the board moves; perhaps one note. */
export type OthersStep<K extends Kinds, Key extends string = string> = StepFacts<Key> & {
  readonly kind: 'others';
  readonly answers: readonly OthersAnswer<K>[];
  readonly note?: Note<K, Key>;
  readonly happens?: readonly Name<K['events']>[];
};

/** A note without a question: at the beginning only. What is said last is the lesson's `end`. */
export type SayStep<K extends Kinds, Key extends string = string> = StepFacts<Key> & {
  readonly kind: 'say';
  readonly note: Note<K, Key>;
};

/** The learner plays as he likes until the goal is reached: a condition on the position, so every way counts. */
export type ReachStep<K extends Kinds, Key extends string = string> = StepFacts<Key> & {
  readonly kind: 'reach';
  /** What is to be reached. It stands there until it is. */
  readonly before: Note<K, Key>;
  readonly goal: (now: View<K>) => boolean;
  /** It can be reached no more: the last answer is shown, explained and taken back. */
  readonly isMissed: (now: View<K>) => boolean;
  readonly onReached: Note<K, Key>;
  readonly onMissed: Note<K, Key>;
  readonly hint: Note<K, Key>;
  /** What others answer meanwhile: the first pattern that fits an offer, else their first offer. */
  readonly others?: readonly Pattern<K>[];
  /** Chance from here on. What is beyond it comes from the seed: it is the same for everybody. */
  readonly rig?: readonly number[];
  /** Answers of the learner that reach the goal. Tests play all of them. */
  readonly ways: readonly [Way<K>, ...Way<K>[]];
  /** Plainly bad ones: tests hold that they miss it. */
  readonly badWays: readonly [Way<K>, ...Way<K>[]];
};

/** Answers of the learner, one after the other. */
export type Way<K extends Kinds> = readonly Pattern<K>[];

/** A step at which the learner answers. */
export type LearnerStep<K extends Kinds, Key extends string = string> =
  | AskStep<K, Key>
  | ReachStep<K, Key>;

export type LessonStep<K extends Kinds, Key extends string = string> =
  | LearnerStep<K, Key>
  | OthersStep<K, Key>
  | SayStep<K, Key>;

export type Lesson<K extends Kinds, Key extends string = string> = {
  /** Unique in the game: `first`, `union`. */
  readonly id: string;
  readonly kind: 'first-match' | 'short' | 'exercise';
  /** Of an exercise: 1 is one idea, 2 joins two, 3 looks ahead. */
  readonly grade?: 1 | 2 | 3;
  readonly title: Key;
  /** Two sentences before it is begun. */
  readonly about: Key;
  readonly learner: number;
  /** By seat; what the learner is called is the page's affair. */
  readonly names: readonly string[];
  readonly start: Scenario<K> | PlayedStart;
  readonly steps: readonly LessonStep<K, Key>[];
  /** "You can now …", a sentence each. */
  readonly end: readonly Note<K, Key>[];
  /** Whether the match goes on against bots when the lesson is over. */
  readonly playOn: boolean;
};

/** The lessons of one game, with their words. */
export type LessonBook<K extends Kinds, C extends Catalogue = Catalogue> = {
  readonly game: string;
  readonly words: C;
  readonly lessons: readonly Lesson<K, KeyOf<C>>[];
  /** Positions for the daily exercise: fetched where somebody wants it. */
  readonly daily?: () => Promise<DailyBook<K>>;
};

/** Written out by a game's `lessons/index.ts`: a key that its words do not have does not compile. */
export const lessonBook = <K extends Kinds, const C extends Catalogue>(
  book: LessonBook<K, C>,
): LessonBook<K, C> => book;

/** The one gate: whoever takes lessons by a game's id looks into none of its values. */
export type AnyLessonBook = LessonBook<ErasedKinds>;
export const anyLessons = <K extends Kinds, C extends Catalogue>(
  book: LessonBook<K, C>,
): AnyLessonBook => book as unknown as AnyLessonBook;
