import { type ComponentType, type ReactElement, StrictMode } from 'react';
import { NavigationProvider } from './router/navigation.tsx';
import { SettingsProvider } from './settings/settings-context.tsx';
import type { SettingsStore } from './settings/store.ts';
import { type Boards, BoardsProvider } from './shelf/boards-context.tsx';
import { App } from './shell/app.tsx';
import type { LoadHost } from './table/host-context.tsx';
import { HostProvider } from './tables/host-provider.tsx';
import { GameTablesProvider } from './tables/table-route.tsx';
import { LanguageProvider } from './words/language-provider.tsx';

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
