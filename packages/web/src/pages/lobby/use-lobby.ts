import { useSyncExternalStore } from 'react';
import { type LobbyFeed, type LobbyState, lobbyFeed } from '../../hosts/online/lobby-feed.ts';

export type Lobby = LobbyState & { readonly feed: LobbyFeed };

/** The lobby, kept up to date as long as the page shows it. */
export const useLobby = (): Lobby => {
  const feed = lobbyFeed();
  return { ...useSyncExternalStore(feed.subscribe, feed.current), feed };
};
