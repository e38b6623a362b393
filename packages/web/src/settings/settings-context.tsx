import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { applySettings } from './apply-settings.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { SETTINGS_KEY, type SettingsStore } from './store.ts';

const SettingsContext = createContext<SettingsStore | undefined>(undefined);

/** What the drawn shelf was drawn with: nobody's settings. */
const withoutStore = (): Settings => DEFAULT_SETTINGS;

type SettingsProviderProps = { readonly store: SettingsStore; readonly children: ReactNode };

export const SettingsProvider = ({ store, children }: SettingsProviderProps) => {
  const settings = useSyncExternalStore(store.subscribe, store.current, withoutStore);
  useEffect(() => applySettings(document.documentElement, settings), [settings]);
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === SETTINGS_KEY || event.key === null) store.reread();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [store]);
  return <SettingsContext value={store}>{children}</SettingsContext>;
};

export const useSettingsStore = (): SettingsStore => {
  const store = useContext(SettingsContext);
  if (store === undefined) throw new Error('useSettings needs a SettingsProvider above it.');
  return store;
};

export const useSettings = (): Settings => {
  const { subscribe, current } = useSettingsStore();
  return useSyncExternalStore(subscribe, current, withoutStore);
};
