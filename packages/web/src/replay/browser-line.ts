import { portToWorker } from '../host/local/worker-port.ts';
import { ReplayLine } from './replay-line.ts';

/** A worker of this page, started when the first question is asked. */
export const browserLine = (): ReplayLine =>
  new ReplayLine(() =>
    portToWorker(
      new Worker(new URL('../workers/replay.worker.ts', import.meta.url), {
        type: 'module',
        name: 'replay',
      }),
    ),
  );
