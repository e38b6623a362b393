import type { Seat } from '@quarterdeck/kernel';
import { sha256 } from '@quarterdeck/kernel/chance';
import { canonicalJson } from '@quarterdeck/kernel/pack';
import { countOf, rotated } from '@quarterdeck/proof';
import { loadGame } from '@quarterdeck/shelf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Online, openOnline } from '../src/online/online.ts';
import { type RunningServer, serve } from '../src/serve.ts';
import { startBot } from '../src/start.ts';
import { makeBuiltPage } from './built-page.ts';
import { sameChance } from './same-chance.ts';
import { type Remembered, STORED_DATA, type StoredData } from './stored-data.ts';
import { must, newGuest, TestClient } from './test-client.ts';

const ENOUGH = 25;

/** Whoever of them is asked answers with the last choice, until enough was answered or all is over. */
async function playOn(
  clients: readonly TestClient[],
  table: string,
  most: number,
): Promise<number> {
  const isOver = (client: TestClient): boolean => client.now(table).outcome !== null;
  const isAsked = (client: TestClient): boolean =>
    client.now(table).asked.some(({ seat }) => seat === client.now(table).viewer);
  for (let given = 0; given < most; ) {
    await Promise.race(clients.map((one) => one.until(() => isOver(one) || isAsked(one))));
    const next = clients.find((one) => !isOver(one) && isAsked(one));
    if (next === undefined) return given;
    if ((await next.play(table, (choices) => choices.at(-1))).ok) given++;
  }
  return most;
}

const IN_TURN = rotated(Object.entries(STORED_DATA), countOf('storedDatabases'));

describe.each(IN_TURN)('A server with an old %s database', (_, copied) => {
  const page = makeBuiltPage();
  let stored: StoredData;
  let online: Online;
  let server: RunningServer;
  const clients: { [name: string]: TestClient } = {};

  beforeAll(async () => {
    stored = await copied();
    const began = Date.now();
    // Nobody's time has run out: the server went down a moment ago.
    const now = (): number => stored.manifest.writtenAt + (Date.now() - began);
    const env = { ...sameChance(), now };
    online = await openOnline(stored.store, { loadGame, startBot, botPause: 0, env });
    server = await serve({ port: 0, webRoot: page.folder, online });
    for (const [name, cookie] of Object.entries(stored.manifest.guests))
      clients[name] = await TestClient.call(server.port, cookie);
  });
  afterAll(async () => {
    await online.close();
    await server.close();
    await stored.store.close();
    await stored.remove();
    page.remove();
  });

  const called = (what: Remembered['what']): readonly Remembered[] => {
    const found = stored.manifest.tables.filter((one) => one.what === what);
    if (found.length === 0) throw new Error(`the fixture has no table that is ${what}`);
    return found;
  };
  const guest = ({ guest: name }: Remembered): TestClient => {
    const client = clients[name];
    if (client === undefined) throw new Error(`no guest is called ${name}`);
    return client;
  };
  const looked = async (one: Remembered): Promise<TestClient> => {
    const client = guest(one);
    must(await client.open(one.table));
    await client.until(() => client.updates.has(one.table));
    return client;
  };

  it('knows its guests by their cookies, with their names and all their tables', async () => {
    for (const name of Object.keys(stored.manifest.guests)) {
      const theirs = stored.manifest.tables.filter((one) => one.guest === name);
      const listed = must((await clients[name]?.ask('mine', {})) ?? expect.fail());

      expect(clients[name]?.messages[0]).toMatchObject({ kind: 'welcome', guest: { name } });
      for (const { table, game } of theirs)
        expect(listed).toContainEqual(expect.objectContaining({ table, game }));
    }
  });

  it.each(['half-played', 'half-played, own pack', 'finished'] as const)(
    'shows a table that is %s as it was left',
    async (what) => {
      for (const one of called(what)) {
        const client = await looked(one);
        const { viewer, seq, asked, outcome, view } = client.now(one.table);

        expect({ viewer, seq, asked, isOver: outcome !== null }).toEqual({
          viewer: one.viewer,
          seq: one.seq,
          asked: one.asked,
          isOver: one.isOver,
        });
        expect(sha256(canonicalJson(view.state))).toBe(one.state);
        expect(client.logs.get(one.table)?.map((told) => told.seq)).toEqual(
          Array.from({ length: seq }, (_item, index) => index + 1),
        );
      }
    },
  );

  it('plays a half-played match of three to its end, which verifies from the first card', async () => {
    const [one] = called('half-played');
    const table = one?.table ?? '';
    const both = called('half-played').filter((other) => other.table === table);
    const seated = await Promise.all(both.map(looked));

    await playOn(seated, table, Number.POSITIVE_INFINITY);
    for (const client of seated) await client.until(() => client.now(table).outcome !== null);

    expect(seated).toHaveLength(2);
    expect(must((await seated[0]?.at(table).verify()) ?? expect.fail())).toMatchObject({
      ok: true,
    });
  });

  it('plays on with bots, with the game’s own pack and with an owner’s', async () => {
    const [, , tiny] = called('half-played');
    for (const one of [tiny, ...called('half-played, own pack')]) {
      if (one === undefined) throw new Error('the fixture has no third table');
      const client = await looked(one);

      const given = await playOn([client], one.table, ENOUGH);

      expect(given).toBe(ENOUGH);
      expect(client.now(one.table).seq).toBeGreaterThanOrEqual((one.seq ?? 0) + ENOUGH);
    }
  });

  it('deals a table that waited, once a friend takes the open seat by the old invitation', async () => {
    for (const one of called('waiting')) {
      const friend = await TestClient.call(server.port, await newGuest(server.port));
      must(await friend.ask('rename', { name: 'Flo' }));
      must(await friend.ask('join', { invitation: one.invitation ?? '', seat: 1 as Seat }));
      must(await friend.open(one.table));
      await friend.until(() => friend.updates.has(one.table));
      const host = await looked(one);

      const given = await playOn([host, friend], one.table, ENOUGH);

      expect(given).toBe(ENOUGH);
      expect(
        host
          .now(one.table)
          .table.seats.map(({ name }) => name)
          .slice(0, 2),
      ).toEqual(['Ada', 'Flo']);
      friend.disconnect();
    }
  });

  it('verifies and exports what was finished, and leads on to its rematch', async () => {
    for (const { table, ...one } of called('finished')) {
      const client = guest({ table, ...one });

      expect(must(await client.at(table).verify())).toMatchObject({ ok: true });
      expect(JSON.parse(must(await client.at(table).exportReplay()))).toMatchObject({
        format: 'quarterdeck-replay',
        header: { game: one.game },
      });
    }
    for (const again of called('rematch')) {
      const client = guest(again);
      expect(must(await client.at(again.of ?? '').rematch())).toBe(again.table);
      await looked(again);

      expect(await playOn([client], again.table, ENOUGH)).toBe(ENOUGH);
    }
  });
});
