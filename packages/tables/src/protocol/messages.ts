// What a host says unasked. A client is told what its own viewer may know, and nothing else.

import type { Seat } from '@quarterdeck/kernel';
import type { AnyEvent } from '@quarterdeck/kernel/engine';
import type { SeatColour } from '../table/setup.ts';
import type { ClockFace } from '../time/clocks.ts';
import type { Affairs, Ended, JournalNote } from '../time/journal.ts';
import type { ClockSize, Pace, WhenLate } from '../time/pace.ts';
import type { Change } from './changes.ts';
import type { ChatMessage } from './chat.ts';
import type { Coaching } from './coaching.ts';
import type { Showing } from './demonstration.ts';
import type { SpectatorAccess } from './online-setup.ts';
import type { OpenTables } from './open-tables.ts';
import type { Refusal, Result } from './result.ts';
import type { MatchSnapshot, OrderState, Presence, SeenEntry } from './seen.ts';

/** The version of this protocol; a client that knows another one loads the page anew. */
export const PROTOCOL = 2;

/** A server that is silent for longer than two of these, in milliseconds, is lost. */
export const HEARTBEAT = 15_000;

/** In characters, of one message to the server. A whole pack must fit. */
export const LONGEST_REQUEST = 512 * 1024;

export type OnlineSeatCard = {
  readonly name: string;
  readonly colour: SeatColour;
  readonly who: 'you' | 'open' | 'guest' | 'bot';
  /** Of a guest: a bot that somebody runs elsewhere. */
  readonly isBot?: true;
  /** Of a bot of the house: which one, with its character. */
  readonly bot?: string;
};

/** A table of a server as one guest sees it from outside: also before it is dealt. */
export type OnlineTableCard = {
  readonly table: string;
  readonly game: string;
  /** By seat. */
  readonly seats: readonly OnlineSeatCard[];
  /** Whether the guest who reads this set it. */
  readonly yours: boolean;
  /** The secret of its link; null for those who neither sit at it nor were given it. */
  readonly invitation: string | null;
  readonly watching: SpectatorAccess;
  /** Milliseconds a seat may take for a turn; null: as long as it likes, or as its clock says. */
  readonly answerTime: number | null;
  /** A clock for each seat, instead. */
  readonly clock?: ClockSize;
  /** What happens when a seat's time runs out; left out: a bot gives that one answer. */
  readonly whenLate?: WhenLate;
  readonly createdAt: number;
  /** The table of the return match, once somebody asked for it. */
  readonly rematch: string | null;
  /** The seats of those who have asked for it. */
  readonly agreed?: readonly number[];
  /** Null until no seat is open and the table is dealt. */
  readonly progress: {
    readonly state: 'playing' | 'finished';
    /** The seats that owe an answer. */
    readonly asked: readonly number[];
    /** When the time for an answer ends; null where it has no end. */
    readonly dueAt: number | null;
    /** Where it is over without a winner: how that came. */
    readonly ended?: Ended;
  } | null;
};

/**
 * Whether this guest may delete the table: whoever set it until it is dealt, and then whoever sits
 * there with bots alone. A match of several people is not one's own to delete.
 */
export const mayDiscard = ({ yours, seats, progress }: OnlineTableCard): boolean => {
  if (progress === null) return yours;
  const isHere = yours || seats.some(({ who }) => who === 'you');
  return isHere && seats.every(({ who }) => who !== 'guest');
};

/** How a server's table stands apart from the match. The same for everybody who looks at it. */
export type TableTiming = Affairs & {
  /** Null where everybody takes the time they like. */
  readonly pace: Pace | null;
  readonly whenLate: WhenLate;
  /** By seat; null where the seat has no clock: a bot's, and any without a pace. */
  readonly clocks: readonly (ClockFace | null)[];
  /** By seat: until when a person is on vacation. */
  readonly vacations: readonly (number | null)[];
  /** Whether any seat may still end the match without a result. */
  readonly mayAbort: boolean;
};

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

/** What only a table of this page has. */
export type ScreenState = {
  readonly bots: BotPace;
  readonly troubles: readonly Trouble[];
  /** False where another tab runs the bots of this table. */
  readonly isLeader: boolean;
  /** False where the browser keeps nothing: the table ends with the page. */
  readonly isStored: boolean;
  /** Where the table is a lesson. */
  readonly coach?: Coaching;
  /** Where a clause is shown at work. */
  readonly shows?: Showing;
};

/** What goes with one update and not with the next: what happened since moment `after`. */
export type TableNews = {
  readonly after: number;
  readonly entries: readonly SeenEntry[];
  /** What happened before the first question; told where nothing else was told before. */
  readonly deal?: readonly AnyEvent[];
  /** Of a server's table: what was noted beside the answers, and not told before. */
  readonly notes?: readonly JournalNote[];
};

/**
 * The one push: what the viewer sees, and what happened since moment `after`. `seq` is the moment it
 * shows: a client that comes back names it, and is told the rest, once.
 */
export type TableUpdate = MatchSnapshot &
  TableNews & {
    /** By seat. */
    readonly presence: readonly Presence[];
    /** The names of those who look on. */
    readonly onlookers?: readonly string[];
    /** Seats whose time ran out, and for whom a bot has answered since they were last here. */
    readonly substituted: readonly Seat[];
    /** When the first of those who are asked has no time left; null where there is no end. */
    readonly dueAt: number | null;
    /** Of a server's table: how its time stands, and what its people have agreed on. */
    readonly timing?: TableTiming;
    /** Of a server's table: an order of the viewer's own, of which nobody else is told. */
    readonly order?: OrderState;
    readonly screen?: ScreenState;
  };

/** `welcome` comes first; then one `answered` for each call, and the rest as it happens. */
export type ServerMessage =
  | {
      readonly kind: 'welcome';
      readonly protocol: number;
      readonly guest: { readonly name: string };
      /** Milliseconds since 1970 by the server's clock, which says when answers are due. */
      readonly now?: number;
      /** The version of the page that this server hands out: whoever shows another one is to load it anew. */
      readonly page?: string;
    }
  | { readonly kind: 'answered'; readonly id: number; readonly value: Result<unknown> }
  /** Of a table that is followed, whenever the viewer can tell that something changed. */
  | { readonly kind: 'table'; readonly update: TableUpdate }
  /**
   * The same for those who put changes together: what became of the update before this one. `number`
   * counts from 1 after each whole update; `check` is a figure of what both sides have now.
   */
  | ({
      readonly kind: 'changed';
      readonly table: string;
      readonly number: number;
      readonly change: Change;
      readonly check?: number;
    } & TableNews)
  /** Of a table that is followed: who sits, how far it is. */
  | { readonly kind: 'card'; readonly card: OnlineTableCard }
  /** Of the lobby, while it is watched: all of it, whenever something in it has changed. */
  | { readonly kind: 'lobby'; readonly tables: OpenTables }
  /** A table that was sought: the guest sits there now. */
  | { readonly kind: 'found'; readonly card: OnlineTableCard }
  /** At a table that is followed, on the reader's side of it. */
  | { readonly kind: 'said'; readonly table: string; readonly message: ChatMessage }
  /** The table was deleted. */
  | { readonly kind: 'gone'; readonly table: string }
  /** What came was no call that could be answered. Nothing was done. */
  | { readonly kind: 'fault'; readonly refusal: Refusal }
  /**
   * This server ends, and another goes on: call that one, and hang up here once it shows everything. Said to
   * those who asked for it in the address, who are cut off much later; all others are at once.
   */
  | { readonly kind: 'ending' }
  | { readonly kind: 'heartbeat' };
