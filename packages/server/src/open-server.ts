import type { Games } from '@quarterdeck/kernel/engine';
import { type OnlineOptions, openOnline } from './online/online.ts';
import { type RunningServer, type ServeOptions, serve } from './serve.ts';
import type { ServerStore } from './store/server-store.ts';

export type ServerOptions = Omit<OnlineOptions, 'loadGame'> &
  Omit<ServeOptions, 'online'> & {
    /** The games that can be played here; nothing else names one. */
    readonly games: Games;
    /** Where tables are kept; it stays the caller's to close. */
    readonly store: ServerStore;
  };

/** A server of these games: the page, and tables for people far apart. */
export async function openServer({
  games,
  store,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const online = await openOnline(store, { ...options, loadGame: games.load });
  try {
    const server = await serve({ ...options, online });
    return {
      port: server.port,
      close: async () => {
        await online.close();
        await server.close();
      },
    };
  } catch (problem) {
    await online.close();
    throw problem;
  }
}
