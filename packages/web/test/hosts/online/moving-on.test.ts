import { SENT_ON } from '@quarterdeck/rpc';
import { PROTOCOL } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../../src/hosts/online/connection.ts';
import { type FollowedTable, followTable } from '../../../src/hosts/online/follow-table.ts';
import { LobbyFeed } from '../../../src/hosts/online/lobby-feed.ts';
import { connectionTo, FakeServer, TABLE } from './fake-server.ts';

const LINGER_MS = 500;

let server: FakeServer;
let connection: Connection;
let table: FollowedTable;
const states: string[] = [];
const onProtocolMismatch = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onProtocolMismatch.mockClear();
  server = await FakeServer.open();
  connection = connectionTo(server, onProtocolMismatch);
  const followed = await followTable(connection, TABLE);
  if (!followed.ok) throw new Error(followed.refusal.sentence);
  table = followed.value;
  await vi.advanceTimersByTimeAsync(0);
  states.length = 0;
  connection.onState(() => states.push(connection.state));
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The calls that were made so far, the first of them first. */
const call = (at: number): FakeServer['last'] => {
  const one = server.calls[at];
  if (one === undefined) throw new Error(`there was no call ${at}`);
  return one;
};
const verbsAt = (at: number): readonly string[] => call(at).asked.map(({ verb }) => verb);
const logLength = (): number => table.table()?.current().log.length ?? 0;

describe('A page whose server ends', () => {
  it('calls the next one, and hangs up when that shows the table: it never says that it is away', async () => {
    await server.playFirst(server.ann);
    server.welcomes = false;
    call(0).say({ kind: 'ending' });
    await vi.advanceTimersByTimeAsync(0);
    const whileCalling = [server.calls.length, call(0).isOver, connection.state];
    call(1).welcome();
    await vi.advanceTimersByTimeAsync(LINGER_MS);

    expect(whileCalling).toEqual([2, false, 'live']);
    expect(verbsAt(1)).toEqual(['follow', 'chat']);
    expect(call(0).isOver).toBe(true);
    expect(logLength()).toBe(1);
    expect(states).toEqual(['live']);
  });

  it('hears the one that ends until then, and only the next one after that', async () => {
    server.welcomes = false;
    call(0).say({ kind: 'ending' });
    await server.playFirst(server.ann);
    call(0).say({ kind: 'table', update: server.update(0) });
    const before = logLength();
    call(1).welcome();
    await vi.advanceTimersByTimeAsync(0);
    await server.playFirst(server.ben);
    call(0).say({ kind: 'table', update: server.update(1) });
    const fromFormer = logLength();
    server.tell(1);

    expect([before, fromFormer, logLength()]).toEqual([1, 1, 2]);
  });

  it('is answered where it asked, and waits for that', async () => {
    server.answers = false;
    const asked = connection.call('rename', { name: 'Anna' });
    server.answers = true;
    call(0).say({ kind: 'ending' });
    await vi.advanceTimersByTimeAsync(2 * LINGER_MS);
    const whileOwed = call(0).isOver;
    const id = call(0).asked.at(-1)?.id ?? 0;
    call(0).say({ kind: 'answered', id, value: { ok: true, value: null } });
    await vi.advanceTimersByTimeAsync(LINGER_MS);

    expect(whileOwed).toBe(false);
    expect(await asked).toMatchObject({ ok: true });
    expect(verbsAt(1)).toEqual(['follow', 'chat']);
    expect(call(0).isOver).toBe(true);
  });

  it('stays where it is while no other can be reached, and tries again', async () => {
    server.welcomes = false;
    call(0).say({ kind: 'ending' });
    call(1).drop();
    await vi.advanceTimersByTimeAsync(0);
    await server.playFirst(server.ann);
    call(0).say({ kind: 'table', update: server.update(0) });
    const meanwhile = [logLength(), connection.state];
    await vi.advanceTimersByTimeAsync(250);
    call(2).welcome();
    await vi.advanceTimersByTimeAsync(LINGER_MS);

    expect(meanwhile).toEqual([1, 'live']);
    expect([server.calls.length, call(0).isOver]).toEqual([3, true]);
    expect(states).toEqual(['live']);
  });

  it('passes over one that ends as well, and one that does not show the table', async () => {
    server.welcomes = false;
    call(0).say({ kind: 'ending' });
    call(1).welcome();
    call(1).say({ kind: 'ending' });
    await vi.advanceTimersByTimeAsync(250);
    server.answers = false;
    call(2).welcome();
    await vi.advanceTimersByTimeAsync(5_000);
    const left = [call(1).isOver, call(2).isOver, call(0).isOver];
    server.answers = true;
    await vi.advanceTimersByTimeAsync(500);
    call(3).welcome();
    await vi.advanceTimersByTimeAsync(LINGER_MS);

    expect(left).toEqual([true, true, false]);
    expect(call(0).isOver).toBe(true);
    expect(states).toEqual(['live']);
  });

  it('calls again at once where it is cut off before another one was found', async () => {
    server.welcomes = false;
    call(0).say({ kind: 'ending' });
    server.welcomes = true;
    call(0).drop(SENT_ON);
    await vi.advanceTimersByTimeAsync(0);

    expect(call(1).isOver).toBe(true);
    expect([server.calls.length, connection.state]).toEqual([3, 'live']);
  });

  it('loads itself anew where the next one speaks another protocol', async () => {
    server.welcomes = false;
    call(0).say({ kind: 'ending' });
    call(1).welcome(PROTOCOL + 1);
    await vi.advanceTimersByTimeAsync(0);

    expect(onProtocolMismatch).toHaveBeenCalledTimes(1);
  });

  it('watches the lobby there, too', async () => {
    const feed = new LobbyFeed(connection);
    feed.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    call(0).say({ kind: 'ending' });
    await vi.advanceTimersByTimeAsync(LINGER_MS);

    expect(verbsAt(1)).toEqual(['follow', 'chat', 'watchLobby']);
    expect(feed.current().isConnected).toBe(true);
  });
});
