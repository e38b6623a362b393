import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { goAboard } from './offline/go-aboard.ts';
import { Quarterdeck } from './quarterdeck.tsx';
import { createSettingsStore, keeperOf } from './settings/store.ts';
import { hostDoor } from './tables/host-door.ts';

/** Draws the page. `table`: the worker of a table, where the page was opened at one. */
export const wake = (table: Worker | undefined): void => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with the id "root".');
  const door = hostDoor(table);
  if (table !== undefined) void door();
  const page = <Quarterdeck store={createSettingsStore(keeperOf(window))} door={door} />;

  // The build draws the shelf into index.html, so that it is there before any script; elsewhere
  // first-light.js has hidden that drawing, and the place asked for is drawn instead.
  if (document.documentElement.dataset['place'] === 'elsewhere') root.replaceChildren();
  delete document.documentElement.dataset['place'];
  // A transition draws or wakes up in slices, so that a click between them is not lost.
  startTransition(() => {
    if (root.hasChildNodes() && window.location.pathname === '/') hydrateRoot(root, page);
    else createRoot(root).render(page);
  });

  if (import.meta.env.PROD) void goAboard();
};
