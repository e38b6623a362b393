import type { Host } from '../host/host.ts';
import type { HostDoor } from '../table/host-context.tsx';

/** The one host of this page: fetched when a table is first wanted, then the same for everybody. */
export function hostDoor(): HostDoor {
  let host: Promise<Host> | null = null;
  return () => {
    host ??= import('../host/local/browser-host.ts').then(({ browserHost }) => browserHost());
    return host;
  };
}
