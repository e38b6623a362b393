// What is kept of time, apart from the answers: a table's journal, when the server was up, and who is
// on vacation. Clocks are worked out from it; no clock is stored.

import type { Ended, JournalNote, Note } from '@quarterdeck/tables';
import type { Place } from './nodes/node-store.ts';

/** What goes with a note, all of it or nothing. */
export type NoteEffects = {
  /** When somebody has to look at the table next; null: nobody has. */
  readonly dueAt: number | null;
  /** The match is over without a winner. */
  readonly ended: Ended | null;
  /** Where the table stands that the note is about; left out where that does not matter. */
  readonly follows?: Place;
};

export type Uptime = { readonly from: number; readonly to: number };

/** `to` lies in the past once the person is back. */
export type Vacation = { readonly guest: string; readonly from: number; readonly to: number };

export type TimeStore = {
  /** Oldest first. */
  journal(table: string): Promise<readonly JournalNote[]>;
  /** To be asked for before the journal and the log, so that neither is older than it says. */
  era(table: string): Promise<number>;
  /** Appends after note `after`; `conflict`: somebody else was first, and nothing was written. */
  note(
    table: string,
    after: number,
    at: number,
    notes: readonly Note[],
    effects: NoteEffects,
  ): Promise<'written' | 'conflict'>;
  /** Unless the log has grown meanwhile: then whoever did that has said when it is due. */
  setDue(table: string, length: number, dueAt: number | null): Promise<void>;
  /** A process is up from now on; when others were, the oldest first. */
  begin(process: string, at: number): Promise<readonly Uptime[]>;
  /** The process is still up. */
  beat(process: string, at: number): Promise<void>;
  vacations(guests: readonly string[]): Promise<readonly Vacation[]>;
  /** Writes one of this guest, or changes the end of the one that began then. */
  setVacation(vacation: Vacation): Promise<void>;
  /** The guest's tables under way are looked at soon: when they are due may have changed. */
  lookAtTablesOf(guest: string, at: number): Promise<void>;
};
