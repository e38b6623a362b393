import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OnlineOptions, openOnline } from '../src/online/online.ts';
import { type RunningServer, serve } from '../src/serve.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from './built-page.ts';
import { must, newGuest, refusalIn, Sailor } from './test-client.ts';

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

async function start(options: Partial<OnlineOptions> = {}): Promise<void> {
  store = await openSqlite(folder);
  const now = (): number => Date.now() + clock;
  const online = await openOnline(store, {
    loadGame,
    botPause: 0,
    lookEvery: 20,
    env: { now },
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

async function guest(name: string): Promise<{ readonly cookie: string; readonly sailor: Sailor }> {
  const cookie = await newGuest(server.port);
  const sailor = await Sailor.call(server.port, cookie);
  must(await sailor.ask('rename', { name }));
  return { cookie, sailor };
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
    await ada.sailor.ask('create', { setup: wishFor([ME, OPEN], more) }),
  );
  must(await ada.sailor.open(table));
  must(await bea.sailor.ask('join', { invitation: invitation ?? '', seat: SEAT_1 }));
  must(await bea.sailor.open(table));
  for (const { sailor } of [ada, bea]) await sailor.until(() => sailor.updates.has(table));
  return { ada, bea, table, invitation: invitation ?? '' };
}

const playToTheEnd = async (sailors: readonly Sailor[], table: string): Promise<void> => {
  const isOver = (sailor: Sailor): boolean => sailor.now(table).outcome !== null;
  const playOn = async (sailor: Sailor): Promise<void> => {
    for (;;) {
      const isAsked = (): boolean =>
        sailor.now(table).asked.some(({ seat }) => seat === sailor.now(table).viewer);
      await sailor.until(() => isOver(sailor) || isAsked());
      if (isOver(sailor)) return;
      await sailor.play(table, (choices) => choices.at(-1));
    }
  };
  await Promise.all(sailors.map(playOn));
};

describe('A table online', () => {
  it('is dealt when the last seat is taken, with the names of those who sit', async () => {
    const { ada, bea, table } = await twoAtTable();

    const [hers, theirs] = [ada.sailor.now(table), bea.sailor.now(table)];

    expect([hers.viewer, theirs.viewer]).toEqual([0, 1]);
    expect(hers.table.seats.map(({ name, who }) => [name, who.kind])).toEqual([
      ['Ada', 'person'],
      ['Bea', 'remote'],
    ]);
    expect(hers.presence).toEqual(['here', 'here']);
    expect(must(await bea.sailor.ask('mine', {})).map((one) => one.table)).toEqual([table]);
  });

  it('is played to its end, and everybody is told the same of it', async () => {
    const { ada, bea, table } = await twoAtTable();

    await playToTheEnd([ada.sailor, bea.sailor], table);

    const [hers, theirs] = [ada.sailor.now(table), bea.sailor.now(table)];
    expect(hers.outcome).toEqual(theirs.outcome);
    expect(ada.sailor.logs.get(table)?.map(({ seq }) => seq)).toEqual(
      Array.from({ length: hers.seq }, (_, index) => index + 1),
    );
    expect(must(await ada.sailor.at(table).verify()).ok).toBe(true);
  });

  it('goes on with bots, in threads of their own', async () => {
    const { sailor } = await guest('Ada');
    const { table } = must(await sailor.ask('create', { setup: wishFor([ME, BOT]) }));
    must(await sailor.open(table));

    await playToTheEnd([sailor], table);

    expect(sailor.now(table).outcome).not.toBeNull();
  });

  it('gives a seat to one of two who want it', async () => {
    const ada = await guest('Ada');
    const { invitation } = must(await ada.sailor.ask('create', { setup: wishFor([ME, OPEN]) }));
    const others = [await guest('Bea'), await guest('Cay')];

    const seated = await Promise.all(
      others.map(({ sailor }) =>
        sailor.ask('join', { invitation: invitation ?? '', seat: SEAT_1 }),
      ),
    );

    expect(seated.map(refusalIn).toSorted()).toEqual(['done', 'seat-taken']);
  });

  it('shows onlookers what is open, if it lets them look at all', async () => {
    const { table, invitation } = await twoAtTable();
    const { sailor } = await guest('Dot');

    expect(refusalIn(await sailor.open(table))).toBe('no-watching');
    must(await sailor.open(table, invitation));

    const { viewer, question } = sailor.now(table);
    expect([viewer, question]).toEqual(['spectator', null]);
    expect(refusalIn(await sailor.play(table))).toBe('no-seat');
    expect(refusalIn(await sailor.at(table).rematch())).toBe('no-seat');
    const closed = await twoAtTable({ watching: 'nobody' });
    expect(refusalIn(await sailor.open(closed.table, closed.invitation))).toBe('no-watching');
  });

  it('is left before it is dealt, and conceded after', async () => {
    const ada = await guest('Ada');
    const { table } = must(await ada.sailor.ask('create', { setup: wishFor([ME, OPEN]) }));
    must(await ada.sailor.ask('leave', { table }));
    expect(must(await ada.sailor.ask('mine', {}))[0]?.seats[0]?.who).toBe('open');

    const begun = await twoAtTable();
    expect(refusalIn(await begun.ada.sailor.ask('leave', { table: begun.table }))).toBe(
      'under-way',
    );

    const { asides } = begun.bea.sailor.now(begun.table);
    must(await begun.bea.sailor.play(begun.table, () => asides[0]));
    await begun.ada.sailor.until(() => begun.ada.sailor.now(begun.table).seq === 1);
    const [conceding] = begun.ada.sailor.logs.get(begun.table) ?? [];
    expect([conceding?.seat, conceding?.kind]).toEqual([1, 'aside']);
  });

  it('is played again by those who sat there, whoever asks first', async () => {
    const { ada, bea, table } = await twoAtTable();
    expect(refusalIn(await ada.sailor.at(table).rematch())).toBe('not-over');
    await playToTheEnd([ada.sailor, bea.sailor], table);

    const again = await Promise.all([ada, bea].map(({ sailor }) => sailor.at(table).rematch()));

    expect(new Set(again.map(must)).size).toBe(1);
    const [first] = again.map(must);
    must(await bea.sailor.open(first ?? ''));
    expect(bea.sailor.now(first ?? '').viewer).toBe(1);
    await ada.sailor.until(() => ada.sailor.cards.get(table)?.rematch === first);
  });

  it('takes an answer back once, however often it is asked to', async () => {
    const { ada, table } = await twoAtTable();
    must(await ada.sailor.play(table));
    const { seq } = ada.sailor.now(table);

    const undone = await Promise.all([
      ada.sailor.at(table).undo({ seq }),
      ada.sailor.at(table).undo({ seq }),
    ]);

    expect(undone.map(refusalIn)).toEqual(['done', 'stale']);
  });
});

describe('A client that comes back', () => {
  it('is told what it missed, once, and nothing else', async () => {
    const { ada, bea, table } = await twoAtTable();
    must(await bea.sailor.play(table));
    bea.sailor.hangUp();
    await ada.sailor.until(() => ada.sailor.now(table).presence[1] === 'away');
    must(await ada.sailor.play(table));

    const back = await Sailor.call(server.port, bea.cookie, bea.sailor.logs);
    must(await back.open(table));

    const first = back.messages.find(({ kind }) => kind === 'table');
    expect(first?.kind === 'table' && [first.update.after, first.update.seq]).toEqual([1, 2]);
    await playToTheEnd([ada.sailor, back], table);
    expect(back.logs.get(table)?.map(({ seq }) => seq)).toEqual(
      back.logs.get(table)?.map((_, index) => index + 1),
    );
  });

  it('finds everything as it was after the server was started anew, bots thinking on', async () => {
    const ada = await guest('Ada');
    const { table } = must(await ada.sailor.ask('create', { setup: wishFor([ME, BOT]) }));
    must(await ada.sailor.open(table));
    must(await ada.sailor.play(table));
    const { seq } = ada.sailor.now(table);
    await stop();
    await start();

    const back = await Sailor.call(server.port, ada.cookie, ada.sailor.logs);
    must(await back.open(table));

    expect(back.now(table).seq).toBeGreaterThanOrEqual(seq);
    await playToTheEnd([back], table);
    expect(back.now(table).outcome).not.toBeNull();
  });

  it('finds that a bot has answered where its time ran out', async () => {
    const { ada, table } = await twoAtTable({ answerTime: 10_000 });
    expect(ada.sailor.now(table).dueAt).toBeGreaterThan(Date.now());

    clock = 11_000;

    await ada.sailor.until(() => ada.sailor.now(table).substituted.length === 2);
    await ada.sailor.until(() => ada.sailor.now(table).seq >= 2);
    expect(ada.sailor.now(table).substituted).toEqual([0, 1]);
  });
});

describe('The gate', () => {
  it('turns away who is no guest, and who comes from another page', async () => {
    await expect(Sailor.call(server.port, '')).rejects.toThrow('401');
    const cookie = await newGuest(server.port);
    const forged = cookie.replace(/=\w/, '=0').replace(/\.\w/, '.A');
    await expect(Sailor.call(server.port, forged)).rejects.toThrow('401');
    const origin = 'https://elsewhere.example';
    await expect(Sailor.call(server.port, cookie, new Map(), { origin })).rejects.toThrow('403');
    const own = { origin: `http://localhost:${server.port}` };
    expect((await Sailor.call(server.port, cookie, new Map(), own)).isConnected).toBe(true);
  });

  it('gives a cookie that no script can read and no other site can send', async () => {
    const { headers } = await fetch(`http://localhost:${server.port}/guest`);

    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  it('names the mistake in what is no request, and goes on', async () => {
    const { sailor } = await guest('Ada');

    sailor.send('{"id":1,');
    sailor.send('{"id":"one","verb":"play"}');
    const wrong = await sailor.at('t').play({ choice: { do: 'stay' }, seq: -1 });
    const answered = await sailor.at('t').play({ choice: { do: 'stay' }, seq: 0 });

    const faults = sailor.messages.flatMap((one) => (one.kind === 'fault' ? [one.refusal] : []));
    expect(faults.map(({ code }) => code)).toEqual(['not-json', 'malformed']);
    expect(faults[1]?.sentence).toContain('call.id');
    expect(wrong).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', sentence: expect.stringContaining('play.seq') },
    });
    expect(refusalIn(answered)).toBe('not-open');
  });

  it('refuses what no table can be set with, before anybody sits', async () => {
    const { sailor } = await guest('Ada');
    const set = async (wish: OnlineSetup): Promise<string> =>
      refusalIn(await sailor.ask('create', { setup: wish }));

    expect(await set(wishFor([ME]))).toBe('bad-seats');
    expect(await set(wishFor([ME, ME]))).toBe('seated-already');
    expect(await set(wishFor([ME, OPEN], { game: 'chess' }))).toBe('unknown-game');
    expect(await set(wishFor([ME, OPEN], { options: { rounds: 'many' } }))).toBe('bad-option');
    expect(await set(wishFor([ME, OPEN], { pack: '{' }))).toBe('not-json');
  });

  it('slows down who asks too much', async () => {
    await stop();
    await start({ rate: { burst: 5, perSecond: 0 } });
    const { sailor } = await guest('Ada');

    const answers = await Promise.all(Array.from({ length: 6 }, () => sailor.ask('mine', {})));

    expect(answers.map(refusalIn).filter((code) => code === 'too-fast')).toHaveLength(2);
  });
});
