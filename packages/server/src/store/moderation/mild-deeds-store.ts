// What moderators do short of keeping somebody out: a word to a person, silence, a message put away.

import type { Warning } from '@quarterdeck/tables';
import type { ChatSide } from '../together-store.ts';
import type { Ban, Deed, Done } from './deed.ts';

/** A message by where it stands. */
export type MessageAt = { readonly table: string; readonly side: ChatSide; readonly seq: number };

export type MildDeedsStore = {
  /** They read the deed's note when they come next. */
  warn(person: string, deed: Deed): Promise<Done>;
  /** The oldest that the person has not read. */
  warningFor(person: string): Promise<Warning | undefined>;
  /** `gone`: there is none of that name for them, or it was read. */
  readWarning(person: string, warning: string, at: number): Promise<Done>;
  silence(person: string, silence: Ban, deed: Deed): Promise<Done>;
  endSilence(person: string, deed: Deed): Promise<Done>;
  silenceOf(person: string): Promise<Ban | undefined>;
  /** Nobody is told it any more, or everybody is again. */
  setMessageHidden(message: MessageAt, isHidden: boolean, deed: Deed): Promise<Done>;
  hiddenMessages(table: string): Promise<readonly MessageAt[]>;
};
