import { portToWorker } from '@quarterdeck/rpc';
import { ReplayClient } from './replay-client.ts';

/** A worker of this page, started when the first question is asked. */
export const startReplay = (): ReplayClient =>
  new ReplayClient(() =>
    portToWorker(
      new Worker(new URL('../../site/workers/replay.worker.ts', import.meta.url), {
        type: 'module',
        name: 'replay',
      }),
    ),
  );
