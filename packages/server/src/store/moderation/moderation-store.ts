// What people who moderate see and do. Every deed goes into the audit log with its author, in the
// same commit: there is none without its line.

import type { AuditEntry, ModeratedTable } from '@quarterdeck/tables';
import type { StoredReport } from '../together-store.ts';
import type { Ban, Deed, Done } from './deed.ts';
import type { MildDeedsStore } from './mild-deeds-store.ts';

export type ModeratedRow = {
  readonly person: string;
  readonly name: string;
  readonly since: number;
  readonly hasAccount: boolean;
  readonly ban: Ban | null;
  readonly silence: Ban | null;
};

export type ModerationStore = MildDeedsStore & {
  isModerator(person: string): Promise<boolean>;
  /** These moderate from now on, and nobody else; a line for each change. */
  setModerators(
    handles: readonly string[],
    line: (about: string, given: boolean) => Deed,
  ): Promise<void>;
  /** Open ones first, then the newest. */
  reportCases(most: number): Promise<readonly StoredReport[]>;
  reportCase(id: string): Promise<StoredReport | undefined>;
  /** Not over, the newest first. */
  tablesToModerate(most: number): Promise<readonly ModeratedTable[]>;
  /** By the beginning of a name; without one those who are banned or silenced. */
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
