// What a viewer is told of a match. All of it is plain data.

import type { Choice, Outcome, Seat, Viewer } from '@quarterdeck/kernel';
import type { AnyEvent, Asked, Denied, WireView } from '@quarterdeck/kernel/engine';
import type { UndoFault } from '@quarterdeck/kernel/replay';
import type { TableInfo } from '../table/setup.ts';

/** What a seat may answer now. */
export type Question = {
  readonly seat: Seat;
  readonly step: string;
  readonly choices: readonly Choice[];
  readonly denied: readonly Denied[];
  /** Its answer to a simultaneous step that others still think about: it may be changed. */
  readonly given: Choice | null;
};

/**
 * `takes` is the answer that would be taken back, and `seq` the moment before it was given. `unknown`:
 * a server says it a moment later, since finding it out takes longer than the answer.
 */
export type Undo =
  | { readonly can: true; readonly takes: Choice; readonly seq: number }
  | { readonly can: false; readonly why: UndoFault | 'unknown' };

/** One answer, as the viewer was told of it. */
export type SeenEntry = {
  /** The moment it led to: 1 and up without a gap, by this viewer's own count. */
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seat: Seat;
  /** `undo` takes back the last answer that still stands, and tells nothing else. */
  readonly kind: 'decision' | 'window' | 'together' | 'aside' | 'undo';
  /** The step that asked; null for asides and undos. */
  readonly step: string | null;
  readonly events: readonly AnyEvent[];
  /** Tellings of one turn have the same number. */
  readonly turn: number;
};

/** Whose eyes a match is seen through. `everybody`: every secret lies open. */
export type Perspective = Viewer | 'everybody';

/** Of the viewer's own standing order: it may be given now, or it is in force. */
export type OrderState = 'offered' | 'in-force';

export type Presence = 'here' | 'away' | 'thinking' | 'idle';

/**
 * A seat of this page that owes an answer; `curtain`: it knows what the viewer must not see, or
 * gives an answer that stays sealed.
 */
export type OwedHere = { readonly seat: Seat; readonly curtain: boolean };

/** What one viewer may know of the match as it stands, and nothing else. */
export type MatchSnapshot = {
  readonly table: TableInfo;
  /** Who is in front of the screen; a spectator sees what is open to everybody. */
  readonly viewer: Viewer;
  /** Grows with everything the viewer can tell. Each viewer has a count of its own. */
  readonly seq: number;
  readonly view: WireView;
  readonly asked: readonly Asked[];
  /** Null where the viewer has nothing to answer. */
  readonly question: Question | null;
  readonly asides: readonly Choice[];
  readonly undo: Undo;
  readonly outcome: Outcome | null;
  /** The seats that answer from this screen. */
  readonly here: { readonly seats: readonly Seat[]; readonly asked: readonly OwedHere[] };
};
