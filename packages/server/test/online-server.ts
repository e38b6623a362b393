import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OnlineSetup } from '@quarterdeck/tables';
import { type OnlineOptions, openOnline } from '../src/online/online.ts';
import { serve } from '../src/serve.ts';
import { startBot } from '../src/start.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from './built-page.ts';
import { sameChance } from './same-chance.ts';
import { must, newGuest, TestClient } from './test-client.ts';

type Wanted = Partial<OnlineOptions> & Pick<OnlineOptions, 'loadGame'>;

/** A server of its own folder, which can be started anew, and whose clock can be set. */
export class OnlineServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  readonly #page = makeBuiltPage();
  readonly #wanted: Wanted;
  readonly #chance = sameChance();
  #stop: () => Promise<void> = async () => {};
  port = 0;
  /** Milliseconds that the machine's clock is ahead. */
  ahead = 0;

  constructor(wanted: Wanted) {
    this.#wanted = wanted;
  }

  /** `over`: the store with some of it replaced. */
  async start(
    options: Partial<OnlineOptions> = {},
    over: (store: ServerStore) => Partial<ServerStore> = () => ({}),
  ): Promise<void> {
    await this.#stop();
    const kept = await openSqlite(this.folder);
    const now = (): number => Date.now() + this.ahead;
    const env = { ...this.#chance, now, ...this.#wanted.env, ...options.env };
    const online = await openOnline(
      { ...kept, ...over(kept) },
      { startBot, botPause: 0, lookEvery: 20, ...this.#wanted, ...options, env },
    );
    const { port, close } = await serve({ port: 0, webRoot: this.#page.folder, online });
    this.port = port;
    this.#stop = async () => {
      await online.close();
      await close();
      await kept.close();
    };
  }

  async remove(): Promise<void> {
    await this.#stop();
    this.#page.remove();
    rmSync(this.folder, { recursive: true });
  }

  visit(headers: { readonly [name: string]: string } = {}, method = 'GET'): Promise<Response> {
    return fetch(`http://localhost:${this.port}/guest`, { headers, method });
  }

  async guest(name = ''): Promise<{ readonly cookie: string; readonly client: TestClient }> {
    const cookie = await newGuest(this.port);
    const client = await TestClient.call(this.port, cookie);
    if (name !== '') must(await client.ask('rename', { name }));
    return { cookie, client };
  }
}

/** Ada and Bea sit at one table and look at it. */
export async function twoAtTable(at: OnlineServer, setup: OnlineSetup) {
  const [ada, bea] = [await at.guest('Ada'), await at.guest('Bea')];
  const { table, invitation } = must(await ada.client.ask('create', { setup }));
  must(await bea.client.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
  for (const { client } of [ada, bea]) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
  return { ada, bea, table, invitation: invitation ?? '' };
}

/** Whoever is asked answers, until the match is over. */
export const playToTheEnd = async (
  clients: readonly TestClient[],
  table: string,
): Promise<void> => {
  const isOver = (client: TestClient): boolean => client.now(table).outcome !== null;
  const playOn = async (client: TestClient): Promise<void> => {
    for (;;) {
      const isAsked = (): boolean =>
        client.now(table).asked.some(({ seat }) => seat === client.now(table).viewer);
      await client.until(() => isOver(client) || isAsked());
      if (isOver(client)) return;
      await client.play(table, (choices) => choices.at(-1));
    }
  };
  await Promise.all(clients.map(playOn));
};
