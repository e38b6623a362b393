import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOnline } from '../../src/online/online.ts';
import { serve } from '../../src/serve.ts';
import { startBot } from '../../src/start.ts';
import { DRIVER_NAMES, type Driver } from '../../src/store/sqlite/driver.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from '../built-page.ts';
import { sameChance } from '../same-chance.ts';
import { must, newGuest, TestClient } from '../test-client.ts';
import { answer, writtenBy } from '../written/sample.ts';
import { driversHere, titleOf } from './drivers.ts';

const drivers = await driversHere();
const SEAT_1 = 1 as Seat;
const WISH = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'invited',
  answerTime: null,
} as const;

const chance = sameChance();
const page = makeBuiltPage();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-either-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(page.remove);

type Running = { readonly port: number; readonly stop: () => Promise<void> };

async function serveWith(driver: Driver): Promise<Running> {
  const store = await openSqlite(folder, driver);
  const online = await openOnline(store, { loadGame, startBot, env: chance });
  const { port, close } = await serve({ port: 0, webRoot: page.folder, online });
  const stop = async (): Promise<void> => {
    await online.close();
    await close();
    await store.close();
  };
  return { port, stop };
}

async function openAll(clients: readonly TestClient[], table: string): Promise<void> {
  for (const client of clients) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
}

/** Whoever is asked answers, until this many answers are given or the match is over. */
async function playOn(
  clients: readonly TestClient[],
  table: string,
  answers: number,
): Promise<void> {
  const isOver = (client: TestClient): boolean => client.now(table).outcome !== null;
  const isAsked = (client: TestClient): boolean => client.now(table).question?.given === null;
  for (let given = 0; given < answers; given++) {
    await Promise.race(clients.map((one) => one.until(() => isOver(one) || isAsked(one))));
    const asked = clients.find(isAsked);
    if (asked === undefined) return;
    const before = asked.now(table);
    const answered = await asked.play(table);
    // The other's answer may be on its way: then the question is put again.
    if (!answered.ok && answered.refusal.code !== 'stale') throw new Error(answered.refusal.code);
    await asked.until(() => asked.now(table) !== before);
  }
}

const pairs = drivers.flatMap((writer) =>
  drivers.map((reader) => [titleOf(writer), titleOf(reader), writer, reader] as const),
);

const samples = DRIVER_NAMES.flatMap((writer) =>
  drivers.map((reader) => [writer, titleOf(reader), reader] as const),
);

describe('A file of tables', () => {
  it.each(pairs)('written with %s is played on with %s', async (_, __, writer, reader) => {
    const first = await serveWith(writer);
    const cookies = [await newGuest(first.port), await newGuest(first.port)] as const;
    const call = ({ port }: Running): Promise<[TestClient, TestClient]> =>
      Promise.all([TestClient.call(port, cookies[0]), TestClient.call(port, cookies[1])]);
    const [ada, bea] = await call(first);
    const { table, invitation } = must(await ada.ask('create', { setup: WISH }));
    must(await bea.ask('join', { invitation: invitation ?? '', seat: SEAT_1 }));
    await openAll([ada, bea], table);
    await playOn([ada, bea], table, 4);
    const told = ada.logs.get(table) ?? [];
    await first.stop();

    const second = await serveWith(reader);
    const again = await call(second);
    await openAll(again, table);
    const toldAgain = again[0].logs.get(table) ?? [];
    await playOn(again, table, Number.POSITIVE_INFINITY);

    expect(told.length).toBeGreaterThan(0);
    expect(toldAgain.slice(0, told.length)).toEqual(told);
    expect(again[0].now(table).outcome).not.toBeNull();
    expect(must(await again[0].at(table).verify()).ok).toBe(true);
    await second.stop();
  });

  it.each(samples)(
    'what %s wrote long ago is read and played on with %s',
    async (writer, _, reader) => {
      const file = join(folder, 'quarterdeck.sqlite');
      writeFileSync(file, gunzipSync(readFileSync(writtenBy(writer))));

      const store = await openSqlite(folder, reader);
      const online = await store.onlineTables.invited('invitation');
      const { length } = await answer(store);
      await store.close();

      expect(online).toMatchObject({
        table: 'table-1',
        answerTime: 60_000,
        seats: [{ name: 'ada ʻāina' }, { name: 'bo ʻāina' }],
        progress: { state: 'playing', length: length - 1 },
      });
      const later = await openSqlite(folder, reader);
      expect((await later.tables.read('table-1'))?.entries).toHaveLength(length);
      await later.close();
    },
  );
});
