import { Client } from '../client.ts';
import { OURS } from '../ours.ts';
import { inFolder, startServer } from '../server-process.ts';

export type Idle = {
  readonly connections: number;
  /** Of the server's memory, with all of them open. */
  readonly megabytes: number;
  /** The same before the first of them. */
  readonly empty: number;
};

const AT_ONCE = 100;
const MEGABYTE = 1024 * 1024;
/** Longer than a heartbeat: what it costs to keep them alive is part of it. */
const REST_MS = 20_000;

/** People who look at nothing, each a guest of their own with a connection. */
export const measureIdle = (connections: number, rest = REST_MS): Promise<Idle> =>
  inFolder(async (folder) => {
    const server = await startServer(OURS.script, folder);
    const open: Client[] = [];
    try {
      const empty = (await server.memory()) / MEGABYTE;
      while (open.length < connections) {
        const some = Math.min(AT_ONCE, connections - open.length);
        open.push(
          ...(await Promise.all(Array.from({ length: some }, () => Client.call(server.port)))),
        );
      }
      await new Promise((resolve) => setTimeout(resolve, rest));
      const megabytes = (await server.memory()) / MEGABYTE;
      return {
        connections: open.filter(({ isConnected }) => isConnected).length,
        megabytes,
        empty,
      };
    } finally {
      for (const client of open) client.disconnect();
      await server.kill();
    }
  });
