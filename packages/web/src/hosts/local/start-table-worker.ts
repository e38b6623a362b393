import { botClient } from '@quarterdeck/bots';
import type { Games } from '@quarterdeck/kernel/engine';
import { portToPage, type WorkerScope } from '@quarterdeck/rpc';
import { bestStore } from '../storage/best-store.ts';
import { browserEnv } from './browser-env.ts';
import { semaphore } from './semaphore.ts';
import { browserTabs } from './tab-channel.ts';
import { workerBot } from './worker-bot.ts';
import { type LoadLessons, WorkerHost } from './worker-host.ts';

type TableWorkerParts = {
  readonly games: Pick<Games, 'load'>;
  readonly loadLessons: LoadLessons;
  /** A worker with the same games; one for each bot that sits here. */
  readonly startBotWorker: () => Worker;
};

/** What runs inside a table's worker: its rules, its log and its secrets. */
export const startTableWorker = async ({
  games,
  loadLessons,
  startBotWorker,
}: TableWorkerParts): Promise<void> => {
  // First, since messages that come while the store opens would be lost.
  const port = portToPage(globalThis as unknown as WorkerScope);
  // The page needs a core of its own.
  const botSlots = semaphore(Math.max(1, navigator.hardwareConcurrency - 1));
  new WorkerHost(
    {
      store: await bestStore(),
      tabs: browserTabs(),
      env: browserEnv,
      startBot: () => workerBot(botClient(startBotWorker()), botSlots),
      loadGame: games.load,
      loadLessons,
    },
    port,
  );
};
