import { type ComponentType, type ReactElement, StrictMode } from 'react';
import { type Boards, BoardsProvider } from '../games/boards-context.tsx';
import { type LoadHost, ReplayWorkerContext, type StartWorker } from '../hosts/host-context.tsx';
import { NavigationProvider } from '../router/navigation.tsx';
import { SettingsProvider } from '../settings/settings-context.tsx';
import type { SettingsStore } from '../settings/store.ts';
import { App } from './app.tsx';
import { GameTablesProvider } from './game-tables.tsx';
import { HostProvider } from './host-provider.tsx';
import { LanguageProvider } from './language-provider.tsx';

type RootProps = {
  readonly boards: Boards;
  readonly store: SettingsStore;
  readonly loadHost: LoadHost;
  readonly startReplay: StartWorker;
  /** Given, not imported: a table does without it. */
  readonly Shelf: ComponentType;
};

/** The whole page, and everything it stands on. */
export const Root = ({ boards, store, loadHost, startReplay, Shelf }: RootProps): ReactElement => (
  <StrictMode>
    <SettingsProvider store={store}>
      <LanguageProvider>
        <BoardsProvider boards={boards}>
          <GameTablesProvider>
            <HostProvider loadHost={loadHost}>
              <ReplayWorkerContext value={startReplay}>
                <NavigationProvider>
                  <App Shelf={Shelf} />
                </NavigationProvider>
              </ReplayWorkerContext>
            </HostProvider>
          </GameTablesProvider>
        </BoardsProvider>
      </LanguageProvider>
    </SettingsProvider>
  </StrictMode>
);
