import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readAssets } from './assets.ts';
import { httpApp } from './http/app.ts';
import type { Online } from './online/online.ts';

export type ServeOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  /** All addresses of this machine if not given. */
  readonly host?: string;
  /** The folder of the built page. */
  readonly webRoot: string;
  /** Tables for people far apart; without it the page is all there is. */
  readonly online?: Online;
};

export type RunningServer = {
  readonly port: number;
  /** Ends every connection, also idle and half-sent ones, so that the process can end. */
  readonly close: () => Promise<void>;
};

/** Rejects with the error of `listen` (`EADDRINUSE`, `EACCES`) if the port cannot be had. */
export const serve = async ({
  port,
  host,
  webRoot,
  online,
}: ServeOptions): Promise<RunningServer> => {
  if (!existsSync(join(webRoot, 'index.html')))
    throw new Error(`There is no built page in ${webRoot}; npm start builds it.`);
  const assets = readAssets(webRoot);
  const app = await httpApp(assets, online);
  const { server } = app;
  if (online !== undefined) server.on('upgrade', online.upgrade);
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error(`expected a TCP address after listening, got ${String(address)}`);
  return {
    port: address.port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await app.close();
    },
  };
};
