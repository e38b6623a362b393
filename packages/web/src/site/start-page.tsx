import type { PageGame } from '@quarterdeck/board-kit';
import type { LoadGame } from '@quarterdeck/kernel/engine';
import { type ComponentType, lazy, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerServiceWorker } from '../browser/register-service-worker.ts';
import { pageGames } from '../games/games.ts';
import type { LoadCoaches, LoadIntros, LoadLessons } from '../games/games-context.tsx';
import type { StartWorker } from '../hosts/host-context.tsx';
import { knowsServer } from '../hosts/online/known-server.ts';
import { createSettingsStore, type SettingsStore, storageOf } from '../settings/store.ts';
import { withFace } from '../table/fallback/plain-board.tsx';
import { hostLoader } from './host-loader.ts';
import { Root } from './root.tsx';

const fetchShelf = async (): Promise<ComponentType> =>
  (await import('../pages/shelf/shelf-page.tsx')).ShelfPage;

/** Where the shelf is drawn, it must be at hand to wake up; elsewhere it may come later. */
const shelfFor = async (isDrawn: boolean): Promise<ComponentType> =>
  isDrawn ? await fetchShelf() : lazy(async () => ({ default: await fetchShelf() }));

/** What a site starts its page with: nothing below `site/` names a game. */
export type SiteParts = {
  /** In the order in which they are shown. */
  readonly games: readonly PageGame[];
  /** What the page of each game tells, fetched with that page. */
  readonly loadIntros: LoadIntros;
  /** How each game is taught, where somebody has written lessons for it. */
  readonly lessons: LoadLessons;
  /** Who coaches at any table of a game. */
  readonly coaches: LoadCoaches;
  /** Games that are on no shelf, for recordings of one. */
  readonly loadSample: LoadGame;
  readonly startTable: StartWorker;
  readonly startReplay: StartWorker;
  /** The worker of a table, where the page was opened at one. */
  readonly table?: Worker | undefined;
};

/** Asked only where a server knows us already, and when there is nothing better to do. */
const keepLearned = (store: SettingsStore): void => {
  if (!knowsServer()) return;
  const wait = window.requestIdleCallback ?? ((act: () => void) => window.setTimeout(act, 1000));
  wait(() => {
    // A page that lost its line keeps what is learned on the device.
    import('../hosts/online/learning-sync.ts').then(
      ({ keepLearning }) => void keepLearning(store).sync(),
      () => {},
    );
  });
};

export const startPage = async (parts: SiteParts): Promise<void> => {
  const { games, loadIntros, lessons, coaches, loadSample, startTable, startReplay, table } = parts;
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  const loadHost = hostLoader(startTable, table);
  if (table !== undefined) void loadHost();

  // The build draws the shelf into index.html, so that it is there before any script; elsewhere
  // early-theme.js has hidden that drawing, and the place asked for is drawn instead.
  if (document.documentElement.dataset['place'] === 'elsewhere') root.replaceChildren();
  delete document.documentElement.dataset['place'];
  const isDrawn = root.hasChildNodes() && window.location.pathname === '/';
  const Shelf = await shelfFor(isDrawn);
  const store = createSettingsStore(storageOf(window));
  const page = (
    <Root
      games={pageGames(games.map(withFace))}
      store={store}
      hosts={{ loadHost, loadSample, startReplay }}
      loadIntros={loadIntros}
      lessons={lessons}
      coaches={coaches}
      Shelf={Shelf}
    />
  );
  // A transition draws or wakes up in slices, so that a click between them is not lost.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });

  keepLearned(store);
  if (import.meta.env.PROD) void registerServiceWorker();
};
