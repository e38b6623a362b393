import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatsOf } from '@quarterdeck/kernel';
import { loadSealed, secretsIn } from '@quarterdeck/tables/test-kit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Online, openOnline } from '../src/online/online.ts';
import { type RunningServer, serve } from '../src/serve.ts';
import { startBot } from '../src/start.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from './built-page.ts';
import { sameChance } from './same-chance.ts';
import { must, newGuest, TestClient } from './test-client.ts';

const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;

const page = makeBuiltPage();
let folder: string;
let store: ServerStore;
let online: Online;
let server: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  store = await openSqlite(folder);
  // What is looked for is in what is sent: nobody is slowed down here.
  const limits = { calls: { burst: 1e6, perSecond: 1e6 } };
  online = await openOnline(store, { loadGame: loadSealed, startBot, limits, env: sameChance() });
  server = await serve({ port: 0, webRoot: page.folder, online });
});

afterEach(async () => {
  await online.close();
  await server.close();
  await store.close();
  page.remove();
  rmSync(folder, { recursive: true });
});

const newSailor = async (): Promise<TestClient> =>
  await TestClient.call(server.port, await newGuest(server.port));

/** Everything one can ask about a table, and an answer where one is owed. */
async function askAround(client: TestClient, table: string): Promise<void> {
  const { question, seq } = client.now(table);
  const choice = question?.choices.at(-1) ?? { do: 'nothing' };
  await client.at(table).preview({ choice });
  await client.at(table).wouldReveal({ choice });
  await client.at(table).deal({});
  await client.at(table).history({ from: 0, to: seq });
  await client.at(table).positions({ seqs: [0, seq] });
  await client.at(table).exportReplay();
  await client.at(table).verify();
  await client.ask('mine', {});
  if (question !== null) await client.at(table).play({ choice, seq });
}

it('each client is sent what its own seat knows, and never what another does', async () => {
  const clients = [await newSailor(), await newSailor(), await newSailor()];
  const onlooker = await newSailor();
  const { table, invitation } = must(
    await onlooker.ask('create', {
      setup: {
        game: 'sealed',
        seats: [OPEN, OPEN, OPEN],
        watching: 'anybody',
        answerTime: null,
      },
    }),
  );
  for (const seat of seatsOf(clients.length)) {
    const client = clients[seat] ?? onlooker;
    must(await client.ask('join', { invitation: invitation ?? '', seat }));
    must(await client.open(table));
  }
  must(await onlooker.open(table));
  const everybody = [...clients, onlooker];
  for (const client of everybody) await client.until(() => client.updates.has(table));

  const said = new Map<TestClient, unknown[]>();
  while (onlooker.now(table).outcome === null) {
    for (const client of everybody) said.set(client, [...client.messages]);
    for (const client of everybody) await askAround(client, table);
  }

  expect(secretsIn(said.get(onlooker))).toEqual(new Set());
  const known = clients.map((client) => secretsIn(said.get(client)));
  for (const mine of known) expect(mine.size).toBeGreaterThanOrEqual(3);
  for (const mine of known)
    for (const theirs of known)
      if (mine !== theirs) expect([...mine].filter((secret) => theirs.has(secret))).toEqual([]);
});
