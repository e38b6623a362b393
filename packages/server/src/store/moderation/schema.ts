import type { ModerationDeed } from '@quarterdeck/tables';

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

export type ModerationSchema = { bans: BanRow; audit: AuditRow };
