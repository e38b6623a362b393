import { BOARDS } from '@quarterdeck/shelf/boards';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { TableLoading } from '../frame/table-loading.tsx';
import type { GameId } from '../games/games.ts';
import { ShelfPage } from '../pages/shelf/shelf-page.tsx';
import { createSettingsStore } from '../settings/store.ts';
import { Root } from './root.tsx';

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Nobody asks for tables while the page is drawn. */
const noHost = (): Promise<never> => Promise.reject(new Error('The build has no tables.'));

const noWorker = (): never => {
  throw new Error('The build has no replays.');
};

/** The shelf as a stranger first sees it; the build writes it into index.html. */
export const shelfMarkup = (): string =>
  renderToString(
    <Root
      boards={BOARDS}
      store={createSettingsStore(nothing)}
      loadHost={noHost}
      startReplay={noWorker}
      Shelf={ShelfPage}
    />,
  );

/** Whose tables can be drawn. */
export const GAMES: readonly GameId[] = Object.keys(BOARDS);

/** A table of the game before anything of it has come; written into the page of its addresses. */
export const tableMarkup = (game: GameId): string =>
  renderToStaticMarkup(<TableLoading game={game} />);
