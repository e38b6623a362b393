import type { LoadGame } from '@quarterdeck/kernel/engine';
import { createContext, useContext } from 'react';
import type { Host } from './host.ts';

/** Where tables come from. Fetched when the first table is wanted, not with the shelf. */
export type LoadHost = () => Promise<Host>;

const NO_HOST: LoadHost = () => Promise.reject(new Error('No host serves this page.'));

export const HostContext = createContext<LoadHost>(NO_HOST);
export const useLoadHost = (): LoadHost => useContext(HostContext);

/** Handed in by the site, since only a site knows which games its workers have. */
export type StartWorker = () => Worker;

const NO_WORKER: StartWorker = () => {
  throw new Error('No worker of this page reads replays.');
};

export const ReplayWorkerContext = createContext<StartWorker>(NO_WORKER);
export const useReplayWorker = (): StartWorker => useContext(ReplayWorkerContext);

/** A game that is on no shelf, for recordings of one. */
const NO_SAMPLES: LoadGame = () => Promise.reject(new Error('This page has no samples.'));

export const SamplesContext = createContext<LoadGame>(NO_SAMPLES);
export const useLoadSample = (): LoadGame => useContext(SamplesContext);
