import { loadGame } from '@quarterdeck/shelf';
import { type OnlineSetup, StorageFault, type StoredTable } from '@quarterdeck/tables';
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearLines } from './heard-lines.ts';
import { OnlineServer, twoAtTable } from './online-server.ts';
import { must, newGuest, refusalIn, TestClient } from './test-client.ts';

const ME = { name: '', colour: 'red', who: { kind: 'me' } } as const;
const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;
const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [ME, OPEN],
  options: { rounds: 2 },
  watching: 'anybody',
  answerTime: null,
};
const SEALED: OnlineSetup = { ...SETUP, game: 'sealed', options: {}, answerTime: 60_000 };
const MINUTE = 60_000;

const server = (load: typeof loadGame = loadGame): OnlineServer => {
  const made = new OnlineServer({ loadGame: load });
  running.push(made);
  return made;
};
let running: OnlineServer[] = [];
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of running) await one.remove();
});

const nameOf = (cookie: string | null): string => cookie?.split('=', 1)[0] ?? '';
const ours = (response: Response): string => response.headers.get('set-cookie') ?? '';

describe('A guest of the server', () => {
  it.each([
    ['a form of another site', 'POST', { origin: 'https://elsewhere.example' }, 405],
    ['a picture of another site', 'GET', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbouring host', 'GET', { 'sec-fetch-site': 'same-site' }, 403],
    ['a script of another site', 'GET', { origin: 'https://elsewhere.example' }, 403],
    ['any form', 'POST', {}, 405],
  ])('keeps the cookie when %s asks for one', async (_, method, headers, status) => {
    const at = server();
    const add = vi.fn();
    await at.start({}, (store) => ({ guests: { ...store.guests, add } }));

    const answer = await at.visit(headers as Record<string, string>, method);

    expect(answer.status).toBe(status);
    expect(ours(answer)).toBe('');
    expect(add).not.toHaveBeenCalled();
    expect(await answer.json()).toMatchObject({ refusal: { sentence: expect.any(String) } });
  });

  it('has a cookie that only this host can set, where the page comes by TLS', async () => {
    const at = server();
    await at.start();

    const answer = await at.visit({ 'x-forwarded-proto': 'https,http' });

    expect(ours(answer)).toMatch(/^__Host-quarterdeck-guest=.*; Path=\/; .*HttpOnly; .*Secure$/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    for (const header of [
      'content-security-policy',
      'cross-origin-resource-policy',
      'x-content-type-options',
      'referrer-policy',
    ])
      expect(answer.headers.get(header), header).not.toBeNull();
  });

  it('is not taken by TLS for whom a neighbouring host says, unless known from before', async () => {
    const at = server();
    await at.start();
    const cookie = await newGuest(at.port);
    const byTls = { 'x-forwarded-proto': 'https', cookie };
    const planted = ours(await at.visit(byTls));
    expect(planted).not.toContain(cookie.split('=')[1]);

    at.ahead = -MINUTE;
    const since = new Map([['host-cookies-since', String(Date.now() + MINUTE)]]);
    await at.start({}, (store) => ({
      keep: async (name, value) => since.get(name) ?? (await store.keep(name, value)),
    }));
    const known = ours(await at.visit(byTls));

    expect(nameOf(known)).toBe('__Host-quarterdeck-guest');
    expect(known).toContain(cookie.split('=')[1]);
  });

  it('stays the same guest when the key that signs cookies is replaced', async () => {
    const at = server();
    await at.start();
    const { cookie, client } = await at.guest('Ada');
    const { table } = must(await client.ask('create', { setup: SETUP }));

    await at.start({ newCookieKey: true });
    const signed = ours(await at.visit({ cookie })).split(';')[0] ?? '';
    await at.start();

    for (const one of [cookie, signed]) {
      const back = await TestClient.call(at.port, one);
      expect(must(await back.ask('mine', {})).map((card) => card.table)).toEqual([table]);
    }
    expect(signed).not.toBe(cookie);
    expect(signed.split('.')[0]).toBe(cookie.split('.')[0]);
  });

  it('is shown by a name that can be seen, and by none that another at the table has', async () => {
    const at = server();
    await at.start();
    const { invitation } = await (async () => {
      const ada = await at.guest('Ada\u202e\u200b Lovelace\0');
      return must(await ada.client.ask('create', { setup: { ...SETUP, seats: [ME, OPEN, OPEN] } }));
    })();
    const sitAs = async (name: string, seat: number) => {
      const { client } = await at.guest(name);
      return await client.ask('join', { invitation: invitation ?? '', seat: seat as never });
    };

    expect(refusalIn(await sitAs('Аda  lovelace', 1))).toBe('name-taken');
    const { seats } = must(await sitAs('Bea', 1));
    expect(seats.map(({ name }) => name)).toEqual(['Ada Lovelace', 'Bea', '']);
  });
});

/** What is stored of a table, with answers that nobody ever offered. */
const spoilt = <T extends StoredTable>(stored: T | undefined): T | undefined =>
  stored && {
    ...stored,
    entries: stored.entries.map((one) => ({
      ...one,
      entry: { seat: one.entry.seat, choice: { do: 'no-such-thing' } },
    })),
  };

describe('A server whose clock or store fails', () => {
  it('goes on to answer when the clock is set back', async () => {
    const at = server();
    await at.start();
    const { client } = await at.guest('Ada');
    must(await client.ask('mine', {}));

    at.ahead = -60 * MINUTE;

    for (let asked = 0; asked < 5; asked++) must(await client.ask('mine', {}));
  });

  it('gives people time to come back before it answers for them', async () => {
    const at = server();
    await at.start();
    const { ada, table } = await twoAtTable(at, { ...SETUP, answerTime: 10_000 });

    at.ahead = 12_000;
    await at.start({ grace: 20_000 });
    const back = await TestClient.call(at.port, ada.cookie, ada.client.logs);
    must(await back.open(table));
    await back.until(() => back.updates.has(table));

    expect(back.now(table).substituted).toEqual([]);
    expect(back.now(table).dueAt ?? 0).toBeGreaterThan(Date.now() + at.ahead + 10_000);
    at.ahead += 21_000;
    await back.until(() => back.now(table).substituted.length > 0);
  });

  it('deals a table at the next look where the store failed when the last one sat down', async () => {
    const at = server();
    let isBroken = true;
    await at.start({}, (store) => ({
      onlineTables: {
        ...store.onlineTables,
        storeDealt: (...args) =>
          isBroken
            ? Promise.reject(new StorageFault('full', null))
            : store.onlineTables.storeDealt(...args),
      },
    }));
    const [ada, bea] = [await at.guest('Ada'), await at.guest('Bea')];
    const { table, invitation } = must(await ada.client.ask('create', { setup: SETUP }));
    must(await ada.client.open(table));
    const joined = await bea.client.ask('join', {
      invitation: invitation ?? '',
      seat: 1 as never,
    });
    expect(refusalIn(joined)).toBe('storage-full');

    isBroken = false;
    must(await bea.client.open(table));

    await ada.client.until(() => ada.client.updates.has(table));
    expect(ada.client.now(table).seq).toBe(0);
  });

  it('says of a damaged table that it is, and nothing of what was possible there', async () => {
    const lines = hearLines();
    const at = server();
    await at.start();
    const { ada, table } = await twoAtTable(at, SETUP);
    must(await ada.client.play(table));
    await at.start({}, ({ tables }) => ({
      tables: {
        ...tables,
        read: async (id) => spoilt(await tables.read(id)),
        readResumable: async (id) => spoilt(await tables.readResumable?.(id)),
      },
    }));

    const back = await TestClient.call(at.port, ada.cookie);
    const followed = await back.open(table);

    expect(followed).toEqual({
      ok: false,
      refusal: {
        code: 'damaged',
        clause: null,
        sentence: 'What is stored of this table cannot be played again.',
      },
    });
    // Whoever tries to open it has a line, and a line is about this table alone.
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'A table is damaged.', table }));
    expect(lines.filter((line) => line['table'] !== table)).toEqual([]);
  });

  it('lists a guest’s other tables where one of them cannot be read', async () => {
    const lines = hearLines();
    const at = server();
    let spoilt = '';
    await at.start({}, (store) => ({
      onlineTables: {
        ...store.onlineTables,
        of: async (...args) =>
          (await store.onlineTables.of(...args)).map((one) =>
            one.table === spoilt ? { ...one, setup: 'spoilt' } : one,
          ),
      },
    }));
    const { client } = await at.guest('Ada');
    const first = must(await client.ask('create', { setup: SETUP }));
    spoilt = must(await client.ask('create', { setup: SETUP })).table;

    const mine = must(await client.ask('mine', {}));

    expect(mine.map(({ table }) => table)).toEqual([first.table]);
    expect(lines).toMatchObject([{ level: 'error', table: spoilt }]);
  });

  it('listens before the tables that wait for a bot are opened', async () => {
    const at = server();
    let isAsked = false;
    let give = (_: readonly never[]): void => {};
    await at.start({}, (store) => ({
      onlineTables: {
        ...store.onlineTables,
        playing: () => {
          isAsked = true;
          return new Promise((resolve) => {
            give = resolve;
          });
        },
      },
    }));

    expect((await at.visit()).status).toBe(200);
    expect(isAsked).toBe(true);
    give([]);
  });
});

describe('A sealed answer that is changed', () => {
  it('moves no time and no order that another seat can see', async () => {
    const at = server(loadSealed as typeof loadGame);
    await at.start();
    const { ada, bea, table } = await twoAtTable(at, SEALED);
    const other = await twoAtTable(at, SEALED);
    must(await ada.client.play(table));
    at.ahead += 1_000;
    must(await other.ada.client.play(other.table));
    const seen = async (): Promise<unknown> => [
      must(await bea.client.ask('mine', {})),
      bea.client.messages.filter(({ kind }) => kind === 'table' || kind === 'card').length,
      bea.client.now(table).dueAt,
    ];
    const before = await seen();

    at.ahead += 5_000;
    const changed = await ada.client.play(table, (choices) => choices.at(-1));

    expect(refusalIn(changed)).toBe('done');

    expect(await seen()).toEqual(before);
  });
});
