import type { Chat, ChatMessage, Result } from '@quarterdeck/tables';
import type { ChatNow, TableChat } from '../table-chat.ts';
import type { Connection } from './connection.ts';

/** Kept in this page; the server keeps more. */
const MOST_KEPT = 200;

export type ChatFeed = TableChat & {
  /** The table is followed, once more or for the first time: what was missed is asked for. */
  refresh(): void;
  said(message: ChatMessage): void;
};

export function chatOf(connection: Pick<Connection, 'call'>, table: string): ChatFeed {
  const listeners = new Set<() => void>();
  let now: ChatNow | null = null;
  /** The last that was read here; nothing that was said before this page came is new. */
  let readTo: number | null = null;
  const set = (chat: Chat): void => {
    readTo ??= chat.messages.at(-1)?.seq ?? 0;
    const since = readTo;
    const unread = chat.messages.filter(({ seq, isMine }) => seq > since && !isMine).length;
    now = { ...chat, unread };
    for (const listener of [...listeners]) listener();
  };
  const refresh = async (): Promise<void> => {
    const chat = await connection.call('chat', { table });
    if (chat.ok) set(chat.value);
  };
  const andRefresh = async (doing: Promise<Result>): Promise<Result> => {
    const done = await doing;
    if (done.ok) await refresh();
    return done;
  };
  return {
    current: () => now,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => void refresh(),
    said: (message) => {
      if (now !== null && message.isHidden === true) {
        const { seq: hidden } = message;
        set({ ...now, messages: now.messages.filter(({ seq }) => seq !== hidden) });
        return;
      }
      if (now === null || now.messages.some(({ seq }) => seq === message.seq)) return;
      set({ ...now, messages: [...now.messages, message].slice(-MOST_KEPT) });
    },
    say: (said) => connection.call('say', { table, said }),
    read: () => {
      readTo = now?.messages.at(-1)?.seq ?? readTo;
      if (now !== null && now.unread > 0) set(now);
    },
    mute: (on) => andRefresh(connection.call('mute', { table, isMuted: on })),
    block: (person) => andRefresh(connection.call('block', { table, person })),
    report: (person, reason) => connection.call('report', { table, person, reason }),
  };
}
