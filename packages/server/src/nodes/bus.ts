import {
  type Heard,
  readServerNews,
  readTableNews,
  type ServerNews,
  type TableNews,
} from './news.ts';
import type { Wire } from './wire.ts';

type News = TableNews | ServerNews;

/** How nodes hear of each other. */
export type Bus = {
  /** This process. */
  readonly node: string;
  /** `none`: there is nobody to hear. `down`: there may be, and nothing is heard of them. */
  readonly line: 'none' | 'up' | 'down';
  publish(news: News): void;
  /** What other nodes tell of one table. */
  follow(table: string, listener: (news: Heard<TableNews>) => void): () => void;
  /** What other nodes tell that is about no single table. */
  subscribe(listener: (news: Heard<ServerNews>) => unknown): () => void;
  /** What this node tells. */
  onPublished(listener: (news: News) => unknown): () => void;
  /** Others are heard, for the first time or again. */
  onHearing(listener: () => void): void;
  close(): Promise<void>;
};

export type BusParts = {
  readonly node: string;
  /** Null where there is one process. */
  readonly wire: Wire | null;
  /** What tells these nodes from others on the same wire. */
  readonly cluster: string;
};

/** A subject for each table, so that a node hears of those alone that are open there; and one for the rest. */
export function openBus({ node, wire, cluster }: BusParts): Bus {
  const own = new Set<(news: News) => unknown>();
  const subjectOf = (table: string): string => `quarterdeck.${cluster}.table.${table}`;
  const ofServer = `quarterdeck.${cluster}.server`;
  const hearing = <T>(reads: (raw: unknown) => T, listener: (news: T) => unknown) => {
    return (text: string): void => {
      const news = readOrNull(reads, text);
      if (news !== null) listener(news);
    };
  };
  return {
    node,
    get line() {
      if (wire === null) return 'none';
      return wire.isUp ? 'up' : 'down';
    },
    publish: (news) => {
      for (const listener of [...own]) listener(news);
      const subject = 'table' in news ? subjectOf(news.table) : ofServer;
      wire?.send(subject, JSON.stringify({ ...news, node }));
      // The lobby shows who sits where, and follows no table of its own.
      if (news.kind === 'seats') wire?.send(ofServer, JSON.stringify({ kind: 'lobby', node }));
    },
    follow: (table, listener) =>
      wire?.listen(subjectOf(table), hearing(readTableNews, listener)) ?? nothing,
    subscribe: (listener) => wire?.listen(ofServer, hearing(readServerNews, listener)) ?? nothing,
    onPublished: (listener) => {
      own.add(listener);
      return () => own.delete(listener);
    },
    onHearing: (listener) => wire?.onUp(listener),
    close: async () => wire?.close(),
  };
}

const nothing = (): void => {};

/** Null for what this node does not know: one of a newer version may have said it. */
function readOrNull<T>(reads: (raw: unknown) => T, text: string): T | null {
  try {
    return reads(JSON.parse(text));
  } catch {
    return null;
  }
}
