import type { Choice } from '@quarterdeck/kernel';
import type { DemonstrationCase } from '@quarterdeck/kernel/staging';
import type { TableSeat } from '../table/setup.ts';

/** Which clause a page wants to show, by which of its cases, and who sits there. */
export type DemonstrationWish = {
  readonly game: string;
  readonly clause: string;
  /** Counted from 1. */
  readonly nth: number;
  readonly of: number;
  readonly shown: DemonstrationCase;
  /** What the viewer is called. */
  readonly you: string;
  /** As if nobody looked: bots. */
  readonly seats: readonly TableSeat[];
};

/** Where a demonstration stands. */
export type Showing = {
  readonly clause: string;
  readonly nth: number;
  readonly of: number;
  /** `asks`: an answer of it is due. `tried`: another was given; undo takes it back. `shown`: it is at its end. */
  readonly mode: 'asks' | 'tried' | 'shown';
  /** The answer that is due; null where none is. */
  readonly next: Choice | null;
  /** What cannot be chosen at its end, because of the clause. */
  readonly denied: Choice | null;
};
