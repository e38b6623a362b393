import { createContext, useContext } from 'react';
import type { Host } from './host.ts';

/** Where tables come from. Fetched when the first table is wanted, not with the shelf. */
export type LoadHost = () => Promise<Host>;

const NO_HOST: LoadHost = () => Promise.reject(new Error('No host serves this page.'));

export const HostContext = createContext<LoadHost>(NO_HOST);
export const useLoadHost = (): LoadHost => useContext(HostContext);
