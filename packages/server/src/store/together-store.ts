// What people say to each other, whom they do not want to meet, and what they have reported.

import type { ReportReason, Said } from '@quarterdeck/tables';

/** Who reads a message: those who sit, or those who look on. */
export type ChatSide = 'seats' | 'onlookers';

export type NewMessage = {
  readonly table: string;
  readonly side: ChatSide;
  readonly guest: string;
  /** Null of an onlooker. */
  readonly seat: number | null;
  /** As it was when it was said. */
  readonly name: string;
  readonly at: number;
  readonly said: Said;
};

export type StoredMessage = NewMessage & {
  /** By table and side: 1 and up. */
  readonly seq: number;
};

export type NewReport = {
  readonly id: string;
  /** Who reports whom. */
  readonly by: string;
  readonly about: string;
  /** What is reported: the same thing of the same person is kept once. */
  readonly thing: string;
  readonly table: string;
  readonly reason: ReportReason;
  readonly note: string;
  /** The name as it was shown, and what was said before and after it. */
  readonly surroundings: { readonly name: string; readonly messages: readonly StoredMessage[] };
  readonly at: number;
};

export type StoredReport = NewReport & { readonly state: 'open' | 'closed' };

export type Blocked = { readonly guest: string; readonly name: string };

export type TogetherStore = {
  /** Keeps the newest `most` of the table's side. Messages that come at once get a number each. */
  say(message: NewMessage, most: number): Promise<StoredMessage>;
  /**
   * The newest, the oldest of them first, without those of people whom the reader has blocked, and
   * those that moderators have put away.
   */
  said(
    table: string,
    side: ChatSide,
    most: number,
    reader: string,
  ): Promise<readonly StoredMessage[]>;
  message(table: string, side: ChatSide, seq: number): Promise<StoredMessage | undefined>;
  /** Some before and after this one. */
  around(table: string, side: ChatSide, seq: number, by: number): Promise<readonly StoredMessage[]>;
  setMuted(guest: string, table: string, on: boolean): Promise<void>;
  hasMuted(guest: string, table: string): Promise<boolean>;
  /** Those of the guests who have muted the table, or blocked who speaks. */
  deafTo(speaker: string, table: string, guests: readonly string[]): Promise<ReadonlySet<string>>;
  /** The guest would play again. */
  agree(table: string, guest: string): Promise<void>;
  /** `full`: there are `most` already. */
  block(guest: string, other: string, at: number, most: number): Promise<'blocked' | 'full'>;
  unblock(guest: string, other: string): Promise<void>;
  blockedBy(guest: string): Promise<readonly Blocked[]>;
  /** Whether any of them has blocked any other. */
  areApart(guests: readonly string[]): Promise<boolean>;
  /** `already`: the same guest has reported the same thing. */
  report(report: NewReport): Promise<'reported' | 'already'>;
  /** The newest first, for a guest who moderates. */
  reports(most: number): Promise<readonly StoredReport[]>;
};
