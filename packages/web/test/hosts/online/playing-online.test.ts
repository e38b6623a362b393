import { NO_AFFAIRS, UpdateWriter } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenTable } from '../../../src/hosts/host.ts';
import type { Connection } from '../../../src/hosts/online/connection.ts';

import { type FollowedTable, followTable } from '../../../src/hosts/online/follow-table.ts';
import { SEAT_0 } from '../harness.ts';
import { CARD, connectionTo, FakeServer, TABLE } from './fake-server.ts';

const at = async (
  server: FakeServer,
): Promise<{ connection: Connection; followed: FollowedTable }> => {
  const connection = connectionTo(server);
  const opened = await followTable(connection, TABLE);
  if (!opened.ok) throw new Error(opened.refusal.sentence);
  await vi.advanceTimersByTimeAsync(0);
  return { connection, followed: opened.value };
};

const tableOf = (followed: FollowedTable): OpenTable => {
  const table = followed.table();
  if (table === null) throw new Error('not dealt');
  return table;
};

const playFirst = (open: OpenTable): ReturnType<OpenTable['play']> => {
  const { question, seq } = open.current();
  const [choice] = question?.choices ?? [];
  if (choice === undefined) throw new Error('not asked');
  return open.play({ choice, seq });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('A table of a server', () => {
  it('is due when its server says, whatever the clocks of the two show', async () => {
    const server = await FakeServer.open();
    server.ahead = 3_600_000;
    server.dueAt = Date.now() + server.ahead + 45_000;

    const { followed } = await at(server);

    expect((tableOf(followed).current().dueAt ?? 0) - Date.now()).toBe(45_000);
  });

  it('has a log whose times are this machine’s, so that a minute ago is a minute ago', async () => {
    const server = await FakeServer.open();
    server.ahead = 3_600_000;
    await server.playFirst(server.ann);

    const { followed } = await at(server);

    // By the server's own clock it was moment 0.
    expect(
      tableOf(followed)
        .current()
        .log.map((entry) => entry.at),
    ).toEqual([-server.ahead]);
  });

  it('has clocks that run by this machine, and stand where its server says', async () => {
    const server = await FakeServer.open();
    server.ahead = -3_600_000;
    server.timing = {
      ...NO_AFFAIRS,
      pace: { kind: 'relaxed', turn: 60_000 },
      whenLate: 'answer',
      clocks: [
        { left: 60_000, since: Date.now() + server.ahead },
        { left: 60_000, since: null },
        null,
      ],
      vacations: [null, null, null],
      mayAbort: true,
    };

    const { followed } = await at(server);

    const { clocks } = tableOf(followed).current().timing ?? { clocks: [] };
    expect(clocks).toEqual([
      { left: 60_000, since: Date.now() },
      { left: 60_000, since: null },
      null,
    ]);
  });

  it('is shown as any table: own seat, presence, and nobody here but oneself', async () => {
    const { followed } = await at(await FakeServer.open());
    const shot = tableOf(followed).current();

    expect(shot.viewer).toBe(SEAT_0);
    expect(shot.here.seats).toEqual([SEAT_0]);
    expect(shot.presence).toEqual(['here', 'away']);
    expect(shot.link).toEqual({ state: 'live', isLeader: true, isStored: true });
    expect(followed.current().invitation).toBe('come-aboard');
  });

  it('plays, and tells its log as it grows', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    const before = open.current().seq;

    const played = await playFirst(open);
    server.tell(before);

    expect(played.ok).toBe(true);
    expect(open.current().seq).toBeGreaterThan(before);
    expect(open.current().log).toEqual(server.ann.entriesAfter(0));
  });

  it('hands on what the server refuses', async () => {
    const open = tableOf((await at(await FakeServer.open())).followed);

    const played = await open.play({ choice: { do: 'mutiny' }, seq: open.current().seq });

    expect(played).toMatchObject({ ok: false, refusal: { code: 'not-offered' } });
  });

  it('does not send what a server does not offer, and says that it has no such thing', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    const sent = server.last.asked.length;

    const paced = await open.pace({ paused: true });

    expect(paced).toMatchObject({ ok: false, refusal: { code: 'not-yours' } });
    expect([open.offers('pace'), open.offers('branch'), open.offers('play')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(server.last.asked).toHaveLength(sent);
  });

  it('may have a coach as long as no clock runs, and no bot’s advice from the server', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);

    expect([open.mayCoach(), open.offers('advise')]).toEqual([true, false]);
    server.last.say({ kind: 'card', card: { ...CARD, answerTime: 30_000 } });
    expect(open.mayCoach()).toBe(false);
    server.last.say({ kind: 'card', card: { ...CARD, clock: { start: 60_000, increment: 0 } } });
    expect(open.mayCoach()).toBe(false);
  });

  it('takes what it is told twice once', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    await server.playFirst(server.ann);

    server.tell(0);
    server.tell(0);

    expect(open.current().log).toEqual(server.ann.entriesAfter(0));
  });

  it('does not fall back to an older moment that comes late', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    const old = server.update(0);
    await server.playFirst(server.ann);
    server.tell(0);
    const seen = open.current();

    server.last.say({ kind: 'table', update: old });

    expect(open.current()).toBe(seen);
  });

  it('asks for what it missed, where the server is further on than it knows', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    await server.playFirst(server.ann);

    server.tell(server.ann.snapshot().seq);
    await vi.advanceTimersByTimeAsync(0);

    const follows = server.last.asked.filter(({ verb }) => verb === 'follow');
    expect(follows).toMatchObject([{}, { args: { after: 0 } }]);
    expect(open.current().log).toEqual(server.ann.entriesAfter(0));
  });

  it('puts changes together, and asks for the whole where one does not fit', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    const writer = new UpdateWriter(true);
    writer.write(server.update(0));
    await server.playFirst(server.ann);
    const text = writer.write(server.update(0)) ?? '';

    server.last.sayText(text);
    await vi.advanceTimersByTimeAsync(0);
    const { view, log } = open.current();
    expect([view, log]).toEqual([server.ann.snapshot().view, server.ann.entriesAfter(0)]);

    const before = server.last.asked.length;
    server.last.sayText(text);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.last.asked.slice(before)).toContainEqual(
      expect.objectContaining({ verb: 'follow' }),
    );
    expect(open.current().view).toEqual(server.ann.snapshot().view);
  });
});

describe('A connection that breaks', () => {
  it('in the middle of a play: the play is asked again, and done once', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    server.answers = false;
    const playing = playFirst(open);
    const [first] = server.calls;
    if (first === undefined) throw new Error('nobody called');
    // The server hears it, and the line breaks before its answer arrives.
    const [play] = first.asked.slice(-1);
    if (play === undefined) throw new Error('nothing was asked');
    await server.playFirst(server.ann);
    const done = server.ann.snapshot().seq;
    server.answers = true;
    first.drop();
    expect(open.current().link.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(1_000);

    expect((await playing).ok).toBe(true);
    expect(server.last.asked.map(({ verb }) => verb)).toEqual(['follow', 'play', 'chat']);
    expect(server.ann.snapshot().seq).toBe(done);
    expect(open.current().log).toEqual(server.ann.entriesAfter(0));
    expect(open.current().link.state).toBe('live');
  });

  it('before the server heard the play: it is done with the next', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    const before = server.ann.snapshot().seq;
    server.answers = false;
    const playing = playFirst(open);
    server.answers = true;
    server.last.drop();
    await vi.advanceTimersByTimeAsync(1_000);

    expect((await playing).ok).toBe(true);
    expect(server.ann.snapshot().seq).toBeGreaterThan(before);
  });

  it('comes back where it was, and is told only the rest', async () => {
    const server = await FakeServer.open();
    const open = tableOf((await at(server)).followed);
    await server.playFirst(server.ann);
    server.tell(0);
    const known = open.current().seq;
    server.last.drop();
    await server.playFirst(server.ben);
    await vi.advanceTimersByTimeAsync(1_000);

    expect(server.last.asked[0]).toMatchObject({ verb: 'follow', args: { after: known } });
    expect(open.current().log).toEqual(server.ann.entriesAfter(0));
  });

  it('finds that the table is gone, and says so', async () => {
    const server = await FakeServer.open();
    const { followed } = await at(server);
    server.last.drop();
    server.card = { ok: false, refusal: { code: 'no-table', clause: null, sentence: 'gone' } };
    await vi.advanceTimersByTimeAsync(1_000);

    expect(followed.loss()?.code).toBe('no-table');
    expect(tableOf(followed).current().link.state).toBe('lost');
  });

  it('is told that the table was deleted while it looked on', async () => {
    const server = await FakeServer.open();
    const { followed } = await at(server);

    server.last.say({ kind: 'gone', table: TABLE });

    expect(followed.loss()?.code).toBe('no-table');
    expect(followed.link()).toBe('lost');
  });
});
