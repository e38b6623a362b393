export const startReplay = (): Worker =>
  new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module', name: 'replay' });
