// What a table's page and its host say to each other. The first host is a worker of this page, the
// second a server; whoever draws a table cannot tell which. Everything here is plain data.

import type { Viewer } from '@quarterdeck/kernel';
import type {
  DemonstrationWish,
  LessonWish,
  OnlineTableCard,
  Restored,
  Result,
  TableCalls,
  TableSeat,
  TableSetup,
  TableSnapshot,
  TableSummary,
  TableVerb,
} from '@quarterdeck/tables';
import type { TableChat } from './table-chat.ts';

export type {
  BotPace,
  Coaching,
  DemonstrationWish,
  HostStatus,
  LessonWish,
  Presence,
  Question,
  SeenEntry,
  TableInfo,
  TableSeat,
  TableSetup,
  TableSnapshot,
  TableSummary,
  Undo,
} from '@quarterdeck/tables';

/**
 * One table, open on this page: everything that can be asked of it, and its copy here. Nothing here
 * throws or rejects for what a person can do.
 */
export type OpenTable = TableCalls & {
  /** The same object until something changes. */
  current(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  /** Whether the host of this table has the verb at all: no button is drawn for what it has not. */
  offers(verb: TableVerb): boolean;
  /** Whether somebody may be coached here: never where others play against the clock. */
  mayCoach(): boolean;
  /** As a server shows it from outside: the same object until something changes. */
  readonly card?: () => OnlineTableCard | undefined;
  /** Where people far apart sit at it. */
  readonly chat?: TableChat;
  close(): void;
};

/** Where tables are set, kept and opened. */
export type Host = {
  /** The last touched first. */
  tables(): Promise<Result<readonly TableSummary[]>>;
  /** Called when a table was set, moved on or was deleted, in this tab or another. */
  onChange(listener: () => void): () => void;
  create(setup: TableSetup): Promise<Result<string>>;
  /** Its hash, or a refusal that names what is wrong. */
  checkPack(game: string, text: string): Promise<Result<string>>;
  /** `as`: who may sit in front of this screen; everybody who has no other, unless told. */
  open(table: string, as?: readonly Viewer[]): Promise<Result<OpenTable>>;
  /** A lesson, shown like a table; it ends with the page. */
  openLesson(wish: LessonWish): Promise<Result<OpenTable>>;
  /** A clause at work, shown like a table; it ends with the page, too. */
  openDemonstration(wish: DemonstrationWish): Promise<Result<OpenTable>>;
  importReplay(text: string): Promise<Result<string>>;
  /** A new table that begins where a replay stood after this many entries, with chance of its own. */
  branchReplay(text: string, length: number, seats: readonly TableSeat[]): Promise<Result<string>>;
  remove(table: string): Promise<Result>;
  /** Every stored table with its log and its secrets, for a person to keep. */
  exportAll(): Promise<Result<string>>;
  /** Puts the tables of such a file back: all of them, or none and what is wrong. */
  restore(text: string): Promise<Result<Restored>>;
  close(): void;
};

/** Waits that suit the paces of the settings. */
export const PACE_WAITS = { calm: 1100, brisk: 400, atOnce: 0 } as const;
