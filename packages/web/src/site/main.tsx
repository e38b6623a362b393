import { BOARDS } from '@quarterdeck/shelf/boards';
import { type ComponentType, lazy, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { registerServiceWorker } from '../browser/register-service-worker.ts';
import { createSettingsStore, storageOf } from '../settings/store.ts';
import { hostLoader } from './host-loader.ts';
import { Root } from './root.tsx';
import { startReplayWorker } from './workers/start-replay.ts';

const fetchShelf = async (): Promise<ComponentType> =>
  (await import('../pages/shelf/shelf-page.tsx')).ShelfPage;

/** Where the shelf is drawn, it must be at hand to wake up; elsewhere it may come later. */
const shelfFor = async (isDrawn: boolean): Promise<ComponentType> =>
  isDrawn ? await fetchShelf() : lazy(async () => ({ default: await fetchShelf() }));

/** Draws the page. `table`: the worker of a table, where the page was opened at one. */
export const renderPage = async (table: Worker | undefined): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  const loadHost = hostLoader(table);
  if (table !== undefined) void loadHost();

  // The build draws the shelf into index.html, so that it is there before any script; elsewhere
  // early-theme.js has hidden that drawing, and the place asked for is drawn instead.
  if (document.documentElement.dataset['place'] === 'elsewhere') root.replaceChildren();
  delete document.documentElement.dataset['place'];
  const isDrawn = root.hasChildNodes() && window.location.pathname === '/';
  const Shelf = await shelfFor(isDrawn);
  const store = createSettingsStore(storageOf(window));
  const hosts = { loadHost, startReplay: startReplayWorker };
  const page = <Root boards={BOARDS} store={store} {...hosts} Shelf={Shelf} />;
  // A transition draws or wakes up in slices, so that a click between them is not lost.
  startTransition(() => {
    if (isDrawn) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });

  if (import.meta.env.PROD) void registerServiceWorker();
};
