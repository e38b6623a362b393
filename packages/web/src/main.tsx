import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { goAboard } from './offline/go-aboard.ts';
import { Quarterdeck } from './quarterdeck.tsx';
import { createSettingsStore, keeperOf } from './settings/store.ts';
import { hostDoor } from './tables/host-door.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

const page = <Quarterdeck store={createSettingsStore(keeperOf(window))} door={hostDoor()} />;

// The build draws the shelf into index.html, so that it is there before any script; elsewhere
// first-light.js has hidden that drawing, and the place asked for is drawn instead.
// A transition wakes the drawing up in slices, so that a click between them is not lost.
if (root.hasChildNodes() && window.location.pathname === '/')
  startTransition(() => {
    hydrateRoot(root, page);
  });
else {
  root.replaceChildren();
  createRoot(root).render(page);
}
delete document.documentElement.dataset['place'];

if (import.meta.env.PROD) void goAboard();
