// One table: its rules, its log and its secrets. The page sees what its viewer may see.
import { botClient } from '@quarterdeck/bots';
import { portToPage, type WorkerScope } from '@quarterdeck/rpc';
import { loadGame } from '@quarterdeck/shelf';
import { browserEnv } from '../../hosts/local/browser-env.ts';
import { semaphore } from '../../hosts/local/semaphore.ts';
import { browserTabs } from '../../hosts/local/tab-channel.ts';
import { workerBot } from '../../hosts/local/worker-bot.ts';
import { WorkerHost } from '../../hosts/local/worker-host.ts';
import { bestStore } from '../../hosts/storage/best-store.ts';

const port = portToPage(globalThis as unknown as WorkerScope);

/** The page needs a core of its own. */
const botSlots = semaphore(Math.max(1, navigator.hardwareConcurrency - 1));

const startBot = () =>
  workerBot(
    botClient(
      new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' }),
    ),
    botSlots,
  );

new WorkerHost(
  { store: await bestStore(), tabs: browserTabs(), env: browserEnv, startBot, loadGame },
  port,
);
