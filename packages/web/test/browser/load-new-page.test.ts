import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadNewPage } from '../../src/browser/load-new-page.ts';

/** A worker as the browser hands one out: it has come when it says so. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  come(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeWorkers extends EventTarget {
  installing: FakeWorker | null = null;
  readonly waiting = null;
  readonly update = vi.fn(() => Promise.resolve());
  readonly getRegistration = (): Promise<FakeWorkers> => Promise.resolve(this);
}

const reload = vi.fn();
const kept = new Map<string, string>();
let workers: FakeWorkers;

beforeEach(() => {
  reload.mockClear();
  kept.clear();
  workers = new FakeWorkers();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('navigator', { serviceWorker: workers });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('A page that is older than its server', () => {
  it('loads itself anew once the worker that has the new page has taken over', async () => {
    const worker = new FakeWorker();
    workers.installing = worker;

    const loading = loadNewPage(3);
    await vi.waitUntil(() => workers.update.mock.calls.length === 1);
    expect(reload).not.toHaveBeenCalled();
    worker.come();
    await vi.waitUntil(() => worker.postMessage.mock.calls.length === 1);
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    await loading;

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads itself anew at once where no worker stands between', async () => {
    vi.stubGlobal('navigator', {});

    await loadNewPage(3);

    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not go round in a circle where the server speaks the same way afterwards', async () => {
    await loadNewPage(3);
    await loadNewPage(3);
    expect(reload).toHaveBeenCalledTimes(1);

    await loadNewPage(4);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('waits ten seconds at most for a worker that does not come', async () => {
    vi.useFakeTimers();
    workers.installing = new FakeWorker();

    const loading = loadNewPage(3);
    await vi.advanceTimersByTimeAsync(10_000);
    await loading;

    expect(reload).toHaveBeenCalledTimes(1);
  });
});
