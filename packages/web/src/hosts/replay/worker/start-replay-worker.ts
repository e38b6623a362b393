import type { Games } from '@quarterdeck/kernel/engine';
import { portToPage, type WorkerScope } from '@quarterdeck/rpc';
import { ReplayHost } from './replay-host.ts';

/** What runs inside a replay's worker: read, played through and verified without the page waiting. */
export const startReplayWorker = ({ games }: { readonly games: Pick<Games, 'load'> }): void => {
  new ReplayHost({ loadGame: games.load }, portToPage(globalThis as unknown as WorkerScope));
};
