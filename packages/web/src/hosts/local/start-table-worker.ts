import { botPool } from '@quarterdeck/bots';
import type { Games } from '@quarterdeck/kernel/engine';
import { portToPage, type WorkerScope } from '@quarterdeck/rpc';
import { bestStore } from '../storage/best-store.ts';
import { browserEnv } from './browser-env.ts';
import { semaphore } from './semaphore.ts';
import { sharedBots } from './shared-bots.ts';
import { browserTabs } from './tab-channel.ts';
import { workerBot } from './worker-bot.ts';
import { type LoadLessons, WorkerHost } from './worker-host.ts';

type TableWorkerParts = {
  readonly games: Pick<Games, 'load'>;
  readonly loadLessons: LoadLessons;
  /** A worker with the same games, for whichever bot has to think or for help with that. */
  readonly startBotWorker: () => Worker;
};

/** Each of them has the game in its memory, and more make a thought hardly any shorter. */
const MOST_BOT_WORKERS = 4;

/** What runs inside a table's worker: its rules, its log and its secrets. */
export const startTableWorker = async ({
  games,
  loadLessons,
  startBotWorker,
}: TableWorkerParts): Promise<void> => {
  // First, since messages that come while the store opens would be lost.
  const port = portToPage(globalThis as unknown as WorkerScope);
  // The page needs a core of its own.
  const cores = Math.max(1, Math.min(MOST_BOT_WORKERS, navigator.hardwareConcurrency - 1));
  const botSlots = semaphore(cores);
  const bots = sharedBots(() => botPool(startBotWorker, cores));
  new WorkerHost(
    {
      store: await bestStore(),
      tabs: browserTabs(),
      env: browserEnv,
      startBot: () => workerBot(bots.join(), botSlots),
      loadGame: games.load,
      loadLessons,
    },
    port,
  );
};
