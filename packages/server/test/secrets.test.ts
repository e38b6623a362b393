import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seatsOf } from '@quarterdeck/kernel';
import { loadSealed, secretsIn } from '@quarterdeck/tables/test-kit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Online, openOnline } from '../src/online/online.ts';
import { type RunningServer, serve } from '../src/serve.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from './built-page.ts';
import { must, newGuest, Sailor } from './test-client.ts';

const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;

const page = makeBuiltPage();
let folder: string;
let store: ServerStore;
let online: Online;
let server: RunningServer;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  store = await openSqlite(folder);
  online = await openOnline(store, { loadGame: loadSealed });
  server = await serve({ port: 0, webRoot: page.folder, online });
});

afterEach(async () => {
  await online.close();
  await server.close();
  await store.close();
  page.remove();
  rmSync(folder, { recursive: true });
});

const newSailor = async (): Promise<Sailor> =>
  await Sailor.call(server.port, await newGuest(server.port));

/** Everything one can ask about a table, and an answer where one is owed. */
async function askAround(sailor: Sailor, table: string): Promise<void> {
  const { question, seq } = sailor.now(table);
  const choice = question?.choices.at(-1) ?? { do: 'nothing' };
  await sailor.at(table).preview({ choice });
  await sailor.at(table).wouldReveal({ choice });
  await sailor.at(table).history({ from: 0, to: seq });
  await sailor.at(table).positions({ seqs: [0, seq] });
  await sailor.at(table).exportReplay();
  await sailor.at(table).verify();
  await sailor.ask('mine', {});
  if (question !== null) await sailor.at(table).play({ choice, seq });
}

it('each client is sent what its own seat knows, and never what another does', async () => {
  const sailors = [await newSailor(), await newSailor(), await newSailor()];
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
  for (const seat of seatsOf(sailors.length)) {
    const sailor = sailors[seat] ?? onlooker;
    must(await sailor.ask('join', { invitation: invitation ?? '', seat }));
    must(await sailor.open(table));
  }
  must(await onlooker.open(table));
  const everybody = [...sailors, onlooker];
  for (const sailor of everybody) await sailor.until(() => sailor.updates.has(table));

  const said = new Map<Sailor, unknown[]>();
  while (onlooker.now(table).outcome === null) {
    for (const sailor of everybody) said.set(sailor, [...sailor.messages]);
    for (const sailor of everybody) await askAround(sailor, table);
  }

  expect(secretsIn(said.get(onlooker))).toEqual(new Set());
  const known = sailors.map((sailor) => secretsIn(said.get(sailor)));
  for (const mine of known) expect(mine.size).toBeGreaterThanOrEqual(3);
  for (const mine of known)
    for (const theirs of known)
      if (mine !== theirs) expect([...mine].filter((secret) => theirs.has(secret))).toEqual([]);
});
