import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foundTable, setFoundTable } from '../../../src/hosts/online/found-table.ts';
import { LobbyFeed } from '../../../src/hosts/online/lobby-feed.ts';
import { CARD, connectionTo, FakeServer } from './fake-server.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  watching: 'anybody',
  answerTime: null,
};

let server: FakeServer;
let feed: LobbyFeed;
beforeEach(async () => {
  vi.useFakeTimers();
  server = await FakeServer.open();
  feed = new LobbyFeed(connectionTo(server));
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  setFoundTable(null);
  vi.useRealTimers();
});

const askedBy = (call: FakeServer['last']): readonly string[] => call.asked.map(({ verb }) => verb);

describe('The lobby in a page', () => {
  it('is watched while somebody looks, and not longer', async () => {
    const leave = feed.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.current()).toEqual({
      tables: { toJoin: [], toWatch: [], seeking: [] },
      seeking: null,
      isConnected: true,
    });

    leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(askedBy(server.last)).toEqual(['watchLobby', 'unwatchLobby']);
  });

  it('is asked for again, with what was sought, when the connection is made again', async () => {
    feed.subscribe(() => {});
    expect((await feed.seek([SETUP])).ok).toBe(true);
    server.last.drop();
    await vi.advanceTimersByTimeAsync(60_000);

    expect(server.calls.length).toBeGreaterThan(1);
    expect(askedBy(server.last).toSorted()).toEqual(['seek', 'watchLobby']);
    expect(feed.current().seeking?.setups).toEqual([SETUP]);
  });

  it('says which table was found, and seeks no more', async () => {
    await feed.seek([SETUP]);

    server.last.say({ kind: 'found', card: CARD });

    expect(foundTable()).toEqual(CARD);
    expect(feed.current().seeking).toBeNull();
  });

  it('tells the server when it seeks no more', async () => {
    await feed.seek([SETUP]);
    await feed.stopSeeking();

    expect(feed.current().seeking).toBeNull();
    expect(askedBy(server.last)).toEqual(['seek', 'stopSeeking']);
  });
});
