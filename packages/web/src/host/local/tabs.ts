import type { BotPace } from '../host.ts';

/** What the tabs of one browser tell each other about a table. */
export type News = { readonly table: string } & (
  | { readonly kind: 'set' | 'gone' }
  | { readonly kind: 'moved'; readonly length: number }
  | { readonly kind: 'pace'; readonly pace: BotPace }
  | { readonly kind: 'hurry' }
  | { readonly kind: 'watched'; readonly by: string; readonly watched: boolean }
  /** Somebody new wants to know who watches. */
  | { readonly kind: 'hello' }
);

/** The other tabs. Nothing rests on them: of two that write, the database lets one through. */
export type Tabs = {
  /** Calls back once no other tab leads this table; leads until the returned function is called. */
  lead(table: string, onLead: () => void): () => void;
  tell(news: News): void;
  hear(listener: (news: News) => void): () => void;
  close(): void;
};

const CHANNEL = 'quarterdeck-tables';

/** The tabs of this browser, as far as it lets them know of each other. */
export function browserTabs(): Tabs {
  const lead = 'locks' in navigator ? leadByLock : leadAtOnce;
  if (typeof BroadcastChannel === 'undefined') return { ...loneTab(), lead };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    lead,
    tell: (news) => channel.postMessage(news),
    hear: (listener) => {
      const heard = (event: MessageEvent<News>): void => listener(event.data);
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
export const loneTab = (): Tabs => ({
  lead: leadAtOnce,
  tell: () => {},
  hear: () => () => {},
  close: () => {},
});
