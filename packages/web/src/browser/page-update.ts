import { useSyncExternalStore } from 'react';

let offered: (() => void) | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** There is a newer page; `take` shows it. */
export const offerPage = (take: () => void): void => {
  offered = take;
  for (const listener of [...listeners]) listener();
};

export const pageOffered = (): (() => void) | undefined => offered;

/** A newer page is never forced on anybody: it is offered, and comes by itself on the next visit. */
export const usePageUpdate = (): (() => void) | undefined =>
  useSyncExternalStore(subscribe, pageOffered, () => undefined);
