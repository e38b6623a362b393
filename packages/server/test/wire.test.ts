import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@quarterdeck/kernel';
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { expect, it, onTestFinished } from 'vitest';
import { openOnline } from '../src/online/online.ts';
import { serve } from '../src/serve.ts';
import { startBot } from '../src/start.ts';
import { openSqlite } from '../src/store/sqlite/open-sqlite.ts';
import { makeBuiltPage } from './built-page.ts';
import { must, newGuest, TestClient } from './test-client.ts';

const SEAT_1 = 1 as Seat;
const ME = { name: '', colour: 'red', who: { kind: 'me' } } as const;
const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;

/** A server in which the same happens in every run. */
async function steadyServer(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  const page = makeBuiltPage();
  const store = await openSqlite(folder);
  let ids = 0;
  const env = {
    newSeed: () => 'ab'.repeat(32),
    newId: () => {
      ids++;
      return `id-${ids}`;
    },
    now: () => 1_000,
  };
  const online = await openOnline(store, {
    loadGame: loadSealed,
    startBot,
    env,
    lookEvery: 3_600_000,
    limits: { calls: { burst: 1_000, perSecond: 1_000 } },
  });
  const server = await serve({ port: 0, webRoot: page.folder, online });
  onTestFinished(async () => {
    await online.close();
    await server.close();
    await store.close();
    page.remove();
    rmSync(folder, { recursive: true });
  });
  return server.port;
}

/** Everything a client sends and is sent, each in its own order: between the two it may vary. */
const linesOf = (who: string, { sent, messages }: TestClient): readonly string[] => [
  ...sent.map((text) => `${who} sent     ${text}`),
  ...messages
    .filter(({ kind }) => kind !== 'heartbeat')
    .map((message) => `${who} was sent ${JSON.stringify(message)}`),
];

it('a match online sends what was recorded', async () => {
  const port = await steadyServer();
  // As a page of before: changes come when a table rests, so their order may vary.
  const client = async (): Promise<TestClient> =>
    TestClient.call(port, await newGuest(port), new Map(), {}, 'whole');
  const [ada, bea] = [await client(), await client()];
  must(await ada.ask('rename', { name: 'Ada' }));
  must(await bea.ask('rename', { name: 'Bea' }));
  const setup = {
    game: 'sealed',
    seats: [ME, OPEN],
    watching: 'nobody',
    answerTime: null,
  } as const;
  const { table, invitation } = must(await ada.ask('create', { setup }));
  const link = { invitation: invitation ?? '' };
  must(await ada.open(table));
  must(await bea.ask('invitation', link));
  must(await bea.ask('join', { ...link, seat: SEAT_1 }));
  must(await bea.open(table));
  /** Everybody has heard what anybody has. */
  const settled = async (): Promise<void> => {
    for (const one of [ada, bea]) {
      must(await one.ask('mine', {}));
      await one.until(() => one.updates.has(table));
    }
  };
  await settled();

  let answers = 0;
  for (;;) {
    const asked = [ada, bea].find((one) => one.now(table).question?.given === null);
    if (asked === undefined) break;
    const { question, seq } = asked.now(table);
    const choice = question?.choices[0] ?? { do: 'nothing' };
    must(await asked.at(table).wouldReveal({ choice }));
    must(await asked.at(table).preview({ choice }));
    must(await asked.at(table).play({ choice, seq }));
    await settled();
    if (answers === 0) {
      must(await asked.at(table).undo({ seq: asked.now(table).seq }));
      await settled();
    }
    answers++;
  }
  const end = ada.now(table).seq;
  must(await ada.at(table).history({ from: 0, to: end }));
  must(await ada.at(table).positions({ seqs: [0, end] }));
  must(await ada.at(table).verify());
  must(await ada.at(table).exportReplay());
  await bea.at(table).play({ choice: { do: 'keep' }, seq: 0 });
  await bea.at(table).pace({ paused: true });
  must(await bea.ask('unfollow', { table }));

  const lines = [...linesOf('ada', ada), ...linesOf('bea', bea)];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../../fixtures/wire/online.txt');
});
