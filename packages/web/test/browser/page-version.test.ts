import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();

/** As it is when a page is loaded. */
const loaded = async (version: string | undefined) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: version ? { version } : {} } });
  const { hearOfVersion } = await import('../../src/browser/page-version.ts');
  const { pageOffered } = await import('../../src/browser/page-update.ts');
  return {
    hearOfVersion,
    isOffered: () => pageOffered() !== undefined,
    take: () => pageOffered()?.(),
  };
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('A page whose server hands out another one', () => {
  it('offers to load itself anew, and does when it is wanted', async () => {
    const reload = vi.fn();
    vi.stubGlobal('window', { location: { reload } });
    vi.stubGlobal('navigator', {});
    const page = await loaded('one');
    page.hearOfVersion('one');
    expect(page.isOffered()).toBe(false);

    page.hearOfVersion('two');

    expect(page.isOffered()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    page.take();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('offers it on the next visit, too, when it came out of the cache', async () => {
    (await loaded('one')).hearOfVersion('one');

    const again = await loaded('one');
    again.hearOfVersion('two');

    expect(again.isOffered()).toBe(true);
  });

  it('stays where the server is the older one, in the middle of a deploy', async () => {
    (await loaded('one')).hearOfVersion('one');

    const page = await loaded('two');
    page.hearOfVersion('one');

    expect(page.isOffered()).toBe(false);
    page.hearOfVersion('two');
    page.hearOfVersion('three');
    expect(page.isOffered()).toBe(true);
  });

  it('says nothing while it is being written', async () => {
    const page = await loaded(undefined);

    page.hearOfVersion('one');

    expect(page.isOffered()).toBe(false);
  });

  it('is not disturbed by a browser that keeps nothing', async () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    const page = await loaded('one');

    page.hearOfVersion('one');
    page.hearOfVersion('two');

    expect(page.isOffered()).toBe(false);
  });
});
