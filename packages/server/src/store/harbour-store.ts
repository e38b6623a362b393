// What the server keeps: guests, moorings (a table's place in the harbour: who sits where, who may
// watch, how long a seat may think) and, once everybody sits, the tables themselves.
//
// A mooring is made first, with its berths and its invitation. Whoever fills the last open berth
// deals the table and calls `launch` with a record of the same id; of two that race one is told
// `already`, and reads what the other one dealt. From then on the log is appended to by `tables`,
// the contract every host has with its store. Each append also moves the time the table is due, so
// deadlines and bots' turns follow from what is stored: after a restart `due` and `playing` tell
// all there is to do. Races are decided by the database, never by what a node remembers.

import type { Json } from '@quarterdeck/kernel';
import type { StoredEntry, TableRecord, TableStore, Watching } from '@quarterdeck/tables';

export type Guest = {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

export type GuestBook = {
  add(guest: Guest): Promise<void>;
  read(guest: string): Promise<Guest | undefined>;
  rename(guest: string, name: string): Promise<'renamed' | 'gone'>;
};

/** Who is to sit in a seat. */
export type Sitting =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'guest'; readonly guest: string };

/** Who sits in a seat, with the guest's present name. */
export type Berth =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'guest'; readonly guest: string; readonly name: string };

export type NewMooring = {
  readonly table: string;
  readonly game: string;
  /** The wish the table is dealt from; whoever reads it back checks it again. */
  readonly setup: Json;
  /** The guest who made it. */
  readonly host: string;
  readonly createdAt: number;
  readonly watching: Watching;
  /** Milliseconds a seat may take for an answer; null: as long as it likes. */
  readonly patience: number | null;
  /** The secret of the invitation link. */
  readonly invitation: string;
  /** By seat. A guest has at most one. */
  readonly berths: readonly Sitting[];
};

/** How far a launched table is. */
export type Progress = {
  readonly length: number;
  readonly state: 'playing' | 'finished';
  /** The seats that owe an answer. */
  readonly asked: readonly number[];
  readonly updatedAt: number;
  /** When patience ends; null where it has no end. */
  readonly dueAt: number | null;
};

export type Mooring = Omit<NewMooring, 'berths'> & {
  readonly berths: readonly Berth[];
  /** The table of the return match, once somebody asked for it. */
  readonly rematch: string | null;
  /** Null until the table is launched. */
  readonly progress: Progress | null;
};

/**
 * `taken`: somebody was first, or it was never open. `elsewhere`: the guest has another seat of
 * this table. `gone`: there is no such seat.
 */
export type Seated = 'seated' | 'taken' | 'elsewhere' | 'gone';

export type Moorings = {
  /** The mooring, its berths and its invitation, or nothing of it. */
  add(mooring: NewMooring): Promise<void>;
  read(table: string): Promise<Mooring | undefined>;
  invited(invitation: string): Promise<Mooring | undefined>;
  /** Where the guest sits or what the guest made, the last touched first. */
  of(guest: string): Promise<readonly Mooring[]>;
  /** One conditional update: of two guests who want a seat, the database seats one. */
  sit(table: string, seat: number, guest: string): Promise<Seated>;
  /** Frees the guest's seat. */
  leave(table: string, seat: number, guest: string): Promise<'left' | 'not-yours'>;
  /** Deals a moored table: all of it or nothing, and once. */
  launch(record: TableRecord, entries: readonly StoredEntry[]): Promise<Launched>;
  /** Moors the return match, unless somebody was first; gives the id of the one that stands. */
  rematch(of: string, mooring: NewMooring): Promise<string>;
  /** Tables that are due at `now`, the longest overdue first. */
  due(now: number, most: number): Promise<readonly Mooring[]>;
  /** Tables under way after the id `after`, by id: whoever starts asks which wait for a bot. */
  playing(after: string, most: number): Promise<readonly Mooring[]>;
  /** With its table, if it has one. */
  remove(table: string): Promise<void>;
};

/** `already`: the table was dealt before. `gone`: nothing is moored under this id. */
export type Launched = 'launched' | 'already' | 'gone';

export type HarbourStore = {
  readonly tables: TableStore;
  readonly guests: GuestBook;
  readonly moorings: Moorings;
  /** The first value under a name stays, for all nodes and restarts: keys that sign cookies. */
  keep(name: string, value: string): Promise<string>;
  close(): Promise<void>;
};
