import type { Host } from '../hosts/host.ts';
import type { LoadHost, StartWorker } from '../hosts/host-context.tsx';

/**
 * The one host of this page: fetched when a table is first wanted, then the same for everybody.
 * `early`: a worker that was started before.
 */
export function hostLoader(startTable: StartWorker, early?: Worker): LoadHost {
  let host: Promise<Host> | null = null;
  return () => {
    host ??= import('../hosts/local/browser-host.ts').then(({ browserHost }) =>
      browserHost(startTable, early),
    );
    return host;
  };
}
