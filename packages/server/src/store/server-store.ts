// What the server keeps: guests, online tables (who sits where, who may watch, how long a seat may
// think) and, once everybody sits, the tables themselves.
//
// An online table is made first, with its seats and its invitation. Whoever fills the last open seat
// deals the table and calls `storeDealt` with a record of the same id; of two that race one is told
// `already`, and reads what the other one dealt. From then on the log is appended to by `tables`,
// the contract every host has with its store. Each append also moves the time the table is due, so
// deadlines and bots' turns follow from what is stored: after a restart `due` and `playing` tell
// all there is to do. Races are decided by the database, never by what a node remembers.

import type { Json } from '@quarterdeck/kernel/pack';
import type {
  ClockSize,
  Ended,
  Learning,
  SpectatorAccess,
  StoredEntry,
  TableRecord,
  TableStore,
  WhenLate,
} from '@quarterdeck/tables';
import type { Kysely } from 'kysely';
import type { OutsideBotStore } from './bots/outside-bot-store.ts';
import type { Ban } from './moderation/deed.ts';
import type { ModerationStore } from './moderation/moderation-store.ts';
import type { NodeStore } from './nodes/node-store.ts';
import type { NoticeStore } from './notices/notice-store.ts';
import type { OrderStore } from './orders/sql-orders.ts';
import type { PeopleStore } from './people/people-store.ts';
import type { DatabaseSchema } from './schema.ts';
import type { TimeStore } from './time-store.ts';
import type { TogetherStore } from './together-store.ts';

export type Guest = {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Whether a session opens it, and no longer the guest's cookie. */
  readonly hasAccount: boolean;
  /** Kept out, by somebody who moderates. */
  readonly ban?: Ban;
};

export type GuestStore = {
  add(guest: Omit<Guest, 'hasAccount'>): Promise<void>;
  read(guest: string): Promise<Guest | undefined>;
  rename(
    guest: string,
    name: string,
  ): Promise<
    'renamed' | 'gone'
  > /** Forgets guests who came before this and neither set a table nor sit at one; says how many. */;
  forgetUnused(before: number, most: number): Promise<number>;
};

/** Who is to sit in a seat. */
export type SeatAssignment =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'guest'; readonly guest: string };

/** Who sits in a seat, with the guest's present name. */
export type SeatHolder =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }
  | {
      readonly kind: 'guest';
      readonly guest: string;
      readonly name: string;
      /** A bot that somebody runs elsewhere. */
      readonly isBot?: true;
    };

export type NewOnlineTable = {
  readonly table: string;
  readonly game: string;
  /** The setup the table is dealt from; whoever reads it back checks it again. */
  readonly setup: Json;
  /** The guest who made it. */
  readonly host: string;
  readonly createdAt: number;
  readonly watching: SpectatorAccess;
  /** Milliseconds a seat may take for a turn; null: as long as it likes, or as its clock says. */
  readonly answerTime: number | null;
  /** A clock for each seat, instead. */
  readonly clock?: ClockSize;
  /** What happens when a seat's time runs out; left out: a bot gives that one answer. */
  readonly whenLate?: WhenLate;
  /** The secret of the invitation link. */
  readonly invitation: string;
  /** Whether it stands in the lobby; not any more once it is dealt. */
  readonly listed: boolean;
  /** By seat. A guest has at most one. */
  readonly seats: readonly SeatAssignment[];
};

/** How far a dealt table is. */
export type Progress = {
  readonly length: number;
  readonly state: 'playing' | 'finished';
  /** The seats that owe an answer. */
  readonly asked: readonly number[];
  readonly updatedAt: number;
  /** When the time for an answer ends; null where it has no end. */
  readonly dueAt: number | null;
  /** How it was over without a winner; null where it was not. */
  readonly ended: Ended | null;
};

export type OnlineTable = Omit<NewOnlineTable, 'seats'> & {
  readonly seats: readonly SeatHolder[];
  /** The table of the return match, once somebody asked for it. */
  readonly rematch: string | null;
  /** The guests who have asked for it. */
  readonly agreed: readonly string[];
  /** Null until the table is dealt. */
  readonly progress: Progress | null;
};

/**
 * `taken`: somebody was first, or it was never open. `elsewhere`: the guest has another seat of
 * this table. `gone`: there is no such seat.
 */
export type Seated = 'seated' | 'taken' | 'elsewhere' | 'gone';

export type AbandonedSince = {
  /** Set before this, and never dealt. */
  readonly waiting: number;
  /** Last played at before this, and not over. */
  readonly underWay: number;
  /** Over before this. */
  readonly over: number;
};

export type OnlineTables = {
  /** The table, its seats and its invitation, or nothing of it. */
  add(online: NewOnlineTable): Promise<void>;
  read(table: string): Promise<OnlineTable | undefined>;
  invited(invitation: string): Promise<OnlineTable | undefined>;
  /**
   * Where the guest sits or what the guest made: those under way first, the last touched in front,
   * then those that are over. `most` of them, after the one called `before`.
   */
  of(guest: string, most: number, before?: string): Promise<readonly OnlineTable[]>;
  /** How many tables that the guest made are not over. */
  underWay(host: string): Promise<number>;
  /** In the lobby, the newest first. */
  listed(most: number): Promise<readonly OnlineTable[]>;
  /** How many of a guest's making stand in the lobby. */
  listedBy(host: string): Promise<number>;
  /** Under way and open to any onlooker, the newest first. */
  watchable(most: number): Promise<readonly OnlineTable[]>;
  /** One conditional update: of two guests who want a seat, the database seats one. */
  sit(table: string, seat: number, guest: string): Promise<Seated>;
  /** Frees the guest's seat. */
  leave(table: string, seat: number, guest: string): Promise<'left' | 'not-yours'>;
  /** Gives a seat to nobody or to a bot, with the setup that says so, unless it is dealt. */
  arrange(
    table: string,
    seat: number,
    holder: Exclude<SeatAssignment, { readonly kind: 'guest' }>,
    setup: Json,
  ): Promise<'arranged' | 'dealt'>;
  /**
   * Two seats change places, with the setup that says so, unless it is dealt. `changed`: somebody
   * has sat down or left there meanwhile.
   */
  swap(
    table: string,
    seat: number,
    other: number,
    setup: Json,
  ): Promise<'swapped' | 'changed' | 'dealt'>;
  /** Stores the dealt match of a table: all of it or nothing, and once, if no seat is open. */
  storeDealt(record: TableRecord, entries: readonly StoredEntry[]): Promise<Dealt>;
  /** Sets the return match, unless somebody was first; gives the id of the one that stands. */
  rematch(of: string, online: NewOnlineTable): Promise<string>;
  /** Tables that are due at `now`, the longest overdue first. */
  due(now: number, most: number): Promise<readonly OnlineTable[]>;
  /** Tables under way after the id `after`, by id: whoever starts asks which wait for a bot. */
  playing(after: string, most: number): Promise<readonly OnlineTable[]>;
  /** With its table, if it has one. */
  remove(table: string): Promise<void>;
  /** Deletes it if nobody has touched it since the times given; says whether. */
  removeAbandoned(table: string, since: AbandonedSince): Promise<boolean>;
  /** Tables that nobody has touched since the times given, `most` of them. */
  abandoned(since: AbandonedSince, most: number): Promise<readonly string[]>;
};

/** The database itself, for the library that keeps accounts in it. */
export type AccountDatabase = {
  readonly db: Kysely<DatabaseSchema>;
  readonly type: 'sqlite' | 'postgres';
};

export type AccountStore = {
  readonly database: AccountDatabase;
  /** One for each person; a new one takes the place of the old. */
  keepRecovery(person: string, hash: string, at: number): Promise<void>;
  hasRecovery(person: string): Promise<boolean>;
  /** Whose code it is; it opens nothing a second time. */
  useRecovery(hash: string): Promise<string | undefined>;
  /** Gives the seats, the tables and the learning of one guest to another, and names the tables. */
  adopt(from: string, into: string): Promise<readonly string[]>;
  /** Deletes an account, the name of its guest and what was learned. What was played with others stays, without a name. */
  forget(person: string): Promise<void>;
};

export type LearningStore = {
  read(guest: string): Promise<Learning>;
  /** Adds to what is kept, and gives all of it. Null: it would be too much, and nothing was changed. */
  add(guest: string, learned: Learning): Promise<Learning | null>;
};

/** `already`: the table was dealt before. `gone`: there is none of this id, or a seat of it is open again. */
export type Dealt = 'dealt' | 'already' | 'gone';

export type ServerStore = {
  readonly tables: TableStore;
  readonly guests: GuestStore;
  readonly onlineTables: OnlineTables;
  readonly time: TimeStore;
  readonly accounts: AccountStore;
  readonly together: TogetherStore;
  readonly learning: LearningStore;
  readonly people: PeopleStore;
  readonly moderation: ModerationStore;
  readonly outsideBots: OutsideBotStore;
  readonly orders: OrderStore;
  readonly notices: NoticeStore;
  readonly nodes: NodeStore;
  /** The first value under a name stays, for all nodes and restarts: keys that sign cookies. */
  keep(name: string, value: string): Promise<string>;
  /** What was kept under a name. */
  kept(name: string): Promise<string | undefined>;
  /** Writes something that nobody reads: rejects where nothing can be stored now. */
  probe(): Promise<void>;
  /** Bytes that are left where all this is kept; null where that is another machine's affair. */
  room(): Promise<number | null>;
  /** How many transactions have stored answers: those of one moment share one. */
  commits(): number;
  close(): Promise<void>;
};
