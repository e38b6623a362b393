// The replay's pages in a browser, on the page's own host: for eyes and for scripts, not for players.
// ?at=/replay goes there; ?reef=<table> shows a finished table of Reef with its small board.

import '../../../../src/site/styles/fonts.css';
import '@quarterdeck/board-kit/styles/tokens.css';
import '../../../../src/site/styles/base.css';
import '../../../../src/site/styles/controls.css';
import '@quarterdeck/board-kit/styles/drawings.css';
import '../../../../src/frame/frame.css';
import { anyKit } from '@quarterdeck/board-kit';
import { CoreSprite } from '@quarterdeck/board-kit/drawings';
import { loadGame } from '@quarterdeck/shelf';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GamesProvider } from '../../../../src/games/games-context.tsx';
import { HostContext, ReplayWorkerContext } from '../../../../src/hosts/host-context.tsx';
import { browserHost } from '../../../../src/hosts/local/browser-host.ts';
import { TableListProvider } from '../../../../src/hosts/table-list/table-list-context.tsx';
import { tableListOf } from '../../../../src/hosts/table-list/table-list-of.ts';
import { Replay } from '../../../../src/pages/replay/replay.tsx';
import { ShelfPage } from '../../../../src/pages/shelf/shelf-page.tsx';
import { NavigationProvider } from '../../../../src/router/navigation.tsx';
import { SettingsProvider } from '../../../../src/settings/settings-context.tsx';
import { createSettingsStore, storageOf } from '../../../../src/settings/store.ts';
import { App } from '../../../../src/site/app.tsx';
import { GameTablesProvider } from '../../../../src/site/game-tables.tsx';
import { LanguageProvider } from '../../../../src/site/language-provider.tsx';
import { startReplay } from '../../../../src/site/workers/start-replay.ts';
import { startTable } from '../../../../src/site/workers/start-table.ts';
import { OUR_GAMES } from '../../../our-games.ts';
import { REEF_KIT } from '../../../table/reef-kit.tsx';

const wishes = new URLSearchParams(window.location.search);
const host = browserHost(startTable);
const loadHost = () => Promise.resolve(host);
const tableList = tableListOf({
  host: loadHost,
  games: OUR_GAMES,
  statusOf: ({ answers }) => `${answers} answers`,
});
// For scripts: sets tables and reads their logs without a page.
Object.assign(window, { host });

const table = wishes.get('reef');
if (table === null) window.history.replaceState(null, '', wishes.get('at') ?? '/replay');

const reef = await loadGame('reef');
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <SettingsProvider store={createSettingsStore(storageOf(window))}>
        <LanguageProvider>
          <GamesProvider games={OUR_GAMES}>
            <TableListProvider tableList={tableList}>
              <HostContext value={loadHost}>
                <ReplayWorkerContext value={startReplay}>
                  <NavigationProvider>
                    {table === null ? (
                      <GameTablesProvider>
                        <App
                          Shelf={ShelfPage}
                          loadIntros={() => import('../../../../src/site/intros.ts')}
                        />
                      </GameTablesProvider>
                    ) : (
                      <>
                        <CoreSprite />
                        <Replay game={reef} kit={anyKit(REEF_KIT)} of={{ kind: 'table', table }} />
                      </>
                    )}
                  </NavigationProvider>
                </ReplayWorkerContext>
              </HostContext>
            </TableListProvider>
          </GamesProvider>
        </LanguageProvider>
      </SettingsProvider>
    </StrictMode>,
  );
