import type { Host } from '../host.ts';
import { bestStore } from '../storage/best-store.ts';
import { localHost } from './local-host.ts';
import type { Watching } from './open-table.ts';
import { browserTabs } from './tabs.ts';
import { portToWorker } from './worker-port.ts';

/** Tables kept and played in this browser. One for the whole page. */
export const browserHost = (): Host =>
  localHost({
    start: () =>
      portToWorker(
        new Worker(new URL('../../workers/table.worker.ts', import.meta.url), {
          type: 'module',
          name: 'table',
        }),
      ),
    store: bestStore,
    tabs: browserTabs(),
    watching: whileVisible,
  });

const whileVisible: Watching = (tell) => {
  const look = (): void => tell(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
};
