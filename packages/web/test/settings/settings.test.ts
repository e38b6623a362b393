import { describe, expect, it } from 'vitest';
import { applySettings } from '../../src/settings/apply-settings.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/settings/settings.ts';
import { createSettingsStore, SETTINGS_KEY, storageOf } from '../../src/settings/store.ts';

const storageWith = (stored?: string) => {
  const kept = new Map<string, string>(stored === undefined ? [] : [[SETTINGS_KEY, stored]]);
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

describe('Stored settings', () => {
  it.each(['', 'null', '7', '[]', '{"theme":', '"dark"'])(
    'are the defaults where they do not read: %s',
    (text) => {
      expect(createSettingsStore(storageWith(text)).current()).toEqual(DEFAULT_SETTINGS);
    },
  );

  it('fall back one by one', () => {
    const read = parseSettings({ theme: 'dark', motion: 'wild', textSize: 9000, volume: 'loud' });

    expect(read).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark', textSize: 130 });
  });

  it('cut a name that is too long', () => {
    expect(parseSettings({ name: 'x'.repeat(99) }).name).toHaveLength(40);
  });

  it('keep modules that read as names, once each: which of them a table plays with is its game’s affair', () => {
    const modules = ['compass', 'kraken', 3, 'a b', 'compass', 'x'.repeat(65)];

    expect(parseSettings({ modules }).modules).toEqual(['compass', 'kraken']);
    expect(
      parseSettings({ modules: Array.from({ length: 999 }, (_, i) => `m${i}`) }).modules,
    ).toHaveLength(200);
  });
});

describe('The settings store', () => {
  it('keeps a change and tells of it', () => {
    const storage = storageWith();
    const store = createSettingsStore(storage);
    const heard: string[] = [];
    store.subscribe(() => heard.push(store.current().theme));

    store.change({ theme: 'dark' });

    expect(heard).toEqual(['dark']);
    expect(createSettingsStore(storage).current().theme).toBe('dark');
  });

  it('tells nobody who has left', () => {
    const store = createSettingsStore(storageWith());
    let heard = 0;
    const leave = store.subscribe(() => {
      heard += 1;
    });

    leave();
    store.change({ theme: 'dark' });

    expect(heard).toBe(0);
  });

  it('takes over what another tab stored', () => {
    const storage = storageWith();
    const store = createSettingsStore(storage);
    storage.setItem(SETTINGS_KEY, '{"pace":"atOnce"}');

    store.reread();

    expect(store.current().pace).toBe('atOnce');
  });

  it('goes on without a browser that keeps things', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
      removeItem: () => {},
    };
    const store = createSettingsStore(full);

    store.change({ oneClick: true });

    expect(store.current().oneClick).toBe(true);
    expect(store.isKept()).toBe(false);
  });

  it('goes on where even asking for storage is forbidden', () => {
    const page = {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
    };
    const store = createSettingsStore(storageOf(page));

    store.change({ theme: 'light' });

    expect(store.current().theme).toBe('light');
    expect(store.isKept()).toBe(false);
  });

  it('forgets', () => {
    const storage = storageWith('{"theme":"dark"}');
    const store = createSettingsStore(storage);

    store.forget();

    expect(store.current()).toEqual(DEFAULT_SETTINGS);
    expect(storage.kept.size).toBe(0);
  });
});

describe('Dressing the page', () => {
  const root = () => ({
    dataset: {} as Record<string, string | undefined>,
    style: { fontSize: '' },
  });

  it('leaves the theme to the device until somebody decides', () => {
    const page = root();

    applySettings(page, { ...DEFAULT_SETTINGS, theme: 'dark' });
    expect(page.dataset['theme']).toBe('dark');

    applySettings(page, DEFAULT_SETTINGS);
    expect('theme' in page.dataset).toBe(false);
  });

  it('sets size, motion, emblems and hand', () => {
    const page = root();

    applySettings(page, {
      ...DEFAULT_SETTINGS,
      textSize: 120,
      motion: 'none',
      strongEmblems: true,
      leftHand: true,
    });

    expect(page.style.fontSize).toBe('120%');
    expect(page.dataset).toMatchObject({ motion: 'none', emblems: 'strong', hand: 'left' });
  });
});

describe('What was learned', () => {
  it('is kept by game and lesson, and what does not read costs the rest nothing', () => {
    const lessons = {
      'seawolf/first': { at: 'swap', done: false, misses: 0 },
      'seawolf/slot': { at: '', done: true, misses: 2 },
      'seawolf/reach': { at: 7, done: true },
      'no lesson': { at: '', done: true },
      'ahoy/first': 'done',
    };

    expect(parseSettings({ lessons }).lessons).toEqual({
      'seawolf/first': { at: 'swap', done: false, misses: 0 },
      'seawolf/slot': { at: '', done: true, misses: 2 },
    });
  });

  it('was stored before tries were counted, and opens with none', () => {
    const lessons = { 'seawolf/first': { at: '', done: true } };

    expect(parseSettings({ lessons }).lessons).toEqual({
      'seawolf/first': { at: '', done: true, misses: 0 },
    });
  });
});
