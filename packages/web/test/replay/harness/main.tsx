// The replay's pages in a browser, on the page's own host: for eyes and for scripts, not for players.
// ?at=/replay goes there; ?reef=<table> shows a finished table of Reef with its small board.

import '../../../src/styles/fonts.css';
import '../../../src/styles/tokens.css';
import '../../../src/styles/base.css';
import '../../../src/styles/controls.css';
import '../../../src/styles/drawings.css';
import '../../../src/shell/shell.css';
import { anyKit } from '@quarterdeck/board-kit';
import { CoreSprite } from '@quarterdeck/board-kit/drawings';
import { loadGame } from '@quarterdeck/shelf';
import { BOARDS } from '@quarterdeck/shelf/boards';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { browserHost } from '../../../src/host/local/browser-host.ts';
import { tableListOf } from '../../../src/host/table-list.ts';
import { Replay } from '../../../src/replay/replay.tsx';
import { NavigationProvider } from '../../../src/router/navigation.tsx';
import { SettingsProvider } from '../../../src/settings/settings-context.tsx';
import { createSettingsStore, storageOf } from '../../../src/settings/store.ts';
import { BoardsProvider } from '../../../src/shelf/boards-context.tsx';
import { ShelfPage } from '../../../src/shelf/shelf-page.tsx';
import { App } from '../../../src/shell/app.tsx';
import { HostContext } from '../../../src/table/host-context.tsx';
import { TableListProvider } from '../../../src/tables/table-list-context.tsx';
import { GameTablesProvider } from '../../../src/tables/table-route.tsx';
import { LanguageProvider } from '../../../src/words/language-provider.tsx';
import { REEF_KIT } from '../../table/reef-kit.tsx';

const wishes = new URLSearchParams(window.location.search);
const host = browserHost();
const loadHost = () => Promise.resolve(host);
const tableList = tableListOf({ host: loadHost, statusOf: ({ answers }) => `${answers} answers` });
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
          <TableListProvider tableList={tableList}>
            <HostContext value={loadHost}>
              <NavigationProvider>
                {table === null ? (
                  <BoardsProvider boards={BOARDS}>
                    <GameTablesProvider>
                      <App Shelf={ShelfPage} />
                    </GameTablesProvider>
                  </BoardsProvider>
                ) : (
                  <>
                    <CoreSprite />
                    <Replay game={reef} kit={anyKit(REEF_KIT)} of={{ kind: 'table', table }} />
                  </>
                )}
              </NavigationProvider>
            </HostContext>
          </TableListProvider>
        </LanguageProvider>
      </SettingsProvider>
    </StrictMode>,
  );
