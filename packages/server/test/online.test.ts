import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup, ServerMessage } from '@quarterdeck/tables';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type OnlineOptions, openOnline } from '../src/online/online.ts';
import { type RunningServer, serve } from '../src/serve.ts';
import { startBot } from '../src/start.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from './built-page.ts';
import { playToTheEnd } from './online-server.ts';
import { sameChance } from './same-chance.ts';
import { must, newGuest, refusalIn, TestClient } from './test-client.ts';

const SEAT_1 = 1 as Seat;
const ME = { name: '', colour: 'red', who: { kind: 'me' } } as const;
const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;
const BOT = { name: 'Bo', colour: 'green', who: { kind: 'bot', bot: 'random' } } as const;

const wishFor = (seats: OnlineSetup['seats'], more: Partial<OnlineSetup> = {}): OnlineSetup => ({
  game: 'reef',
  seats,
  options: { rounds: 2 },
  watching: 'invited',
  answerTime: null,
  ...more,
});

const page = makeBuiltPage();
afterAll(page.remove);

let folder: string;
let store: ServerStore;
let server: RunningServer;
let stopOnline: () => Promise<void>;
let clock = 0;
const chance = sameChance();

async function start(options: Partial<OnlineOptions> = {}): Promise<void> {
  store = await openSqlite(folder);
  const now = (): number => Date.now() + clock;
  const online = await openOnline(store, {
    loadGame,
    startBot,
    botPause: 0,
    lookEvery: 20,
    grace: 0,
    env: { ...chance, now },
    ...options,
  });
  server = await serve({ port: 0, webRoot: page.folder, online });
  stopOnline = online.close;
}

async function stop(): Promise<void> {
  await stopOnline();
  await server.close();
  await store.close();
}

async function guest(
  name: string,
): Promise<{ readonly cookie: string; readonly client: TestClient }> {
  const cookie = await newGuest(server.port);
  const client = await TestClient.call(server.port, cookie);
  must(await client.ask('rename', { name }));
  return { cookie, client };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  clock = 0;
  await start();
});

afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Ada has set a table for two, Bea sits down by the invitation, and both look at it. */
async function twoAtTable(more: Partial<OnlineSetup> = {}) {
  const ada = await guest('Ada');
  const bea = await guest('Bea');
  const { table, invitation } = must(
    await ada.client.ask('create', { setup: wishFor([ME, OPEN], more) }),
  );
  must(await ada.client.open(table));
  must(await bea.client.ask('join', { invitation: invitation ?? '', seat: SEAT_1 }));
  must(await bea.client.open(table));
  for (const { client } of [ada, bea]) await client.until(() => client.updates.has(table));
  return { ada, bea, table, invitation: invitation ?? '' };
}

describe('A table online', () => {
  it('is dealt when the last seat is taken, with the names of those who sit', async () => {
    const { ada, bea, table } = await twoAtTable();

    const [hers, theirs] = [ada.client.now(table), bea.client.now(table)];

    expect([hers.viewer, theirs.viewer]).toEqual([0, 1]);
    expect(hers.table.seats.map(({ name, who }) => [name, who.kind])).toEqual([
      ['Ada', 'person'],
      ['Bea', 'remote'],
    ]);
    expect(hers.presence).toEqual(['here', 'here']);
    expect(must(await bea.client.ask('mine', {})).map((one) => one.table)).toEqual([table]);
  });

  it('is played to its end, and everybody is told the same of it', async () => {
    const { ada, bea, table } = await twoAtTable();

    await playToTheEnd([ada.client, bea.client], table);

    const [hers, theirs] = [ada.client.now(table), bea.client.now(table)];
    expect(hers.outcome).toEqual(theirs.outcome);
    expect(ada.client.logs.get(table)?.map(({ seq }) => seq)).toEqual(
      Array.from({ length: hers.seq }, (_, index) => index + 1),
    );
    expect(must(await ada.client.at(table).verify()).ok).toBe(true);
  });

  it('goes on with bots, in threads of their own', async () => {
    const { client } = await guest('Ada');
    const { table } = must(await client.ask('create', { setup: wishFor([ME, BOT]) }));
    must(await client.open(table));

    await playToTheEnd([client], table);

    expect(client.now(table).outcome).not.toBeNull();
  });

  it('gives a seat to one of two who want it', async () => {
    const ada = await guest('Ada');
    const { invitation } = must(await ada.client.ask('create', { setup: wishFor([ME, OPEN]) }));
    const others = [await guest('Bea'), await guest('Cay')];

    const seated = await Promise.all(
      others.map(({ client }) =>
        client.ask('join', { invitation: invitation ?? '', seat: SEAT_1 }),
      ),
    );

    expect(seated.map(refusalIn).toSorted()).toEqual(['done', 'seat-taken']);
  });

  it('shows onlookers what is open, if it lets them look at all', async () => {
    const { table, invitation } = await twoAtTable();
    const { client } = await guest('Dot');

    expect(refusalIn(await client.open(table))).toBe('no-watching');
    must(await client.open(table, invitation));

    const { viewer, question } = client.now(table);
    expect([viewer, question]).toEqual(['spectator', null]);
    expect(refusalIn(await client.play(table))).toBe('no-seat');
    expect(refusalIn(await client.at(table).rematch())).toBe('no-seat');
    const closed = await twoAtTable({ watching: 'nobody' });
    expect(refusalIn(await client.open(closed.table, closed.invitation))).toBe('no-watching');
  });

  it('is left before it is dealt, and conceded after', async () => {
    const ada = await guest('Ada');
    const { table } = must(await ada.client.ask('create', { setup: wishFor([ME, OPEN]) }));
    must(await ada.client.ask('leave', { table }));
    expect(must(await ada.client.ask('mine', {}))[0]?.seats[0]?.who).toBe('open');

    const begun = await twoAtTable();
    const { asides } = begun.bea.client.now(begun.table);
    must(await begun.bea.client.play(begun.table, () => asides[0]));
    await begun.ada.client.until(() => begun.ada.client.now(begun.table).seq === 1);
    const [conceding] = begun.ada.client.logs.get(begun.table) ?? [];
    expect([conceding?.seat, conceding?.kind]).toEqual([1, 'aside']);
  });

  it('is played again by those who sat there, whoever asks first', async () => {
    const { ada, bea, table } = await twoAtTable();
    expect(refusalIn(await ada.client.at(table).rematch())).toBe('not-over');
    await playToTheEnd([ada.client, bea.client], table);

    const again = await Promise.all([ada, bea].map(({ client }) => client.at(table).rematch()));

    // Who asked before the other one had is told of it by the card.
    const [first, ...others] = again.map(must).filter((one) => one !== null);
    expect(first).toBeDefined();
    expect(others.every((one) => one === first)).toBe(true);
    must(await bea.client.open(first ?? ''));
    expect(bea.client.now(first ?? '').viewer).toBe(1);
    await ada.client.until(() => ada.client.cards.get(table)?.rematch === first);
  });

  it('takes an answer back once, however often it is asked to', async () => {
    const { ada, table } = await twoAtTable();
    must(await ada.client.play(table));
    const { seq } = ada.client.now(table);

    const undone = await Promise.all([
      ada.client.at(table).undo({ seq }),
      ada.client.at(table).undo({ seq }),
    ]);

    expect(undone.map(refusalIn)).toEqual(['done', 'stale']);
  });
});

describe('Whether an answer can be taken back', () => {
  const undosToldTo = (client: TestClient): readonly string[] =>
    client.messages.flatMap((one) => {
      if (one.kind !== 'table') return [];
      const { undo } = one.update;
      return [undo.can ? 'can' : undo.why];
    });

  it('is said a moment after the answer, to its seat alone', async () => {
    const { ada, bea, table } = await twoAtTable();
    const [before, toBea] = [undosToldTo(ada.client).length, undosToldTo(bea.client).length];
    must(await ada.client.play(table));

    await ada.client.until(() => undosToldTo(ada.client).length === before + 2);

    expect(undosToldTo(ada.client).slice(before)).toEqual(['unknown', 'can']);
    expect(undosToldTo(bea.client)).toHaveLength(toBea + 1);
  });

  it('is said at once to a page of before, which knows no such moment', async () => {
    const { ada, table } = await twoAtTable();
    const raw = new WebSocket(`ws://localhost:${server.port}/wire?protocol=2`, {
      headers: { cookie: ada.cookie },
    });
    const heard: ServerMessage[] = [];
    raw.on('message', (data) => heard.push(JSON.parse(data.toString()) as ServerMessage));
    await new Promise((resolve) => raw.once('open', resolve));
    raw.send(JSON.stringify({ id: 1, verb: 'follow', table, after: 0 }));

    must(await ada.client.play(table));
    await vi.waitFor(() =>
      expect(heard.some((one) => one.kind === 'table' && one.update.undo.can)).toBe(true),
    );

    const whys = heard.flatMap((one) =>
      one.kind === 'table' && !one.update.undo.can ? [one.update.undo.why] : [],
    );
    expect(whys).not.toContain('unknown');
    expect(heard.some(({ kind }) => kind === 'changed')).toBe(false);
    raw.terminate();
  });
});

describe('A client that comes back', () => {
  it('is told what it missed, once, and nothing else', async () => {
    const { ada, bea, table } = await twoAtTable();
    must(await bea.client.play(table));
    bea.client.disconnect();
    await ada.client.until(() => ada.client.now(table).presence[1] === 'away');
    must(await ada.client.play(table));

    const back = await TestClient.call(server.port, bea.cookie, bea.client.logs);
    must(await back.open(table));

    const first = back.messages.find(({ kind }) => kind === 'table');
    expect(first?.kind === 'table' && [first.update.after, first.update.seq]).toEqual([1, 2]);
    await playToTheEnd([ada.client, back], table);
    expect(back.logs.get(table)?.map(({ seq }) => seq)).toEqual(
      back.logs.get(table)?.map((_, index) => index + 1),
    );
  });

  it('finds everything as it was after the server was started anew, bots thinking on', async () => {
    const ada = await guest('Ada');
    const { table } = must(await ada.client.ask('create', { setup: wishFor([ME, BOT]) }));
    must(await ada.client.open(table));
    must(await ada.client.play(table));
    const { seq } = ada.client.now(table);
    await stop();
    await start();

    const back = await TestClient.call(server.port, ada.cookie, ada.client.logs);
    must(await back.open(table));

    expect(back.now(table).seq).toBeGreaterThanOrEqual(seq);
    await playToTheEnd([back], table);
    expect(back.now(table).outcome).not.toBeNull();
  });

  it('finds that a bot has answered where its time ran out', async () => {
    const { ada, table } = await twoAtTable({ answerTime: 10_000 });
    expect(ada.client.now(table).dueAt).toBeGreaterThan(Date.now());

    clock = 11_000;

    await ada.client.until(() => ada.client.now(table).substituted.length === 2);
    await ada.client.until(() => ada.client.now(table).seq >= 2);
    expect(ada.client.now(table).substituted).toEqual([0, 1]);
  });
});

describe('The gate', () => {
  it('turns away who is no guest, and who comes from another page', async () => {
    await expect(TestClient.call(server.port, '')).rejects.toThrow('401');
    const cookie = await newGuest(server.port);
    const forged = cookie.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'));
    await expect(TestClient.call(server.port, forged)).rejects.toThrow('401');
    const origin = 'https://elsewhere.example';
    await expect(TestClient.call(server.port, cookie, new Map(), { origin })).rejects.toThrow(
      '403',
    );
    const own = { origin: `http://localhost:${server.port}` };
    expect((await TestClient.call(server.port, cookie, new Map(), own)).isConnected).toBe(true);
  });

  it('gives a cookie that no script can read and no other site can send', async () => {
    const { headers } = await fetch(`http://localhost:${server.port}/guest`);

    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  it('names the mistake in what is no request, and goes on', async () => {
    const { client } = await guest('Ada');

    client.send('{"id":1,');
    client.send('{"id":"one","verb":"play"}');
    const wrong = await client.at('t').play({ choice: { do: 'stay' }, seq: -1 });
    const answered = await client.at('t').play({ choice: { do: 'stay' }, seq: 0 });

    const faults = client.messages.flatMap((one) => (one.kind === 'fault' ? [one.refusal] : []));
    expect(faults.map(({ code }) => code)).toEqual(['not-json', 'malformed']);
    expect(faults[1]?.sentence).toContain('call.id');
    expect(wrong).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', sentence: expect.stringContaining('play.seq') },
    });
    expect(refusalIn(answered)).toBe('not-open');
  });

  it('refuses what no table can be set with, before anybody sits', async () => {
    const { client } = await guest('Ada');
    const set = async (wish: OnlineSetup): Promise<string> =>
      refusalIn(await client.ask('create', { setup: wish }));

    expect(await set(wishFor([ME]))).toBe('bad-seats');
    expect(await set(wishFor([ME, ME]))).toBe('seated-already');
    expect(await set(wishFor([ME, OPEN], { game: 'chess' }))).toBe('unknown-game');
    expect(await set(wishFor([ME, OPEN], { options: { rounds: 'many' } }))).toBe('bad-option');
    expect(await set(wishFor([ME, OPEN], { pack: '{' }))).toBe('not-json');
  });

  it('slows down who asks too much', async () => {
    await stop();
    await start({ limits: { calls: { burst: 5, perSecond: 0 } } });
    const { client } = await guest('Ada');

    const ask = () => client.ask('invitation', { invitation: 'none' });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));

    expect(answers.map(refusalIn).filter((code) => code === 'too-fast')).toHaveLength(2);
  });
});
