import { portToWorker } from '@quarterdeck/rpc';
import type { Host } from '../host.ts';
import type { StartWorker } from '../host-context.tsx';
import { bestStore } from '../storage/best-store.ts';
import { localHost, type Watched } from './local-host.ts';
import { browserTabs } from './tab-channel.ts';

/** Tables kept and played in this browser. One for the whole page. `early`: a worker that runs already. */
export const browserHost = (startTable: StartWorker, early?: Worker): Host => {
  const ready = early === undefined ? [] : [early];
  return localHost({
    start: () => portToWorker(ready.pop() ?? startTable()),
    store: bestStore,
    tabs: browserTabs(),
    watched: whileVisible,
  });
};

const whileVisible: Watched = (tell) => {
  const look = (): void => tell(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
};
