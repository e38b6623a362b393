import { PAGE_GAMES } from '@quarterdeck/shelf/boards';
import { COACHES, LESSONS } from '@quarterdeck/shelf/lessons';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { TableLoading } from '../frame/table-loading.tsx';
import { type GameId, pageGames } from '../games/games.ts';
import { GamesProvider } from '../games/games-context.tsx';
import { ShelfPage } from '../pages/shelf/shelf-page.tsx';
import { createSettingsStore } from '../settings/store.ts';
import { withFace } from '../table/fallback/plain-board.tsx';
import { Root } from './root.tsx';

const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

const games = pageGames(PAGE_GAMES.map(withFace));

/** Nobody asks for tables, replays or what a game's page tells while the page is drawn. */
const notHere = (): Promise<never> => Promise.reject(new Error('The build only draws.'));
const noWorker = (): never => {
  throw new Error('The build starts no workers.');
};

/** The shelf as a stranger first sees it; the build writes it into index.html. */
export const shelfMarkup = (): string =>
  renderToString(
    <Root
      games={games}
      store={createSettingsStore(nothing)}
      hosts={{ loadHost: notHere, loadSample: notHere, startReplay: noWorker }}
      loadIntros={notHere}
      lessons={LESSONS}
      coaches={COACHES}
      Shelf={ShelfPage}
    />,
  );

/** Games with a board of their own: their tables have a page that the build can draw. */
export const GAMES: readonly GameId[] = PAGE_GAMES.flatMap((game) =>
  'board' in game ? [game.about.id] : [],
);

/** A table of the game before anything of it has come; written into the page of its addresses. */
export const tableMarkup = (game: GameId): string =>
  renderToStaticMarkup(
    <GamesProvider games={games}>
      <TableLoading game={game} />
    </GamesProvider>,
  );
