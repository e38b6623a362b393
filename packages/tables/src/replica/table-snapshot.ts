import type { Seat } from '@quarterdeck/kernel';
import type { AnyEvent } from '@quarterdeck/kernel/engine';
import type { Coaching } from '../protocol/coaching.ts';
import type { Showing } from '../protocol/demonstration.ts';
import type { BotPace, TableTiming, Trouble } from '../protocol/messages.ts';
import type { MatchSnapshot, OrderState, Presence, SeenEntry } from '../protocol/seen.ts';
import type { JournalNote } from '../time/journal.ts';

/**
 * `slow`: the host owes an answer for longer than anybody likes to wait without a word. `reconnecting`:
 * it was lost and is being opened again from what is stored.
 */
export type HostStatus = {
  readonly state: 'live' | 'slow' | 'reconnecting' | 'lost';
  /** False where another tab runs the bots of this table. */
  readonly isLeader: boolean;
  /** False where the browser keeps nothing: the table ends with the page. */
  readonly isStored: boolean;
};

/** All that a page draws a table from: what one viewer may know, and nothing else. */
export type TableSnapshot = MatchSnapshot & {
  /** What happened before the first question, as far as the viewer may know. */
  readonly deal: readonly AnyEvent[];
  /** Everything that was told so far, oldest first. */
  readonly log: readonly SeenEntry[];
  /** By seat. */
  readonly presence: readonly Presence[];
  /** The names of those who look on, at a table of a server. */
  readonly onlookers?: readonly string[];
  /** When the time for an answer ends, by this machine's clock; left out where it has no end. */
  readonly dueAt?: number;
  /** Seats whose time ran out, and for whom a bot has answered since they were last here. */
  readonly substituted?: readonly Seat[];
  /** Of a server's table: clocks by this machine's time, and what its people have agreed on. */
  readonly timing?: TableTiming;
  /** An order of the viewer's own. */
  readonly order?: OrderState;
  /** Of a server's table: what was noted beside the answers, oldest first. */
  readonly notes?: readonly JournalNote[];
  readonly bots: BotPace;
  readonly troubles: readonly Trouble[];
  readonly link: HostStatus;
  /** Where the table is a lesson. */
  readonly coach?: Coaching;
  /** Where a clause is shown at work. */
  readonly shows?: Showing;
};
