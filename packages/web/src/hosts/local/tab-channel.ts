import type { BotPace } from '../host.ts';

/** What the tabs of one browser tell each other about a table. */
export type TabMessage = { readonly table: string } & (
  | { readonly kind: 'set' | 'gone' }
  | { readonly kind: 'moved'; readonly length: number }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  | { readonly kind: 'hurry' }
  | { readonly kind: 'watched'; readonly by: string; readonly watched: boolean }
  /** Somebody new wants to know who watches. */
  | { readonly kind: 'hello' }
);

/** The other tabs. Nothing rests on them: of two that write, the database lets one through. */
export type TabChannel = {
  /** Calls back once no other tab leads this table; leads until the returned function is called. */
  becomeLeader(table: string, onLead: () => void): () => void;
  post(news: TabMessage): void;
  subscribe(listener: (news: TabMessage) => void): () => void;
  close(): void;
};

const CHANNEL = 'quarterdeck-tables';

/** The tabs of this browser, as far as it lets them know of each other. */
export function browserTabs(): TabChannel {
  const becomeLeader = 'locks' in navigator ? leadByLock : leadAtOnce;
  if (typeof BroadcastChannel === 'undefined') return { ...loneTab(), becomeLeader };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    becomeLeader,
    post: (news) => channel.postMessage(news),
    subscribe: (listener) => {
      const heard = (event: MessageEvent<TabMessage>): void => listener(event.data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
    close: () => channel.close(),
  };
}

/** A browser lets go of a lock when the tab that has it dies. */
function leadByLock(table: string, onLead: () => void): () => void {
  const waiting = new AbortController();
  let letGo = (): void => waiting.abort();
  const leading = (): Promise<void> => {
    onLead();
    return new Promise((resolve) => {
      letGo = resolve;
    });
  };
  navigator.locks
    .request(`quarterdeck-table-${table}`, { signal: waiting.signal }, leading)
    // Given up before it was our turn.
    .catch(() => {});
  return () => letGo();
}

/** Without locks every tab leads, and the database decides. */
function leadAtOnce(_: string, onLead: () => void): () => void {
  onLead();
  return () => {};
}

/** A tab that knows of no other. */
export const loneTab = (): TabChannel => ({
  becomeLeader: leadAtOnce,
  post: () => {},
  subscribe: () => () => {},
  close: () => {},
});
