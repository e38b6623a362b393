import type { Worker } from 'node:worker_threads';
import { type GameModule, QuarterdeckError } from '@quarterdeck/kernel/engine';
import { pageVersionIn } from '../assets.ts';
import { believeProxies } from '../http/proxies.ts';
import { log } from '../logging/log.ts';
import { Metrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { type Online, openOnline } from '../online/online.ts';
import { onlineWhenOpen } from '../online/online-when-open.ts';
import { type RunningServer, serve } from '../serve.ts';
import { openPostgres } from '../store/open-store.ts';
import type { ServerStore } from '../store/server-store.ts';
import { openSqliteInThread } from '../store/sqlite/open-sqlite.ts';
import { StoreNotOpened } from '../store/store-not-opened.ts';
import type { Settings } from './settings.ts';

export type RunOptions = {
  readonly settings: Settings;
  /** The folder of the built page. */
  readonly webRoot: string;
  readonly host?: string;
  /** Finds a port for the page: hands one after another to what it is given. */
  readonly listen: (at: (port: number) => Promise<RunningServer>) => Promise<RunningServer>;
  readonly loadGame: (id: string) => Promise<GameModule>;
  /** A thread that thinks for bots, and knows the same games. */
  readonly startBot: () => Worker;
};

/** Two servers of one file would spoil each other's tables. */
class FolderInUse extends QuarterdeckError {
  constructor(folder: string) {
    super(
      'folder-in-use',
      `The file of the tables online is in use: another server has ${folder}. Stop that one, or give this one a folder of its own (--data, DATA_DIR). Servers that are to share their tables share a PostgreSQL (DATABASE_URL).`,
    );
  }
}

/** A server with all that belongs to it, as its operator runs it. */
export type Running = {
  readonly port: number;
  /** Null: figures are not served. */
  readonly metricsPort: number | null;
  /**
   * Ends it: says first that it is no longer ready, waits for proxies to look elsewhere, lets what is
   * under way be stored and acknowledged, and then ends connections.
   */
  readonly drain: () => Promise<void>;
};

const DRAINING = {
  code: 'draining',
  sentence: 'This server ends in a moment. Those who are connected are told to call again.',
} as const;

export async function runServer(options: RunOptions): Promise<Running> {
  const { settings, webRoot, host, listen } = options;
  believeProxies(settings.proxies);
  const metrics = new Metrics();
  const figures = settings.metrics === null ? null : await serveMetrics(metrics, settings.metrics);
  const tables = await openTables(options, metrics).catch(async (problem) => {
    await figures?.close();
    throw inUse(problem) ? new FolderInUse(settings.folder) : problem;
  });
  let isDraining = false;
  const ready: Online['ready'] = () => (isDraining ? Promise.resolve(DRAINING) : tables.ready());
  const server = await listen((port) =>
    serve({ port, webRoot, online: { ...tables, ready }, ...(host ? { host } : {}) }),
  );
  let ending: Promise<void> | null = null;
  const end = async (): Promise<void> => {
    isDraining = true;
    log.info('The server ends: it is no longer ready, and finishes what is under way.');
    await waited(settings.drain);
    await tables.close();
    await server.close();
    await figures?.close();
  };
  return {
    port: server.port,
    metricsPort: figures?.port ?? null,
    drain: () => {
      ending ??= end();
      return ending;
    },
  };
}

/**
 * Tables for people far apart. Where their database cannot be had the page is served all the same:
 * tables of one browser need none, and whoever asks for others is told why there are none yet.
 */
function openTables(
  { settings, webRoot, loadGame, startBot }: RunOptions,
  metrics: Metrics,
): Promise<Online> {
  const { databaseUrl, folder, moderators, nats, notices } = settings;
  return onlineWhenOpen({
    open: async () => {
      const store = await openStoreOf(settings);
      try {
        const online = await openOnline(store, {
          loadGame,
          startBot,
          page: pageVersionIn(webRoot),
          loadsAccounts: true,
          moderators,
          notices,
          metrics,
          ...(nats === null ? {} : { nats }),
        });
        const close = async (): Promise<void> => {
          await online.close();
          await store.close();
        };
        return { ...online, close };
      } catch (problem) {
        await store.close();
        throw problem;
      }
    },
    report: (news) => {
      const kept = databaseUrl === null ? folder : 'the database of DATABASE_URL';
      if (news === 'open') log.info(`Tables online are kept in ${kept}.`);
      else {
        const look = databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
        log.fault(
          `There are no tables online, since their database does not open. Look at ${look}: they open as soon as it does. Tables of one browser need none.`,
          news.problem,
        );
      }
    },
    // Whoever starts a second server means the first one's tables, and would look for them in vain.
    isForNothing: (problem) => databaseUrl === null && inUse(problem),
  });
}

const inUse = (problem: unknown): boolean =>
  problem instanceof StoreNotOpened && problem.code === 'busy';

const openStoreOf = ({ databaseUrl, folder, backups }: Settings): Promise<ServerStore> =>
  databaseUrl === null ? openSqliteInThread(folder) : openPostgres(databaseUrl, { backups });

const waited = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });
