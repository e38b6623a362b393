// What a table's page and its host say to each other. The first host is a worker of this page, the
// second a server; whoever draws a table cannot tell which. Everything here is plain data.

import type { Choice, Seat, Verified, Viewer, WireView } from '@quarterdeck/kernel';
import type {
  MatchSnapshot,
  Presence,
  Result,
  SeenEntry,
  TableSeat,
  TableSetup,
  TableSummary,
} from '@quarterdeck/tables';

export type {
  MatchSnapshot,
  Presence,
  Question,
  SeenEntry,
  TableInfo,
  TableSeat,
  TableSetup,
  TableSummary,
  Undo,
} from '@quarterdeck/tables';

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
export type TableSnapshot = MatchSnapshot & {
  /** Everything that was told so far, oldest first. */
  readonly log: readonly SeenEntry[];
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
  sit(viewer: Viewer): Promise<Result>;
  /** Stored before it is done. `seq`: the moment the choice was made in. */
  play(seat: Seat, choice: Choice, seq: number): Promise<Result>;
  undo(seat: Seat): Promise<Result>;
  /** Whether the viewer could not take this back. Known from what the viewer knows alone. */
  wouldShow(choice: Choice): Promise<boolean>;
  /** The viewer's view after the choice, where that is certain. */
  preview(choice: Choice): Promise<WireView | null>;
  /** What was told after moment `from`, up to `to`. */
  history(from: number, to: number): Promise<readonly SeenEntry[]>;
  /** What the viewer saw at earlier moments. */
  positions(seqs: readonly number[]): Promise<Result<readonly WireView[]>>;
  pace(pace: Partial<BotPace>): void;
  /** The next bot's answer does not wait. */
  hurry(): void;
  /** The page begins to draw, or is done with it: bots that would think on its cores may wait. */
  draws(now: boolean): void;
  /** The same table again, dealt anew; gives its id. */
  rematch(): Promise<Result<string>>;
  /** A new table that begins at a moment of this one, once this one is over. */
  branch(seq: number): Promise<Result<string>>;
  /** The text of a replay file. It holds every secret, so only once the match is over. */
  exportReplay(): Promise<Result<string>>;
  /** Plays the match again and checks that no roll was bent. */
  verify(): Promise<Result<Verified>>;
  close(): void;
};

/** How many tables came from a file, and how many of it were here already and stay as they are. */
export type Restored = { readonly added: number; readonly here: number };

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
  importReplay(text: string): Promise<Result<string>>;
  /** A new table that begins where a replay stood after so many entries, with chance of its own. */
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
