import type { OnlineSetup, OpenTables, Result } from '@quarterdeck/tables';
import type { Connection } from './connection.ts';
import { setFoundTable } from './found-table.ts';
import { serverConnection } from './server-connection.ts';
import type { LobbyMessage } from './table-feed.ts';

/** What is looked for, and since when, by this machine's clock. */
export type Seeking = { readonly setups: readonly OnlineSetup[]; readonly since: number };

export type LobbyState = {
  /** Null until the server has said it. */
  readonly tables: OpenTables | null;
  readonly seeking: Seeking | null;
  readonly isConnected: boolean;
};

/**
 * The lobby as this page knows it. Who looks for others goes on looking while they read something
 * else; a connection that is made again is told what was wanted of the one before.
 */
export class LobbyFeed {
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  #state: LobbyState = { tables: null, seeking: null, isConnected: false };
  /** The connection that was told what this page wants. */
  #toldTo = 0;

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.onLobby((message) => this.#hear(message));
    connection.onState(() => this.#resume());
  }

  readonly current = (): LobbyState => this.#state;

  /** The lobby is kept up to date while somebody listens. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.#watch();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) void this.#connection.call('unwatchLobby', {});
    };
  };

  async seek(setups: readonly OnlineSetup[]): Promise<Result> {
    const sought = await this.#connection.call('seek', { setups });
    if (sought.ok) this.#set({ seeking: { setups, since: Date.now() } });
    return sought;
  }

  async stopSeeking(): Promise<void> {
    this.#set({ seeking: null });
    await this.#connection.call('stopSeeking', {});
  }

  async #watch(): Promise<void> {
    this.#toldTo = this.#connection.connectCount;
    const watched = await this.#connection.call('watchLobby', {});
    if (watched.ok) this.#set({ tables: watched.value, isConnected: true });
  }

  #hear(message: LobbyMessage): void {
    if (message.kind === 'lobby') this.#set({ tables: message.tables, isConnected: true });
    else {
      this.#set({ seeking: null });
      setFoundTable(message.card);
    }
  }

  #resume(): void {
    const { state, connectCount } = this.#connection;
    const isConnected = state === 'live' || state === 'slow';
    if (isConnected !== this.#state.isConnected) this.#set({ isConnected });
    if (!isConnected || connectCount === this.#toldTo) return;
    this.#toldTo = connectCount;
    if (this.#listeners.size > 0) void this.#watch();
    const { seeking } = this.#state;
    if (seeking !== null) void this.#connection.call('seek', { setups: seeking.setups });
  }

  #set(change: Partial<LobbyState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

let feed: LobbyFeed | null = null;

/** The page's one view of the lobby. */
export function lobbyFeed(): LobbyFeed {
  feed ??= new LobbyFeed(serverConnection());
  return feed;
}
