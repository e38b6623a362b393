import { createContext, useContext } from 'react';
import type { Host } from '../host/host.ts';

/** Where tables come from. Fetched when the first table is wanted, not with the shelf. */
export type HostDoor = () => Promise<Host>;

const NO_HOST: HostDoor = () => Promise.reject(new Error('No host serves this page.'));

const HostContext = createContext<HostDoor>(NO_HOST);
export const HostProvider = HostContext;
export const useHostDoor = (): HostDoor => useContext(HostContext);
