import { DEFAULT_SETTINGS, parseSettings, type Settings } from './settings.ts';

export const SETTINGS_KEY = 'quarterdeck.settings';

/** The part of `Storage` that is used; a private window may refuse any of it. */
export type KeyValueStorage = {
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
};

export type SettingsStore = {
  readonly current: () => Settings;
  readonly change: (changes: Partial<Settings>) => void;
  /** Takes over what another tab stored. */
  readonly reread: () => void;
  readonly forget: () => void;
  /** False once the browser has refused to keep something. */
  readonly isKept: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
};

const read = (storage: KeyValueStorage): Settings => {
  try {
    return parseSettings(JSON.parse(storage.getItem(SETTINGS_KEY) ?? 'null'));
  } catch {
    return DEFAULT_SETTINGS;
  }
};

/** Storage that is full or forbidden is no reason to refuse a setting: it lasts for this visit. */
export const createSettingsStore = (storage: KeyValueStorage): SettingsStore => {
  const listeners = new Set<() => void>();
  let settings = read(storage);
  let kept = true;

  const tell = (next: Settings): void => {
    settings = next;
    for (const listener of listeners) listener();
  };
  const attempt = (keep: () => void): void => {
    try {
      keep();
      kept = true;
    } catch {
      kept = false;
    }
  };

  return {
    current: () => settings,
    change: (changes) => {
      const next = parseSettings({ ...settings, ...changes });
      attempt(() => storage.setItem(SETTINGS_KEY, JSON.stringify(next)));
      tell(next);
    },
    reread: () => tell(read(storage)),
    forget: () => {
      attempt(() => storage.removeItem(SETTINGS_KEY));
      tell(DEFAULT_SETTINGS);
    },
    isKept: () => kept,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** Even asking for `localStorage` can throw; then nothing is kept. */
export const storageOf = (page: { readonly localStorage: KeyValueStorage }): KeyValueStorage => {
  try {
    return page.localStorage;
  } catch {
    const refuse = (): never => {
      throw new Error('This browser keeps nothing.');
    };
    return { getItem: () => null, setItem: refuse, removeItem: refuse };
  }
};
