import type { Choice, Seat } from '@quarterdeck/kernel';
import type { AnyEvent } from '@quarterdeck/kernel/engine';
import type { Answering } from './turns.ts';

/** One entry of the log with what it made happen, secrets and all. */
export type LogItem = Answering & {
  readonly at: number;
  readonly events: readonly AnyEvent[];
  /** A change of mind: nobody but the seat can tell that there was one. */
  readonly quiet: boolean;
  /** Null for an undo. */
  readonly choice: Choice | null;
  /** The machine answered for the seat. */
  readonly forced: boolean;
  /** Who is asked after it. */
  readonly asked: readonly Seat[];
};
