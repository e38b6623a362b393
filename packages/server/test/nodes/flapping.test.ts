import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runNats } from '../../../../scripts/cluster/run-nats.mjs';
import { hearLines } from '../heard-lines.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { eventually, must, type TestClient } from '../test-client.ts';
import { guestAt, openSeats, sitTogether, type TestNode, TestNodes } from './test-nodes.ts';

const FLAPS = 4;

let postgres: RunningPostgres;
let nats: Awaited<ReturnType<typeof runNats>>;
let nodes: TestNodes;

beforeAll(async () => {
  postgres = await startPostgres();
  nats = await runNats();
});
afterAll(async () => {
  await nats.stop();
  await postgres.stop();
});
afterEach(() => nodes.stop());

/** Ends when every node says so of the news from others, and that it can do its work. */
const untilNewsAre = (all: readonly TestNode[], news: 'heard' | 'lost'): Promise<void> =>
  eventually(async () => {
    const answers = await Promise.all(
      all.map(({ port }) => fetch(`http://localhost:${port}/ready`)),
    );
    const told = (await Promise.all(answers.map((one) => one.json()))) as { news?: string }[];
    // Somebody should look after NATS; nobody has to leave.
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200));
    return told.every((one) => one.news === news);
  });

it('NATS that comes and goes stops no table, is told in a line at each end, and carries news again afterwards', async () => {
  const lines = hearLines();
  nodes = new TestNodes(await postgres.fresh(), { nats: nats.url });
  const all = [await nodes.start(), await nodes.start()] as const;
  await untilNewsAre(all, 'heard');
  const [ada, bea] = [await guestAt(all[0], 'Ada'), await guestAt(all[1], 'Bea')];
  const table = await sitTogether([ada, bea], openSeats('reef', 2));
  const clients = [ada.client, bea.client];

  for (let flap = 0; flap < FLAPS; flap++) {
    await nats.stop();
    await playOne(clients, table);
    await untilNewsAre(all, 'lost');
    await nats.start();
    await playOne(clients, table);
    await untilNewsAre(all, 'heard');
  }
  // That somebody is idle goes by news alone.
  must(await bea.client.ask('attend', { isHere: false }));
  await ada.client.until(() => ada.client.now(table).presence[1] === 'idle');

  const said = (words: string): number => lines.filter(({ msg }) => msg.includes(words)).length;
  expect(said('NATS is out of reach')).toBe(FLAPS * all.length);
  expect(said('News between nodes goes by NATS')).toBe((FLAPS + 1) * all.length);
  expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
  expect(lines).toHaveLength((2 * FLAPS + 1) * all.length);
  expect(ada.client.now(table).seq).toBe(bea.client.now(table).seq);
});

/** Whoever is asked answers, and all of them see it. */
async function playOne(clients: readonly TestClient[], table: string): Promise<void> {
  const asked = clients.find((client) => client.now(table).question?.given === null);
  if (asked === undefined) throw new Error('nobody is asked');
  const before = clients.map((client) => client.now(table).seq);
  must(await asked.play(table, (choices) => choices.at(-1)));
  await Promise.all(
    clients.map((client, at) => client.until(() => client.now(table).seq > (before[at] ?? 0))),
  );
}
