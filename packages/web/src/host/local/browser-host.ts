import { startTable } from '../../workers/start-table.ts';
import type { Host } from '../host.ts';
import { bestStore } from '../storage/best-store.ts';
import { localHost } from './local-host.ts';
import type { Watching } from './open-table.ts';
import { browserTabs } from './tabs.ts';
import { portToWorker } from './worker-port.ts';

/** Tables kept and played in this browser. One for the whole page. `early`: a worker that runs already. */
export const browserHost = (early?: Worker): Host => {
  const ready = early === undefined ? [] : [early];
  return localHost({
    start: () => portToWorker(ready.pop() ?? startTable()),
    store: bestStore,
    tabs: browserTabs(),
    watching: whileVisible,
  });
};

const whileVisible: Watching = (tell) => {
  const look = (): void => tell(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
};
