import type { ModerationDeed } from '@quarterdeck/tables';
import type { ChatSide } from '../together-store.ts';

/** `until` null: for good. */
export type BanRow = {
  readonly person: string;
  readonly until: number | null;
  readonly reason: string;
  readonly at: number;
};

export type AuditRow = {
  readonly id: string;
  readonly at: number;
  readonly by_name: string;
  /** Null: whoever runs the server. */
  readonly by_person: string | null;
  readonly deed: ModerationDeed;
  readonly about: string;
  readonly note: string;
};

/** `read_at` null: nobody has read it yet. */
export type WarningRow = {
  readonly id: string;
  readonly person: string;
  readonly note: string;
  readonly at: number;
  readonly read_at: number | null;
};

export type HiddenMessageRow = {
  readonly table_id: string;
  readonly side: ChatSide;
  readonly seq: number;
};

export type ModerationSchema = {
  bans: BanRow;
  audit: AuditRow;
  silences: BanRow;
  warnings: WarningRow;
  hidden_messages: HiddenMessageRow;
};
