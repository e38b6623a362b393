import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '../../src/store/open-store.ts';
import { hearLines } from '../heard-lines.ts';
import { playToTheEnd } from '../online-server.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { throughLine } from '../silent-line.ts';
import { eventually, newGuest } from '../test-client.ts';
import { guestAt, openSeats, sitTogether, type TestNode, TestNodes } from './test-nodes.ts';

/** Milliseconds that a node waits for its database here; a server waits longer. */
const PATIENCE = { connect: 3_000, statement: 3_000, answer: 3_000 };
const SETUP = openSeats('reef', 2);

let postgres: RunningPostgres;
let nodes: TestNodes;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
afterEach(() => nodes.stop());

const askAt = async ({ port }: TestNode, path: string) => {
  const answer = await fetch(`http://localhost:${port}${path}`);
  const isJson = answer.headers.get('content-type')?.includes('json');
  return [answer.status, isJson ? await answer.json() : null] as const;
};

/** Two people who sit at a table of their own on one node. */
async function pairAt(node: TestNode) {
  const people = [await guestAt(node, 'Ada'), await guestAt(node, 'Bea')];
  const table = await sitTogether(people, SETUP);
  return { clients: people.map(({ client }) => client), table };
}

it('A node whose database hangs says so to whoever asks, in time, holds up no other node, and plays on afterwards', async () => {
  const lines = hearLines();
  const url = await postgres.fresh();
  const line = await throughLine(url);
  nodes = new TestNodes(url, {});
  const hung = await nodes.start({}, () => openPostgres(line.url, { patience: PATIENCE }));
  const other = await nodes.start();
  const [here, there] = [await pairAt(hung), await pairAt(other)];
  const asked = here.clients.find((one) => one.now(here.table).question?.given === null);
  if (asked === undefined) throw new Error('nobody is asked');

  line.fallSilent();
  const began = performance.now();
  const [played, greeted, ready] = await Promise.all([
    asked.play(here.table),
    askAt(hung, '/guest'),
    askAt(hung, '/ready'),
    playToTheEnd(there.clients, there.table),
  ]);
  const took = performance.now() - began;
  const whole = [
    await askAt(hung, '/health'),
    await askAt(hung, '/'),
    await askAt(other, '/ready'),
  ];
  const written = [...lines];

  line.speakAgain();
  await eventually(async () => (await askAt(hung, '/ready'))[0] === 200);
  await playToTheEnd(here.clients, here.table);
  await eventually(async () => lines.length > written.length);

  const sentence = 'That could not be stored, so nothing was changed. Try again.';
  expect(played).toMatchObject({ ok: false, refusal: { code: 'storage-failed', sentence } });
  expect(greeted).toMatchObject([503, { refusal: { code: 'storage-failed', sentence } }]);
  expect(ready).toEqual([
    503,
    {
      status: 'not-ready',
      code: 'storage-failed',
      sentence: 'The database of the tables online does not answer.',
    },
  ]);
  expect(took).toBeLessThan(4 * PATIENCE.answer);
  expect(whole.map(([status]) => status)).toEqual([200, 200, 200]);
  expect(written).toMatchObject([
    { level: 'error', msg: 'What people do cannot be stored.', err: { type: 'StorageFault' } },
  ]);
  // Though nobody has asked to be a guest since, which had failed, too.
  expect(lines.slice(1)).toMatchObject([
    { level: 'info', msg: expect.stringMatching(/^The database works again; \d+ requests/) },
  ]);
  expect(await newGuest(hung.port)).not.toBe('');
});
