// One table: its rules, its log and its secrets. The page sees what its viewer may see.
import { botClient } from '@quarterdeck/bots';
import { loadGame } from '@quarterdeck/shelf';
import { createBerths } from '../host/local/berths.ts';
import { Desk } from '../host/local/desk.ts';
import { secureDraw, secureLot } from '../host/local/draw.ts';
import { hiredBot } from '../host/local/hired-bot.ts';
import { browserTabs } from '../host/local/tabs.ts';
import { portToPage, type WorkerScope } from '../host/local/worker-port.ts';
import { bestStore } from '../host/storage/best-store.ts';

const port = portToPage(globalThis as unknown as WorkerScope);

const berths = createBerths(Math.max(1, navigator.hardwareConcurrency - 1));

const hire = () =>
  hiredBot(
    botClient(
      new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module', name: 'bot' }),
    ),
    berths,
  );

new Desk(
  {
    store: await bestStore(),
    tabs: browserTabs(),
    env: secureDraw,
    hire,
    lot: secureLot,
    loadGame,
  },
  port,
);
