import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerClient } from '../src/index.ts';
import { type DeafPort, deafPort, LIST } from './list.ts';

const reported: Error[] = [];

const clientOf = (workers: DeafPort[]): WorkerClient<typeof LIST, string> =>
  new WorkerClient(
    LIST,
    () => {
      const worker = deafPort();
      workers.push(worker);
      return worker;
    },
    { lost: 'lost', report: (problem) => reported.push(problem) },
  );

beforeEach(() => {
  reported.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('A client of a worker', () => {
  it('says when it waits for long, and takes that back with the reply', async () => {
    const workers: DeafPort[] = [];
    const client = clientOf(workers);
    const states: string[] = [];
    client.onState((state) => states.push(state));
    const called = client.rpc.call('add', { to: 1 });

    await vi.advanceTimersByTimeAsync(5_000);
    expect(states).toEqual(['slow']);
    workers[0]?.reply(1, { ok: true, value: 2 });

    expect(await called).toEqual({ ok: true, value: 2 });
    expect(states).toEqual(['slow', 'live']);
  });

  it('takes another worker where one died or fell silent, and tells it where to go on', async () => {
    const workers: DeafPort[] = [];
    const client = clientOf(workers);
    const states: string[] = [];
    let restarts = 0;
    client.onState((state) => states.push(state));
    client.onRestart(() => {
      restarts++;
      return Promise.resolve({ ok: true });
    });
    const first = client.rpc.call('add', { to: 1 });
    workers[0]?.die();
    expect(await first).toEqual({ ok: false, refusal: 'lost' });
    expect(workers[0]?.isClosed()).toBe(true);

    const second = client.rpc.call('guess', {});
    await vi.advanceTimersByTimeAsync(20_000);

    expect(await second).toEqual({ ok: true, value: 7 });
    expect(states).toEqual(['reconnecting', 'slow', 'reconnecting']);
    expect([restarts, workers.length]).toEqual([2, 3]);
  });

  it('is lost where the new worker cannot go on', async () => {
    const workers: DeafPort[] = [];
    const client = clientOf(workers);
    const states: string[] = [];
    client.onState((state) => states.push(state));
    client.onRestart(() => Promise.resolve({ ok: false }));

    workers[0]?.die();
    await vi.advanceTimersByTimeAsync(0);

    expect(states).toEqual(['reconnecting', 'lost']);
  });

  it('gives up on a worker that dies again and again, and says so', async () => {
    const workers: DeafPort[] = [];
    const client = clientOf(workers);
    const states: string[] = [];
    client.onState((state) => states.push(state));

    for (let death = 0; death < 4; death++) workers.at(-1)?.die();

    expect(states).toEqual(['reconnecting', 'reconnecting', 'reconnecting', 'lost']);
    expect(await client.rpc.call('add', { to: 1 })).toEqual({ ok: false, refusal: 'lost' });
    expect(workers).toHaveLength(4);
    expect(reported).toHaveLength(4);
  });

  it('forgives deaths that lie far apart', async () => {
    const workers: DeafPort[] = [];
    const client = clientOf(workers);

    for (let death = 0; death < 6; death++) {
      workers.at(-1)?.die();
      await vi.advanceTimersByTimeAsync(61_000);
    }

    expect(client.isClosed).toBe(false);
    expect(workers).toHaveLength(7);
  });

  it('tells nobody anything once it was released', () => {
    const workers: DeafPort[] = [];
    const client = clientOf(workers);
    const heard: unknown[] = [];
    client.onPush((message) => heard.push(message));
    workers[0]?.say({ kind: 'news' });

    client.release();
    workers[0]?.say({ kind: 'news' });

    expect(heard).toEqual([{ kind: 'news' }]);
  });
});
