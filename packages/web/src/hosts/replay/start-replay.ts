import { portToWorker } from '@quarterdeck/rpc';
import { useCallback } from 'react';
import { useReplayWorker } from '../host-context.tsx';
import { ReplayClient } from './replay-client.ts';

/** Starts a worker of this page, when the first question is asked. */
export const useStartReplay = (): (() => ReplayClient) => {
  const startWorker = useReplayWorker();
  return useCallback(() => new ReplayClient(() => portToWorker(startWorker())), [startWorker]);
};
