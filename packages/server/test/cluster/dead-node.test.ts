import { afterEach, beforeAll, expect, it } from 'vitest';
import { openSeats, withBot } from '../nodes/test-nodes.ts';
import { must, newGuest, TestClient } from '../test-client.ts';
import { bundleCluster, TestCluster } from './test-cluster.ts';

const MOST_MS = 10_000;

let cluster: TestCluster | undefined;

beforeAll(bundleCluster);
afterEach(() => cluster?.stop());

it('What a node did that was killed another one does within ten seconds: a bot answers again', async () => {
  cluster = await TestCluster.start([0, 0]);
  const [first, second] = cluster.nodes;
  if (first === undefined || second === undefined) throw new Error('there are two nodes');
  const cookie = await newGuest(first.port);
  const ada = await TestClient.call(first.port, cookie);
  const setup = withBot(openSeats('reef', 2, { options: { rounds: 6 } }));
  const { table } = must(await ada.ask('create', { setup }));
  must(await ada.open(table));
  await ada.until(() => ada.updates.has(table));
  // The bot is the first node's: it has answered there.
  await letBotAnswer(ada, table);

  await first.end('SIGKILL');
  const began = performance.now();
  const again = await TestClient.call(second.port, cookie, ada.logs);
  must(await again.open(table));
  await again.until(() => again.updates.has(table));
  await letBotAnswer(again, table);
  const took = performance.now() - began;

  console.log(`The bot of a node that was killed answered elsewhere after ${Math.round(took)} ms.`);
  expect(took).toBeLessThan(MOST_MS);
});

/** Answers until the bot has to, and waits for what it says. */
async function letBotAnswer(client: TestClient, table: string): Promise<void> {
  const isAsked = (): boolean => client.now(table).question?.given === null;
  const ofBot = (): number =>
    (client.logs.get(table) ?? []).filter(({ seat }) => Number(seat) === 1).length;
  const before = ofBot();
  while (ofBot() === before) {
    if (client.now(table).outcome !== null) throw new Error('the match was over too soon');
    const { seq } = client.now(table);
    if (isAsked()) must(await client.play(table));
    await client.until(() => client.now(table).seq > seq);
  }
}
