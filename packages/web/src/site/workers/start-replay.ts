export const startReplayWorker = (): Worker =>
  new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module', name: 'replay' });
