// A client as it was before protocol 2: its words are written out here, and stand in no list.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadGame } from '@quarterdeck/shelf';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openOnline } from '../src/online/online.ts';
import { type RunningServer, serve } from '../src/serve.ts';
import { startBot } from '../src/start.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from './built-page.ts';
import { sameChance } from './same-chance.ts';
import { newGuest } from './test-client.ts';

type Fields = { readonly [name: string]: unknown };
type Update = {
  readonly after: number;
  readonly seq: number;
  readonly told: readonly { readonly seq: number }[];
  readonly stoodIn: readonly number[];
  readonly outcome: unknown;
  readonly question: { readonly choices: readonly unknown[]; readonly given: unknown } | null;
};

const page = makeBuiltPage();
afterAll(page.remove);

let folder: string;
let server: RunningServer;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const store = await openSqlite(folder);
  const online = await openOnline(store, {
    loadGame,
    startBot,
    botPause: 0,
    env: sameChance(),
    limits: { calls: { burst: 1_000, perSecond: 1_000 } },
  });
  server = await serve({ port: 0, webRoot: page.folder, online });
  stop = async () => {
    await online.close();
    await server.close();
    await store.close();
  };
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

class OldClient {
  readonly messages: Fields[] = [];
  readonly #socket: WebSocket;
  #lastId = 0;
  update: Update | null = null;
  told = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(data.toString()) as Fields));
  }

  static async call(): Promise<OldClient> {
    const cookie = await newGuest(server.port);
    const socket = new WebSocket(`ws://localhost:${server.port}/wire`, { headers: { cookie } });
    const client = new OldClient(socket);
    await client.until(() => client.messages.length > 0);
    return client;
  }

  async ask(
    verb: string,
    fields: Fields,
  ): Promise<{ readonly ok: boolean; readonly value: Fields }> {
    this.#lastId++;
    const id = this.#lastId;
    this.#socket.send(JSON.stringify({ id, verb, ...fields }));
    const isReply = (one: Fields): boolean => one['kind'] === 'answered' && one['id'] === id;
    await this.until(() => this.messages.some(isReply));
    return this.messages.find(isReply)?.['value'] as { ok: boolean; value: Fields };
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
  }

  close(): void {
    this.#socket.close();
  }

  #hear(message: Fields): void {
    this.messages.push(message);
    if (message['kind'] !== 'table') return;
    this.update = message['update'] as Update;
    this.told = this.update.after + this.update.told.length;
  }
}

const SEATS = [
  { name: '', tincture: 'red', who: { kind: 'me' } },
  { name: '', tincture: 'blue', who: { kind: 'open' } },
];

describe('A client of protocol 1', () => {
  it('is welcome in its own words', async () => {
    const client = await OldClient.call();

    expect(client.messages[0]).toMatchObject({ kind: 'welcome', protocol: 1 });
    client.close();
  });

  it('sets a table, is joined, and plays the match to its end', async () => {
    const [ada, bea] = [await OldClient.call(), await OldClient.call()];
    const wish = { game: 'reef', seats: SEATS, options: { rounds: 2 }, watching: 'nobody' };
    const set = await ada.ask('set', { wish: { ...wish, patience: null } });
    const { table, invitation } = set.value;
    expect((await bea.ask('look', { invitation })).value['table']).toBe(table);
    await ada.ask('open', { table, after: 0 });
    await bea.ask('join', { invitation, seat: 1 });
    await bea.ask('open', { table, after: 0 });
    await ada.until(() => ada.update !== null && bea.update !== null);

    for (;;) {
      const next = [ada, bea].find(({ update }) => update?.question?.given === null);
      const choice = next?.update?.question?.choices.at(-1);
      if (next === undefined || choice === undefined) break;
      const { seq } = next.update ?? { seq: 0 };
      await next.ask('wouldShow', { table, choice });
      const played = await next.ask('play', { table, choice, seq });
      expect(played.ok).toBe(true);
      await next.until(() => (next.update?.seq ?? 0) > seq);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }

    expect(ada.update?.outcome).not.toBeNull();
    expect(ada.told).toBe(ada.update?.seq);
    expect(ada.update?.stoodIn).toEqual([]);
    expect(ada.messages.some(({ kind, moored }) => kind === 'moored' && moored !== undefined)).toBe(
      true,
    );
    expect((await ada.ask('verify', { table })).ok).toBe(true);
    expect((await ada.ask('close', { table })).ok).toBe(true);
    for (const client of [ada, bea]) client.close();
  });
});
