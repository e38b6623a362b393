// What a table's page and its host say to each other. The first host is a worker of this page, the
// second a server; whoever draws a table cannot tell which. Everything here is plain data.

import type {
  AnyEvent,
  Asked,
  Choice,
  Denied,
  Fairness,
  Json,
  Outcome,
  Seat,
  UndoFault,
  Verified,
  Viewer,
  WireView,
} from '@quarterdeck/kernel';
import type { Tincture } from '../drawings/tinctures.ts';
import type { Answered } from './refusal.ts';

/** `remote`: somebody at another screen; a local table has none. */
export type Sitter =
  | { readonly kind: 'person' }
  | { readonly kind: 'bot'; readonly bot: string }
  | { readonly kind: 'remote' };

export type TableSeat = {
  readonly name: string;
  readonly tincture: Tincture;
  readonly who: Sitter;
};

/** What a table is set with. Options, pack and seed may come from anywhere: the host checks them. */
export type TableSetup = {
  readonly game: string;
  readonly seats: readonly TableSeat[];
  readonly options?: unknown;
  /** The text of a pack file, where it is not the game's own. */
  readonly pack?: string;
  /** Any words; the same words give the same deal. Drawn by the host if left out. */
  readonly seed?: string;
};

/** What does not change while the match goes on. */
export type TableAbout = {
  readonly id: string;
  readonly game: string;
  /** By seat. */
  readonly seats: readonly TableSeat[];
  readonly options: Json;
  /** `own` is the pack's content, where it is not the game's default. */
  readonly pack: { readonly hash: string; readonly own?: Json };
  readonly startedAt: number;
  /** Null where the match was not dealt here. The seed is in it once the match is over. */
  readonly fairness: Fairness | null;
};

/** What a seat may answer now. */
export type Question = {
  readonly seat: Seat;
  readonly step: string;
  readonly choices: readonly Choice[];
  readonly denied: readonly Denied[];
  /** Its answer to a simultaneous step that others still think about: it may be changed. */
  readonly given: Choice | null;
};

/** `takes` is the answer that would be taken back, and `seq` the moment before it was given. */
export type Undo =
  | { readonly can: true; readonly takes: Choice; readonly seq: number }
  | { readonly can: false; readonly why: UndoFault };

/** One answer, as the viewer was told of it. */
export type Telling = {
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

export type Presence = 'here' | 'away' | 'thinking' | 'idle';

/**
 * A seat of this page that owes an answer; `curtain`: it knows what the viewer must not see, or
 * gives an answer that stays sealed.
 */
export type AskedHere = { readonly seat: Seat; readonly curtain: boolean };

export type BotPace = {
  readonly paused: boolean;
  /** Milliseconds from one bot's answer to the next. Nobody waits where nobody watches. */
  readonly wait: number;
};

/**
 * `bot-failed`: the bot could not think and answers at random until it can. `bots-stopped`: its
 * answer could not be stored; the bots are paused, and go on when they are told to.
 */
export type Trouble = { readonly code: 'bot-failed' | 'bots-stopped'; readonly seat: Seat };

/**
 * `slow`: the host owes an answer for longer than anybody likes to wait without a word. `mending`:
 * it was lost and is being opened again from what is stored.
 */
export type Link = {
  readonly state: 'live' | 'slow' | 'mending' | 'lost';
  /** False where another tab runs the bots of this table. */
  readonly steers: boolean;
  /** False where the browser keeps nothing: the table ends with the page. */
  readonly kept: boolean;
};

/** All that a page draws a table from: what one viewer may know, and nothing else. */
export type TableSnapshot = {
  readonly table: TableAbout;
  /** Who is in front of the screen; `table` sees what is open to everybody. */
  readonly viewer: Viewer;
  /** Grows with everything the viewer can tell. Each viewer has a count of its own. */
  readonly seq: number;
  readonly view: WireView;
  readonly asked: readonly Asked[];
  /** Null where the viewer has nothing to answer. */
  readonly question: Question | null;
  readonly asides: readonly Choice[];
  readonly undo: Undo;
  /** Everything that was told so far, oldest first. */
  readonly log: readonly Telling[];
  readonly outcome: Outcome | null;
  readonly here: { readonly seats: readonly Seat[]; readonly asked: readonly AskedHere[] };
  /** By seat. */
  readonly presence: readonly Presence[];
  readonly bots: BotPace;
  readonly troubles: readonly Trouble[];
  readonly link: Link;
};

/** One table, open on this page. Nothing here throws or rejects for what a person can do. */
export type OpenTable = {
  /** The same object until something changes. */
  current(): TableSnapshot;
  subscribe(listener: () => void): () => void;
  /** Who is in front of the screen now: one of `here.seats`, or `table`; anybody after the end. */
  sit(viewer: Viewer): Promise<Answered>;
  /** Stored before it is done. `seq`: the moment the choice was made in. */
  play(seat: Seat, choice: Choice, seq: number): Promise<Answered>;
  undo(seat: Seat): Promise<Answered>;
  /** Whether the viewer could not take this back. Known from what the viewer knows alone. */
  wouldShow(choice: Choice): Promise<boolean>;
  /** The viewer's view after the choice, where that is certain. */
  preview(choice: Choice): Promise<WireView | null>;
  /** What was told after moment `from`, up to `to`. */
  history(from: number, to: number): Promise<readonly Telling[]>;
  /** What the viewer saw at earlier moments. */
  positions(seqs: readonly number[]): Promise<Answered<readonly WireView[]>>;
  pace(pace: Partial<BotPace>): void;
  /** The next bot's answer does not wait. */
  hurry(): void;
  /** The page begins to draw, or is done with it: bots that would think on its cores may wait. */
  draws(now: boolean): void;
  /** The same table again, dealt anew; gives its id. */
  rematch(): Promise<Answered<string>>;
  /** A new table that begins at a moment of this one, once this one is over. */
  branch(seq: number): Promise<Answered<string>>;
  /** The text of a replay file. It holds every secret, so only once the match is over. */
  exportReplay(): Promise<Answered<string>>;
  /** Plays the match again and checks that no roll was bent. */
  verify(): Promise<Answered<Verified>>;
  close(): void;
};

/** A table as a list shows it. */
export type TableSummary = {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly TableSeat[];
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly answers: number;
  readonly state: 'playing' | 'finished';
  readonly asked: readonly Seat[];
  readonly ranks: readonly number[] | null;
  readonly scores: readonly number[] | null;
};

/** How many tables came from a file, and how many of it were here already and stay as they are. */
export type Restored = { readonly added: number; readonly here: number };

/** Where tables are set, kept and opened. */
export type Host = {
  /** The last touched first. */
  tables(): Promise<Answered<readonly TableSummary[]>>;
  /** Called when a table was set, moved on or was deleted, in this tab or another. */
  onChange(listener: () => void): () => void;
  create(setup: TableSetup): Promise<Answered<string>>;
  /** Its hash, or a refusal that names what is wrong. */
  checkPack(game: string, text: string): Promise<Answered<string>>;
  /** `as`: who may sit in front of this screen; everybody who has no other, unless told. */
  open(table: string, as?: readonly Viewer[]): Promise<Answered<OpenTable>>;
  importReplay(text: string): Promise<Answered<string>>;
  /** A new table that begins where a replay stood after so many entries, with chance of its own. */
  branchReplay(
    text: string,
    length: number,
    seats: readonly TableSeat[],
  ): Promise<Answered<string>>;
  remove(table: string): Promise<Answered>;
  /** Every stored table with its log and its secrets, for a person to keep. */
  exportAll(): Promise<Answered<string>>;
  /** Puts the tables of such a file back: all of them, or none and what is wrong. */
  restore(text: string): Promise<Answered<Restored>>;
  close(): void;
};

/** Waits that suit the paces of the settings. */
export const PACE_WAITS = { calm: 1100, brisk: 400, atOnce: 0 } as const;
