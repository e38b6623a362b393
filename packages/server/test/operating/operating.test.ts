import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@quarterdeck/shelf';
import { StorageFault } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOnline } from '../../src/online/online.ts';
import { onlineWhenOpen } from '../../src/online/online-when-open.ts';
import { readinessOf } from '../../src/online/readiness.ts';
import { serve } from '../../src/serve.ts';
import { startBot } from '../../src/start.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { StoreNotOpened } from '../../src/store/store-not-opened.ts';
import { makeBuiltPage } from '../built-page.ts';
import { hearLines } from '../heard-lines.ts';
import { OnlineServer } from '../online-server.ts';
import { driversHere, titleOf } from '../sqlite/drivers.ts';
import { eventually, must, refusalIn } from '../test-client.ts';

const statusAt = async (port: number, path: string): Promise<readonly [number, unknown]> => {
  const answer = await fetch(`http://localhost:${port}${path}`);
  return [answer.status, await answer.json()];
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-operating-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe.each((await driversHere()).map((driver) => [titleOf(driver), driver] as const))(
  'A folder of tables with %s',
  (_, driver) => {
    it('is refused to a second server with a sentence, and had again when the first ends', async () => {
      const first = await openSqlite(folder, driver);

      await expect(openSqlite(folder, driver)).rejects.toMatchObject({
        code: 'busy',
        message: expect.stringContaining('stop the other program'),
      });
      await first.close();

      await (await openSqlite(folder, driver)).close();
    });
  },
);

describe('A server', () => {
  it('says that it is not ready while nothing can be stored, and writes one line about it', async () => {
    const lines = hearLines();
    const at = new OnlineServer({ loadGame });
    let isFull = false;
    const orFull = <T>(work: () => Promise<T>): Promise<T> =>
      isFull ? Promise.reject(new StorageFault('full', new Error('no room'))) : work();
    await at.start({}, (store) => ({
      probe: () => orFull(store.probe),
      guests: {
        ...store.guests,
        rename: (...args) => orFull(() => store.guests.rename(...args)),
      },
    }));
    const { client } = await at.guest('Ada');
    isFull = true;

    const renamed = [];
    for (const name of ['Bea', 'Cy']) renamed.push(await client.ask('rename', { name }));
    const unready = await statusAt(at.port, '/ready');
    const alive = await statusAt(at.port, '/health');
    const written = [...lines];
    isFull = false;
    must(await client.ask('rename', { name: 'Di' }));
    await eventually(async () => (await statusAt(at.port, '/ready'))[0] === 200);

    expect(renamed.map(refusalIn)).toEqual(['storage-full', 'storage-full']);
    expect(unready).toEqual([
      503,
      { status: 'not-ready', code: 'storage-full', sentence: expect.stringContaining('no room') },
    ]);
    expect(alive).toEqual([200, { status: 'ok' }]);
    expect(written).toMatchObject([
      {
        level: 'error',
        msg: expect.stringContaining('cannot be stored'),
        err: { type: 'StorageFault' },
      },
    ]);
    expect(lines.at(-1)).toMatchObject({
      level: 'info',
      msg: expect.stringContaining('3 requests were refused'),
    });
    await at.remove();
  });

  it('says that it is not ready while its database hangs, and asks it once a second', async () => {
    vi.useFakeTimers();
    const probe = vi.fn(() => new Promise<void>(() => {}));
    let now = 0;
    const room = (): Promise<null> => Promise.resolve(null);
    const parts = { store: { probe, room }, bus: { line: 'none' as const }, tables: () => 0 };
    const ready = readinessOf({ ...parts, ticks: () => now });

    const answers = [ready(), ready(), ready()];
    await vi.advanceTimersByTimeAsync(3_000);

    for (const answer of await Promise.all(answers))
      expect(answer).toMatchObject({ code: 'storage-failed' });
    expect(probe).toHaveBeenCalledTimes(1);
    now = 1_000;
    void ready();
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('says what it has: the room on its disk, the news of other nodes and its tables', async () => {
    const bus: { line: 'up' | 'down' } = { line: 'up' };
    let bytes: number | null = 5_400_000;
    let now = 0;
    const ready = readinessOf({
      store: { probe: () => Promise.resolve(), room: () => Promise.resolve(bytes) },
      bus,
      tables: () => 12,
      ticks: () => (now += 1_000),
    });

    const whole = await ready();
    bus.line = 'down';
    bytes = null;
    const withoutNews = await ready();
    bytes = 900_000;
    const full = await ready();

    expect(whole).toEqual({ database: 'ok', freeMegabytes: 5, news: 'heard', tables: 12 });
    // Tables go on by asking the database: somebody should look, and nobody has to leave.
    expect(withoutNews).toMatchObject({ database: 'ok', freeMegabytes: null, news: 'lost' });
    expect(full).toMatchObject({ code: 'storage-full' });
  });

  it('serves the page before its database is there, and opens its tables when it comes', async () => {
    const page = makeBuiltPage();
    const news: unknown[] = [];
    let isThere = false;
    const online = await onlineWhenOpen({
      open: async () => {
        if (!isThere) throw new StoreNotOpened('failed', new Error('refused'));
        const store = await openSqlite(folder);
        const opened = await openOnline(store, { loadGame, startBot });
        const close = async (): Promise<void> => {
          await opened.close();
          await store.close();
        };
        return { ...opened, close };
      },
      report: (one) => news.push(one),
      retryEvery: 20,
    });
    const { port, close } = await serve({ port: 0, webRoot: page.folder, online });

    expect(await statusAt(port, '/guest')).toMatchObject([503, { refusal: { code: 'failed' } }]);
    expect(await statusAt(port, '/ready')).toMatchObject([503, { code: 'failed' }]);
    isThere = true;

    await eventually(async () => (await statusAt(port, '/ready'))[0] === 200);
    expect((await statusAt(port, '/guest'))[0]).toBe(200);
    expect(news).toEqual([{ problem: expect.any(StoreNotOpened) }, 'open']);
    await online.close();
    await close();
    page.remove();
  });
});
