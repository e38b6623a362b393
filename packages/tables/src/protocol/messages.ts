// What a server says to a client. A client is told what its own viewer may know, and nothing else.

import type { Seat, Verified, WireView } from '@quarterdeck/kernel';
import type { SeatColour } from '../table/setup.ts';
import type { SpectatorAccess, Verb } from './requests.ts';
import type { Refusal, Result } from './result.ts';
import type { MatchSnapshot, Presence, SeenEntry } from './seen.ts';

/** The version of this protocol; a client that knows another one loads the page anew. */
export const PROTOCOL = 1;

/** A server that is silent for longer than two of these, in milliseconds, is lost. */
export const HEARTBEAT = 15_000;

export type OnlineSeatCard = {
  readonly name: string;
  readonly tincture: SeatColour;
  readonly who: 'you' | 'open' | 'guest' | 'bot';
};

/** A table in the harbour, as one guest sees it: also before it is dealt. */
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
  /** Milliseconds a seat may take for an answer; null: as long as it likes. */
  readonly patience: number | null;
  readonly createdAt: number;
  /** The table of the return match, once somebody asked for it. */
  readonly rematch: string | null;
  /** Null until no seat is open and the table is dealt. */
  readonly progress: {
    readonly state: 'playing' | 'finished';
    /** The seats that owe an answer. */
    readonly asked: readonly number[];
    /** When patience ends; null where it has no end. */
    readonly dueAt: number | null;
  } | null;
};

/**
 * The table as it stands for this viewer, with what was told since moment `after`. `seq` is the
 * moment it shows: a client that comes back names it, and is told the rest, once.
 */
export type TableUpdate = MatchSnapshot & {
  readonly after: number;
  readonly told: readonly SeenEntry[];
  /** By seat. */
  readonly presence: readonly Presence[];
  /** Seats whose time ran out, and for whom a bot has answered since they were last here. */
  readonly stoodIn: readonly Seat[];
  /** When the patience of the table ends; null where it has no end. */
  readonly dueAt: number | null;
};

/** What each request is answered with. */
export type Results = {
  readonly rename: null;
  readonly set: OnlineTableCard;
  readonly mine: readonly OnlineTableCard[];
  readonly look: OnlineTableCard;
  readonly join: OnlineTableCard;
  readonly leave: null;
  readonly open: OnlineTableCard;
  readonly close: null;
  readonly play: null;
  readonly undo: null;
  readonly wouldShow: boolean;
  readonly preview: WireView | null;
  readonly history: readonly SeenEntry[];
  readonly positions: readonly WireView[];
  /** The id of the new table. */
  readonly rematch: string;
  readonly exportReplay: string;
  readonly verify: Verified;
};
export type ResultOf<V extends Verb> = Result<Results[V]>;

/** `welcome` comes first; then one `answered` for each request, and the rest as it happens. */
export type ServerMessage =
  | {
      readonly kind: 'welcome';
      readonly protocol: number;
      readonly guest: { readonly name: string };
    }
  | { readonly kind: 'answered'; readonly id: number; readonly value: ResultOf<Verb> }
  /** Of a table that is open here, whenever the viewer can tell that something changed. */
  | { readonly kind: 'table'; readonly update: TableUpdate }
  /** Of a table that is open here: who sits, how far it is. */
  | { readonly kind: 'moored'; readonly moored: OnlineTableCard }
  /** The table was deleted. */
  | { readonly kind: 'gone'; readonly table: string }
  /** What came was no request that could be answered. Nothing was done. */
  | { readonly kind: 'fault'; readonly refusal: Refusal }
  | { readonly kind: 'heartbeat' };
