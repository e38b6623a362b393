import type { Ended, ReportReason, SpectatorAccess, WhenLate } from '@quarterdeck/tables';
import type { OutsideBotSchema } from './bots/schema.ts';
import type { CheckpointSchema } from './checkpoints/schema.ts';
import type { ModerationSchema } from './moderation/schema.ts';
import type { NodeSchema } from './nodes/schema.ts';
import type { NoticeSchema } from './notices/schema.ts';
import type { OrderRow } from './orders/schema.ts';
import type { PeopleSchema } from './people/schema.ts';
import type { ChatSide } from './together-store.ts';

export type { FriendshipRow } from './people/schema.ts';

// Text holds JSON as it was written: a database that sorts keys or rounds numbers would give back
// another value than the one whose hash is stored beside it.

export type GuestRow = {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
};

export type OnlineTableRow = {
  readonly id: string;
  readonly game: string;
  readonly setup: string;
  readonly host: string;
  readonly created_at: number;
  readonly watching: SpectatorAccess;
  readonly patience: number | null;
  readonly invitation: string;
  readonly rematch: string | null;
  /** When the match was over; null until then. */
  readonly over_at: number | null;
  /** 1: in the lobby. */
  readonly listed: number;
  /** A clock for each seat: what it holds first, and what an answer adds; null: there is none. */
  readonly clock_start: number | null;
  readonly clock_increment: number | null;
  /** Null: a bot gives one answer. */
  readonly when_late: WhenLate | null;
  /** How it was over without a winner; null where it was not. */
  readonly ended: Ended | null;
  /** 1: its result is counted, or it has none. */
  readonly counted: number;
  /** 1: out of the lobby, by somebody who moderates. */
  readonly hidden: number;
};

export type SeatRow = {
  readonly mooring: string;
  readonly seat: number;
  readonly kind: 'open' | 'bot' | 'guest';
  readonly bot: string | null;
  readonly guest: string | null;
  /** The table's, so that a guest's tables under way are found without a look at the others. */
  readonly over_at: number | null;
};

export type TableRow = {
  readonly id: string;
  readonly game: string;
  readonly seats: string;
  readonly started_at: number;
  readonly dealt: string | null;
  readonly origin: string;
  readonly length: number;
  readonly updated_at: number;
  readonly hash: string;
  readonly snapshot: string;
  readonly state: 'playing' | 'finished';
  readonly asked: string;
  readonly ranks: string | null;
  readonly scores: string | null;
  /** The online table's, so that an append can tell when the table is due. */
  readonly patience: number | null;
  readonly due_at: number | null;
  /** Grows with every note, and when newer rules take the table over. */
  readonly era: number;
};

export type EntryRow = {
  readonly table_id: string;
  readonly seq: number;
  readonly at: number;
  readonly entry: string;
};

/** The packs that tables are played with, each once. */
export type PackRow = { readonly hash: string; readonly content: string };

/** What was noted at a table beside the answers. */
export type JournalRow = {
  readonly table_id: string;
  readonly seq: number;
  readonly at: number;
  readonly note: string;
};

/** When a process was up. */
export type UptimeRow = { readonly id: string; readonly from_at: number; readonly to_at: number };

export type VacationRow = {
  readonly guest: string;
  readonly from_at: number;
  readonly to_at: number;
};

export type KeptRow = { readonly name: string; readonly value: string };

/** As much of an account as is read here; the rest is the library's that keeps accounts. */
export type PersonRow = { readonly id: string; readonly role: string | null };

export type RecoveryRow = {
  readonly person: string;
  readonly hash: string;
  readonly created_at: number;
};

export type MessageRow = {
  readonly table_id: string;
  readonly side: ChatSide;
  readonly seq: number;
  readonly guest: string;
  readonly seat: number | null;
  readonly name: string;
  readonly at: number;
  readonly said: string;
};

/** Tables whose chat a guest does not want to hear. */
export type MuteRow = { readonly guest: string; readonly table_id: string };

export type BlockRow = { readonly guest: string; readonly blocked: string; readonly at: number };

export type ReportRow = {
  readonly id: string;
  readonly by_guest: string;
  readonly about_guest: string;
  readonly thing: string;
  readonly table_id: string;
  readonly reason: ReportReason;
  readonly note: string;
  readonly surroundings: string;
  readonly created_at: number;
  readonly state: 'open' | 'closed';
};

/** Who would play again, by the table that is over. */
export type AgreementRow = { readonly table_id: string; readonly guest: string };

/** What a guest has learned. */
export type LearningRow = { readonly guest: string; readonly learned: string };

export type DatabaseSchema = PeopleSchema &
  NodeSchema &
  CheckpointSchema &
  NoticeSchema &
  ModerationSchema &
  OutsideBotSchema & {
    guests: GuestRow;
    people: PersonRow;
    recovery_codes: RecoveryRow;
    moorings: OnlineTableRow;
    berths: SeatRow;
    tables: TableRow;
    entries: EntryRow;
    packs: PackRow;
    kept: KeptRow;
    journal: JournalRow;
    uptime: UptimeRow;
    vacations: VacationRow;
    messages: MessageRow;
    mutes: MuteRow;
    blocks: BlockRow;
    reports: ReportRow;
    agreements: AgreementRow;
    learning: LearningRow;
    standing_orders: OrderRow;
  };
