import type { LoadGame } from '@quarterdeck/kernel/engine';
import { type ComponentType, StrictMode } from 'react';
import type { PageGames } from '../games/games.ts';
import {
  CoachesContext,
  GamesProvider,
  IntrosContext,
  LessonsContext,
  type LoadCoaches,
  type LoadIntros,
  type LoadLessons,
} from '../games/games-context.tsx';
import {
  type LoadHost,
  ReplayWorkerContext,
  SamplesContext,
  type StartWorker,
} from '../hosts/host-context.tsx';
import { NavigationProvider } from '../router/navigation.tsx';
import { SettingsProvider } from '../settings/settings-context.tsx';
import type { SettingsStore } from '../settings/store.ts';
import { App } from './app.tsx';
import { GameTablesProvider } from './game-tables.tsx';
import { HostProvider } from './host-provider.tsx';
import { LanguageProvider } from './language-provider.tsx';

type RootProps = {
  readonly games: PageGames;
  readonly store: SettingsStore;
  readonly hosts: {
    readonly loadHost: LoadHost;
    readonly loadSample: LoadGame;
    readonly startReplay: StartWorker;
  };
  readonly loadIntros: LoadIntros;
  readonly lessons: LoadLessons;
  readonly coaches: LoadCoaches;
  /** Given, not imported: a table does without it. */
  readonly Shelf: ComponentType;
};

/** The whole page, and everything it stands on. */
export const Root = ({ games, store, hosts, loadIntros, lessons, coaches, Shelf }: RootProps) => (
  <StrictMode>
    <SettingsProvider store={store}>
      <LanguageProvider>
        <GamesProvider games={games}>
          <GameTablesProvider>
            <HostProvider loadHost={hosts.loadHost}>
              <ReplayWorkerContext value={hosts.startReplay}>
                <SamplesContext value={hosts.loadSample}>
                  <NavigationProvider>
                    <LessonsContext value={lessons}>
                      <CoachesContext value={coaches}>
                        <IntrosContext value={loadIntros}>
                          <App Shelf={Shelf} loadIntros={loadIntros} />
                        </IntrosContext>
                      </CoachesContext>
                    </LessonsContext>
                  </NavigationProvider>
                </SamplesContext>
              </ReplayWorkerContext>
            </HostProvider>
          </GameTablesProvider>
        </GamesProvider>
      </LanguageProvider>
    </SettingsProvider>
  </StrictMode>
);
