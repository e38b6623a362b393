import { portToSocket, SENT_ON, SENT_ON_CODE } from '@quarterdeck/rpc';
import { HEARTBEAT, PROTOCOL } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from '../../../src/hosts/online/backoff.ts';
import { Connection } from '../../../src/hosts/online/connection.ts';
import { followTable } from '../../../src/hosts/online/follow-table.ts';
import { connectionTo, FakeServer, TABLE } from './fake-server.ts';

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
    const connection = connectionTo(await FakeServer.open());
    expect(connection.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(0);

    expect(connection.state).toBe('live');
    expect(connection.name).toBe('Ann');
  });

  it('hands on which page the server has, each time it was welcome', async () => {
    const server = await FakeServer.open();
    const onPageVersion = vi.fn();
    server.page = 'one';
    const open = server.open;
    const parts = { open, chance: () => 0, onProtocolMismatch: () => {}, onPageVersion };
    const connection = new Connection(parts);
    await vi.advanceTimersByTimeAsync(0);
    server.page = 'two';
    server.last.drop();
    await vi.advanceTimersByTimeAsync(30_000);

    expect(connection.state).toBe('live');
    expect(onPageVersion.mock.calls).toEqual([['one'], ['two']]);
  });

  it('calls again at once where its server sends it on, and after a pause where the line broke', async () => {
    const server = await FakeServer.open();
    const connection = connectionTo(server);
    await vi.advanceTimersByTimeAsync(0);

    server.last.drop(SENT_ON);
    await vi.advanceTimersByTimeAsync(0);
    const sentOn = [server.calls.length, connection.state];
    server.last.drop();
    await vi.advanceTimersByTimeAsync(200);

    expect(sentOn).toEqual([2, 'live']);
    expect([server.calls.length, connection.state]).toEqual([2, 'reconnecting']);
  });

  it('asks nothing of a server of another protocol, and calls it no more', async () => {
    const server = await FakeServer.open();
    server.welcomes = false;
    const onProtocolMismatch = vi.fn();
    const connection = connectionTo(server, onProtocolMismatch);
    const asked = connection.call('mine', {});

    server.last.welcome(PROTOCOL + 1);
    await vi.advanceTimersByTimeAsync(120_000);

    expect(onProtocolMismatch).toHaveBeenCalledTimes(1);
    expect(connection.state).toBe('lost');
    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'host-lost' } });
    expect(server.calls).toHaveLength(1);
    expect(server.last.asked).toEqual([]);
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
    const server = await FakeServer.open();
    const connection = connectionTo(server);
    await vi.advanceTimersByTimeAsync(0);

    server.last.sayText(garbage);
    expect(server.calls[0]?.isOver).toBe(true);
    expect(connection.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(1_000);

    expect(server.calls).toHaveLength(2);
    expect(connection.state).toBe('live');
  });

  it('hangs up where the server does not begin with its welcome', async () => {
    const server = await FakeServer.open();
    server.welcomes = false;
    connectionTo(server);

    server.last.say({ kind: 'heartbeat' });

    expect(server.calls[0]?.isOver).toBe(true);
  });

  it('holds as long as the heart beats, and calls again when it stops', async () => {
    const server = await FakeServer.open();
    const connection = connectionTo(server);
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(HEARTBEAT);
      server.last.say({ kind: 'heartbeat' });
    }
    expect(server.calls).toHaveLength(1);

    await vi.advanceTimersByTimeAsync(2 * HEARTBEAT);
    expect(connection.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.calls).toHaveLength(2);
  });

  it('says when it waits for long, and takes that back with the answer', async () => {
    const server = await FakeServer.open();
    const connection = connectionTo(server);
    await vi.advanceTimersByTimeAsync(0);
    server.answers = false;
    const asked = connection.call('mine', {});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.state).toBe('slow');

    server.last.say({ kind: 'answered', id: 1, value: { ok: true, value: [] } });

    expect(await asked).toEqual({ ok: true, value: [] });
    expect(connection.state).toBe('live');
  });

  it('gives up a request that nobody answers, and takes the server for lost', async () => {
    const server = await FakeServer.open();
    const connection = connectionTo(server);
    await vi.advanceTimersByTimeAsync(0);
    server.answers = false;
    const asked = connection.call('mine', {});

    await vi.advanceTimersByTimeAsync(20_000);

    expect(await asked).toMatchObject({ ok: false, refusal: { code: 'host-lost' } });
    expect(connection.state).toBe('reconnecting');
  });

  it('does not set a table twice: what broke off is refused', async () => {
    const server = await FakeServer.open();
    const connection = connectionTo(server);
    await vi.advanceTimersByTimeAsync(0);
    server.answers = false;
    const seats = [{ name: 'Ann', colour: 'red', who: { kind: 'me' } }] as const;
    const setup = { game: 'reef', seats, watching: 'nobody', answerTime: null } as const;
    const asked = connection.call('create', { setup });

    server.last.drop();
    await vi.advanceTimersByTimeAsync(1_000);

    expect(await asked).toMatchObject({ ok: false });
    expect(server.last.asked).toEqual([]);
  });

  it('waits longer from call to call, and not at all when it is told that the network is back', async () => {
    const server = await FakeServer.open();
    server.welcomes = false;
    const connection = connectionTo(server);
    server.last.drop();
    await vi.advanceTimersByTimeAsync(backoff(1, 0) - 1);
    expect(server.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.calls).toHaveLength(2);

    server.last.drop();
    connection.retryNow();

    expect(server.calls).toHaveLength(3);
    expect(backoff(2, 0)).toBeGreaterThan(backoff(1, 0));
    expect(backoff(50, 0.99)).toBeLessThanOrEqual(30_000);
    expect(backoff(1, 0.9)).toBeGreaterThan(backoff(1, 0.1));
  });

  it('waits a short time again once the network was said to be back, though that was too early', async () => {
    const server = await FakeServer.open();
    server.welcomes = false;
    const connection = connectionTo(server);
    for (let tries = 1; tries <= 6; tries++) {
      server.last.drop();
      await vi.advanceTimersByTimeAsync(backoff(tries, 0));
    }
    server.last.drop();
    const called = server.calls.length;

    connection.retryNow();
    server.last.drop();
    await vi.advanceTimersByTimeAsync(backoff(1, 0));

    expect(server.calls).toHaveLength(called + 2);
  });

  it('opens no table where no server answers, and calls no more once it is closed', async () => {
    const server = await FakeServer.open();
    server.welcomes = false;
    const connection = connectionTo(server);
    const opening = followTable(connection, TABLE);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await opening).toMatchObject({ ok: false, refusal: { code: 'host-lost' } });

    connection.close();
    const called = server.calls.length;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.calls).toHaveLength(called);
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

  // Node 20 has no class for it.
  const closed = (code: number): Event => Object.assign(new Event('close'), { code });

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
    browser.dispatchEvent(closed(1006));

    expect(browser.sent).toEqual(['{"say":"ahoy"}']);
    expect(heard).toEqual([{ say: 'aye' }, undefined]);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it.each([
    [SENT_ON_CODE, SENT_ON],
    [1001, 'the connection broke'],
  ])('says why it is lost where it was closed with %i', (code, why) => {
    const browser = socket();
    const lost = vi.fn();
    portToSocket(browser as unknown as WebSocket).onLoss(lost);

    browser.dispatchEvent(closed(code));

    expect(lost.mock.calls).toEqual([[why]]);
  });
});
