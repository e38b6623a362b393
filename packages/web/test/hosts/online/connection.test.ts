import { portToSocket } from '@quarterdeck/rpc';
import { HEARTBEAT, PROTOCOL } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from '../../../src/hosts/online/backoff.ts';
import { followTable } from '../../../src/hosts/online/follow-table.ts';
import { connectionTo, Pier, TABLE } from './fake-server.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A connection to a server', () => {
  it('is live once it was welcome, and knows what the guest is called', async () => {
    const connection = connectionTo(await Pier.open());
    expect(connection.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(0);

    expect(connection.state).toBe('live');
    expect(connection.name).toBe('Ann');
  });

  it('asks nothing of a server of another protocol, and calls it no more', async () => {
    const pier = await Pier.open();
    pier.welcomes = false;
    const onProtocolMismatch = vi.fn();
    const connection = connectionTo(pier, onProtocolMismatch);
    const asked = connection.call('mine', {});

    pier.last.welcome(PROTOCOL + 1);
    await vi.advanceTimersByTimeAsync(120_000);

    expect(onProtocolMismatch).toHaveBeenCalledTimes(1);
    expect(connection.state).toBe('lost');
    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'host-lost' } });
    expect(pier.calls).toHaveLength(1);
    expect(pier.last.asked).toEqual([]);
  });

  it.each([
    ['no JSON', 'ahoy'],
    ['no message', '[]'],
    ['an unknown kind', '{"kind":"broadside"}'],
    ['an answer without a value', '{"kind":"answered","id":1}'],
    [
      'an update with a hole in it',
      '{"kind":"table","update":{"table":{"id":"x"},"seq":3,"after":0,"entries":[]}}',
    ],
  ])('hangs up at garbage and calls again: %s', async (_, garbage) => {
    const pier = await Pier.open();
    const connection = connectionTo(pier);
    await vi.advanceTimersByTimeAsync(0);

    pier.last.sayText(garbage);
    expect(pier.calls[0]?.isOver).toBe(true);
    expect(connection.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(1_000);

    expect(pier.calls).toHaveLength(2);
    expect(connection.state).toBe('live');
  });

  it('hangs up where the server does not begin with its welcome', async () => {
    const pier = await Pier.open();
    pier.welcomes = false;
    connectionTo(pier);

    pier.last.say({ kind: 'heartbeat' });

    expect(pier.calls[0]?.isOver).toBe(true);
  });

  it('holds as long as the heart beats, and calls again when it stops', async () => {
    const pier = await Pier.open();
    const connection = connectionTo(pier);
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(HEARTBEAT);
      pier.last.say({ kind: 'heartbeat' });
    }
    expect(pier.calls).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT);
    expect(connection.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(pier.calls).toHaveLength(2);
  });

  it('says when it waits for long, and takes that back with the answer', async () => {
    const pier = await Pier.open();
    const connection = connectionTo(pier);
    await vi.advanceTimersByTimeAsync(0);
    pier.answers = false;
    const asked = connection.call('mine', {});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.state).toBe('slow');

    pier.last.say({ kind: 'answered', id: 1, value: { ok: true, value: [] } });

    expect(await asked).toEqual({ ok: true, value: [] });
    expect(connection.state).toBe('live');
  });

  it('gives up a request that nobody answers, and takes the server for lost', async () => {
    const pier = await Pier.open();
    const connection = connectionTo(pier);
    await vi.advanceTimersByTimeAsync(0);
    pier.answers = false;
    const asked = connection.call('mine', {});

    await vi.advanceTimersByTimeAsync(20_000);

    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'host-lost' } });
    expect(connection.state).toBe('reconnecting');
  });

  it('does not set a table twice: what broke off is refused', async () => {
    const pier = await Pier.open();
    const connection = connectionTo(pier);
    await vi.advanceTimersByTimeAsync(0);
    pier.answers = false;
    const seats = [{ name: 'Ann', colour: 'red', who: { kind: 'me' } }] as const;
    const setup = { game: 'reef', seats, watching: 'nobody', answerTime: null } as const;
    const asked = connection.call('create', { setup });

    pier.last.drop();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await asked).toMatchObject({ ok: false });
    expect(pier.last.asked).toEqual([]);
  });

  it('waits longer from call to call, and not at all when it is told that the network is back', async () => {
    const pier = await Pier.open();
    pier.welcomes = false;
    const connection = connectionTo(pier);
    pier.last.drop();
    await vi.advanceTimersByTimeAsync(backoff(1, 0) - 1);
    expect(pier.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(pier.calls).toHaveLength(2);

    pier.last.drop();
    connection.retryNow();

    expect(pier.calls).toHaveLength(3);
    expect(backoff(2, 0)).toBeGreaterThan(backoff(1, 0));
    expect(backoff(50, 0.99)).toBeLessThanOrEqual(30_000);
    expect(backoff(1, 0.9)).toBeGreaterThan(backoff(1, 0.1));
  });

  it('opens no table where no server answers, and calls no more once it is closed', async () => {
    const pier = await Pier.open();
    pier.welcomes = false;
    const connection = connectionTo(pier);
    const opening = followTable(connection, TABLE);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await opening).toMatchObject({ ok: false, refusal: { code: 'host-lost' } });

    connection.close();
    const called = pier.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(pier.calls).toHaveLength(called);
  });
});

describe('A socket of the browser', () => {
  const socket = (): EventTarget & { sent: string[]; send(text: string): void; close(): void } => {
    const sent: string[] = [];
    return Object.assign(new EventTarget(), {
      sent,
      send: (text: string) => void sent.push(text),
      close: () => {},
    });
  };

  it('hears text, and tells its loss once', () => {
    const browser = socket();
    const heard: unknown[] = [];
    const lost = vi.fn();
    const port = portToSocket(browser as unknown as WebSocket);
    port.listen((message) => heard.push(message));
    port.onLoss(lost);

    port.post({ say: 'ahoy' });
    browser.dispatchEvent(new MessageEvent('message', { data: '{"say":"aye"}' }));
    browser.dispatchEvent(new MessageEvent('message', { data: new ArrayBuffer(2) }));
    browser.dispatchEvent(new Event('error'));
    browser.dispatchEvent(new Event('close'));

    expect(browser.sent).toEqual(['{"say":"ahoy"}']);
    expect(heard).toEqual([{ say: 'aye' }, undefined]);
    expect(lost).toHaveBeenCalledTimes(1);
  });
});
