import { Guests } from './guests.ts';
import type { Host } from './host.ts';

/** Every answer is durable before it is acknowledged: the ordinary store on a real disk. */
export const OURS: Host = {
  script: new URL('./node.ts', import.meta.url),
  sitDown: (port, kind) => Guests.sitDown(port, kind),
  held: (server, tables) => server.held(tables),
};
