import type { OnlineSetup } from '@quarterdeck/tables';
import { type OnlineOptions, openOnline } from '../../src/online/online.ts';
import { serve } from '../../src/serve.ts';
import { loadGame, startBot } from '../../src/start.ts';
import { openPostgres } from '../../src/store/open-store.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { makeBuiltPage } from '../built-page.ts';
import { sameChance } from '../same-chance.ts';
import { must, newGuest, TestClient } from '../test-client.ts';

export type TestNode = {
  readonly port: number;
  readonly store: ServerStore;
  readonly close: () => Promise<void>;
};

/** Servers in one process, each with connections of its own to one database and one NATS. */
export class TestNodes {
  readonly #database: string;
  readonly #options: Partial<OnlineOptions>;
  readonly #page = makeBuiltPage();
  readonly #nodes = new Set<TestNode>();
  #started = 0;

  constructor(database: string, options: Partial<OnlineOptions>) {
    this.#database = database;
    this.#options = options;
  }

  /** `open`: its own way to the database, where it has one. */
  async start(
    options: Partial<OnlineOptions> = {},
    open: (database: string) => Promise<ServerStore> = openPostgres,
  ): Promise<TestNode> {
    const store = await open(this.#database);
    const online = await openOnline(store, {
      loadGame,
      startBot,
      botPause: 0,
      lookEvery: 200,
      ...this.#options,
      ...options,
      env: { ...sameChance(`node ${++this.#started}`), ...this.#options.env, ...options.env },
    });
    const { port, close } = await serve({ port: 0, webRoot: this.#page.folder, online });
    const node: TestNode = {
      port,
      store,
      close: async () => {
        if (!this.#nodes.delete(node)) return;
        await online.close();
        await close();
        await store.close();
      },
    };
    this.#nodes.add(node);
    return node;
  }

  async stop(): Promise<void> {
    for (const node of [...this.#nodes]) await node.close();
    this.#page.remove();
  }
}

export type Guest = { readonly cookie: string; readonly client: TestClient };

export async function guestAt({ port }: Pick<TestNode, 'port'>, name: string): Promise<Guest> {
  const cookie = await newGuest(port);
  const client = await TestClient.call(port, cookie);
  must(await client.ask('rename', { name }));
  return { cookie, client };
}

const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;

export const openSeats = (
  game: string,
  seats: number,
  more: Partial<OnlineSetup> = {},
): OnlineSetup => ({
  game,
  seats: Array.from({ length: seats }, (_, seat) => ({
    name: '',
    colour: COLOURS[seat] ?? 'white',
    who: { kind: seat === 0 ? 'me' : 'open' } as const,
  })),
  watching: 'anybody',
  answerTime: null,
  ...more,
});

/** The same with a bot in the last seat. */
export const withBot = (setup: OnlineSetup): OnlineSetup => ({
  ...setup,
  seats: setup.seats.map((seat, at) =>
    at === setup.seats.length - 1 ? { ...seat, who: { kind: 'bot', bot: 'random' } } : seat,
  ),
});

/** Each of them sits at the table of the first, and looks at it. */
export async function sitTogether(people: readonly Guest[], setup: OnlineSetup): Promise<string> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody sits alone');
  const { table, invitation } = must(await host.client.ask('create', { setup }));
  for (const [at, { client }] of others.entries())
    must(await client.ask('join', { invitation: invitation ?? '', seat: (at + 1) as never }));
  for (const { client } of people) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
  return table;
}
