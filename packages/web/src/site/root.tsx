import { type ComponentType, type ReactElement, StrictMode } from 'react';
import { type Boards, BoardsProvider } from '../games/boards-context.tsx';
import type { LoadHost } from '../hosts/host-context.tsx';
import { NavigationProvider } from '../router/navigation.tsx';
import { SettingsProvider } from '../settings/settings-context.tsx';
import type { SettingsStore } from '../settings/store.ts';
import { App } from './app.tsx';
import { HostProvider } from './host-provider.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { GameTablesProvider } from './table-route.tsx';

type RootProps = {
  readonly boards: Boards;
  readonly store: SettingsStore;
  readonly loadHost: LoadHost;
  /** Given, not imported: a table does without it. */
  readonly Shelf: ComponentType;
};

/** The whole page, and everything it stands on. */
export const Root = ({ boards, store, loadHost, Shelf }: RootProps): ReactElement => (
  <StrictMode>
    <SettingsProvider store={store}>
      <LanguageProvider>
        <BoardsProvider boards={boards}>
          <GameTablesProvider>
            <HostProvider loadHost={loadHost}>
              <NavigationProvider>
                <App Shelf={Shelf} />
              </NavigationProvider>
            </HostProvider>
          </GameTablesProvider>
        </BoardsProvider>
      </LanguageProvider>
    </SettingsProvider>
  </StrictMode>
);
