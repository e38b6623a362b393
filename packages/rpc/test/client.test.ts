import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RpcClient, SLOW_AFTER_MS, TIMEOUT_MS } from '../src/index.ts';
import { deafPort, LIST } from './list.ts';

const LOST = { ok: false, refusal: 'lost' };
const newClient = (more: object = {}): RpcClient<typeof LIST, string> =>
  new RpcClient(LIST, { lost: 'lost', ...more });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('A client', () => {
  it('matches replies to calls, in whatever order they come', async () => {
    const client = newClient();
    const port = deafPort();
    client.attach(port);
    const first = client.call('add', { to: 1 });
    const second = client.call('guess', {});

    port.reply(2, { ok: true, value: 5 });
    port.reply(1, { ok: true, value: 2 });

    expect([await first, await second]).toEqual([
      { ok: true, value: 2 },
      { ok: true, value: 5 },
    ]);
    expect(client.waiting).toBe(0);
  });

  it('calls every verb of a list as a function, about one thing', () => {
    const client = newClient();
    const port = deafPort();
    client.attach(port);

    void client.calls(LIST, 'table-1').add({ to: 1 });
    void client.calls(LIST).guess();

    expect(port.posted).toEqual([
      { id: 1, verb: 'add', to: 1, on: 'table-1' },
      { id: 2, verb: 'guess' },
    ]);
  });

  it('hands on what is no reply, also a reply that is not whole', () => {
    const heard: unknown[] = [];
    const client = newClient({ onPush: (message: unknown) => heard.push(message) });
    const port = deafPort();
    client.attach(port);

    for (const message of [{ kind: 'news' }, { kind: 'answered', id: 1 }, undefined])
      port.say(message);

    expect(heard).toEqual([{ kind: 'news' }, { kind: 'answered', id: 1 }, undefined]);
  });

  it('says that it is slow once, and that it is not when nothing is owed any more', async () => {
    const slow: boolean[] = [];
    const onSlow = (isSlow: boolean): void => void slow.push(isSlow);
    const client = newClient({ slowAfter: SLOW_AFTER_MS, onSlow });
    const port = deafPort();
    client.attach(port);
    const called = client.call('add', { to: 1 });

    await vi.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
    expect(slow).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    port.reply(1, { ok: true, value: 2 });
    await called;

    expect(slow).toEqual([true, false]);
  });

  it('settles what nobody answers in time, and says which verb it was', async () => {
    const silent: string[] = [];
    const onTimeout = (verb: string): void => void silent.push(verb);
    const client = newClient({ timeout: TIMEOUT_MS, onTimeout });
    client.attach(deafPort());
    const [added, guessed] = [client.call('add', { to: 1 }), client.call('guess', {})];

    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);

    expect(await added).toEqual(LOST);
    expect(await guessed).toEqual({ ok: true, value: 7 });
    expect(silent).toEqual(['add', 'guess']);
  });

  it('sends what may be sent twice again by the next port, and settles the rest', async () => {
    const client = newClient();
    client.attach(deafPort());
    const added = client.call('add', { to: 1 });
    const spent = client.call('spend', { coins: 1 });

    client.detach();
    const next = deafPort();
    client.attach(next);
    next.reply(1, { ok: true, value: 2 });

    expect(next.posted).toEqual([{ id: 1, verb: 'add', to: 1 }]);
    expect(await added).toEqual({ ok: true, value: 2 });
    expect(await spent).toEqual(LOST);
  });

  it('holds calls back until it is released, but for those that come first', () => {
    const client = newClient();
    const port = deafPort();
    client.attach(port, true);

    void client.call('add', { to: 1 });
    void client.call('guess', {}, { first: true });
    expect(port.posted.map(({ verb }) => verb)).toEqual(['guess']);
    client.release();

    expect(port.posted.map(({ verb }) => verb)).toEqual(['guess', 'add']);
  });

  it('keeps calls that are made while there is no port', () => {
    const client = newClient();
    void client.call('add', { to: 1 });

    const port = deafPort();
    client.attach(port);

    expect(port.posted.map(({ verb }) => verb)).toEqual(['add']);
  });

  it('hears no port but its last one', async () => {
    const client = newClient();
    const old = deafPort();
    client.attach(old);
    const added = client.call('add', { to: 1 });
    client.detach();
    const next = deafPort();
    client.attach(next);

    old.reply(1, { ok: true, value: 99 });
    next.reply(1, { ok: true, value: 2 });

    expect(await added).toEqual({ ok: true, value: 2 });
  });

  it('tells the other end that a call is not wanted any more', () => {
    const client = newClient();
    const port = deafPort();
    client.attach(port);
    const given = new AbortController();
    void client.call('add', { to: 1 }, { signal: given.signal });

    given.abort();

    expect(port.posted.at(-1)).toEqual({ kind: 'cancel', id: 1 });
  });

  it('settles everything when it is closed, and calls nobody after', async () => {
    const client = newClient();
    const port = deafPort();
    client.attach(port);
    const added = client.call('add', { to: 1 });

    client.close();

    expect(await added).toEqual(LOST);
    expect(await client.call('add', { to: 1 })).toEqual(LOST);
    expect(port.posted).toHaveLength(1);
  });
});
