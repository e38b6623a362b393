import type { Choice } from '@quarterdeck/kernel';
import type { ShownNote } from '@quarterdeck/kernel/staging';
import type { SeatColour } from '../table/setup.ts';

/** What the coach of a lesson has to say at this moment. Plain data: its words are looked up by the page. */
export type Coaching = {
  readonly game: string;
  readonly lesson: string;
  readonly kind: 'first-match' | 'short' | 'exercise';
  /** The id of the step that stands: a learner who leaves comes back to it. */
  readonly at: string;
  /** The titled step it belongs to, counted from 1, of how many. */
  readonly step: number;
  readonly of: number;
  /** `tried`: another answer was played and is shown; undo takes it back. `over`: nothing more is asked. */
  readonly mode: 'asks' | 'tried' | 'over';
  readonly notes: readonly ShownNote[];
  readonly hint: ShownNote | null;
  /** An answer that is right here; null where the learner decides unhelped. */
  readonly right: Choice | null;
  /** How much help is given unasked: 1 is the hint, 2 the answer. Of an exercise, by how often it was missed. */
  readonly help: 0 | 1 | 2;
  /** How often the goal of an exercise was missed since it was opened. */
  readonly misses: number;
  /** The game's exercises in their order: what may come next. */
  readonly exercises: readonly string[];
};

/** One of the best choices of a question, weighed from what its seat sees. */
export type Hint = {
  readonly choice: Choice;
  /** The estimated share of wins with it: 0 to 1. */
  readonly share: number;
  /** By what the game gauges: how much more the seat has than with the next best; of others, than with the best. */
  readonly gains: { readonly [gauge: string]: number };
};

/** Which lesson a page wants, and who learns. */
export type LessonWish = {
  readonly game: string;
  readonly lesson: string;
  /** Where the learner was; from the beginning where the lesson has no such step. */
  readonly at: string | null;
  /** What the learner is called. */
  readonly name: string;
  /** By seat. */
  readonly colours: readonly SeatColour[];
};
