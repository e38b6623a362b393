import type { Chat, PersonAtTable, ReportReason, Result, Said } from '@quarterdeck/tables';

/** What is said at one table of a server, as far as this page has heard. */
export type TableChat = {
  /** The same object until something changes; null until the server has said it. */
  current(): ChatNow | null;
  subscribe(listener: () => void): () => void;
  say(said: Said): Promise<Result>;
  /** Everything so far has been read. */
  read(): void;
  mute(on: boolean): Promise<Result>;
  block(person: PersonAtTable): Promise<Result>;
  report(person: PersonAtTable, reason: ReportReason): Promise<Result>;
};

export type ChatNow = Chat & {
  /** Messages of others that came since it was read last. */
  readonly unread: number;
};
