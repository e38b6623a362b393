// What people who moderate see and do. Every deed goes into the audit log with its author, in the
// same commit: there is none without its line.

import type { AuditEntry, ModeratedTable, ModerationDeed } from '@quarterdeck/tables';
import type { StoredReport } from '../together-store.ts';

export type Ban = { readonly until: number | null; readonly reason: string };

export type ModeratedRow = {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly hasAccount: boolean;
  readonly ban: Ban | null;
};

/** A line of the audit log. `by` null: whoever runs the server. */
export type Deed = {
  readonly id: string;
  readonly at: number;
  readonly by: { readonly person: string; readonly name: string } | null;
  readonly deed: ModerationDeed;
  /** Whom or what, in words: it outlives them. */
  readonly about: string;
  readonly note: string;
};

/** `gone`: there is no such thing, and nothing was done. */
export type Done = 'done' | 'gone';

export type ModerationStore = {
  isModerator(person: string): Promise<boolean>;
  /** These moderate from now on, and nobody else; a line for each change. */
  setModerators(
    handles: readonly string[],
    line: (about: string, given: boolean) => Deed,
  ): Promise<void>;
  /** Open ones first, then the newest. */
  reportCases(most: number): Promise<readonly StoredReport[]>;
  /** Not over, the newest first. */
  tablesToModerate(most: number): Promise<readonly ModeratedTable[]>;
  /** By the beginning of a name; without one those who are banned. */
  peopleToModerate(name: string | undefined, most: number): Promise<readonly ModeratedRow[]>;
  byId(people: readonly string[]): Promise<readonly ModeratedRow[]>;
  /** Whoever has that handle, seen or not. */
  byHandle(handle: string): Promise<ModeratedRow | undefined>;
  audit(most: number): Promise<readonly AuditEntry[]>;
  closeReport(report: string, deed: Deed): Promise<Done>;
  setHidden(table: string, isHidden: boolean, deed: Deed): Promise<Done>;
  renameBy(person: string, name: string, deed: Deed): Promise<Done>;
  ban(person: string, ban: Ban, deed: Deed): Promise<Done>;
  lift(person: string, deed: Deed): Promise<Done>;
  /** For what was done elsewhere. */
  log(deed: Deed): Promise<void>;
};
