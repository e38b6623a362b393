import { startTransition, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** A value that parts of the page listen to, each to what it needs of it. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const createStore = <T>(first: T): Store<T> => {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** `select` must give the same thing for the same value: a word, a number, or a part of it. */
export const useStore = <T, S>(store: Store<T>, select: (value: T) => S): S => {
  const read = (): S => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
};

/**
 * Follows a store as its setter wishes: at once, or in slices if it was set within a transition.
 * `useStore` is always at once.
 */
export const useFollowed = <T>(store: Store<T>): T => {
  const [seen, see] = useState({ store, value: store.get() });
  useLayoutEffect(() => {
    const look = (): void => {
      const value = store.get();
      see((known) =>
        known.store === store && Object.is(known.value, value) ? known : { store, value },
      );
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return seen.store === store ? seen.value : store.get();
};

/** The same value one drawing later: what is read afterwards need not come with what moved. */
export const useLater = <T>(value: T): T => {
  const [seen, see] = useState(value);
  useEffect(() => startTransition(() => see(value)), [value]);
  return seen;
};
