import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { runNats } from '../../../../scripts/cluster/run-nats.mjs';
import { Nodes } from '../../src/nodes/nodes.ts';
import { LIMITS } from '../../src/online/limits.ts';
import { openPostgres } from '../../src/store/open-store.ts';
import { Device } from '../device.ts';
import { hearLines } from '../heard-lines.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { eventually, newGuest, TestClient } from '../test-client.ts';
import { type TestNode, TestNodes } from './test-nodes.ts';

const HOUR_MS = 60 * 60_000;
const NEVER = 1e-9;
/** As many as may try to sign in at once. */
const BURST = LIMITS.signIns.burst;

let postgres: RunningPostgres;
let nats: Awaited<ReturnType<typeof runNats>>;
let nodes: TestNodes | undefined;
let address: string;

beforeAll(async () => {
  postgres = await startPostgres();
  nats = await runNats();
});
afterAll(async () => {
  await nats.stop();
  await postgres.stop();
});
afterEach(async () => {
  await nodes?.stop();
  nodes = undefined;
});

const startTwo = async (options = {}): Promise<readonly [TestNode, TestNode]> => {
  address = await postgres.fresh();
  nodes = new TestNodes(address, { nats: nats.url, ...options });
  const both = [await nodes.start(), await nodes.start()] as const;
  for (const node of both) await eventually(async () => (await newsOf(node)) === 'heard');
  return both;
};

const newsOf = async ({ port }: TestNode): Promise<unknown> =>
  ((await (await fetch(`http://localhost:${port}/ready`)).json()) as { news?: string }).news;

const isTakenIn = async (port: number, cookie: string): Promise<boolean> => {
  try {
    const client = await TestClient.call(port, cookie);
    client.disconnect();
    return true;
  } catch {
    return false;
  }
};

describe('What nodes count together', () => {
  it('is how many connections somebody has: one too many is refused on whatever node', async () => {
    const [one, other] = await startTwo({ limits: { connectionsOfGuest: 2 } });
    const cookie = await newGuest(one.port);
    const clients = [
      await TestClient.call(one.port, cookie),
      await TestClient.call(one.port, cookie),
    ];
    const stranger = await newGuest(other.port);

    await eventually(async () => !(await isTakenIn(other.port, cookie)));
    const isStrangerTakenIn = await isTakenIn(other.port, stranger);
    for (const client of clients) client.disconnect();
    await eventually(() => isTakenIn(other.port, cookie));

    expect(isStrangerTakenIn).toBe(true);
  });

  it('is known again of a node that was taken for dead and lives', async () => {
    const [one, other] = await startTwo({ limits: { connectionsOfGuest: 1 } });
    const cookie = await newGuest(one.port);
    const client = await TestClient.call(one.port, cookie);
    const isCounted = async (): Promise<boolean> => !(await isTakenIn(other.port, cookie));
    await eventually(isCounted);

    const database = new pg.Client(address);
    await database.connect();
    await eventually(async () => {
      await database.query('delete from nodes');
      return !(await isCounted());
    });
    await database.end();

    await eventually(isCounted);
    client.disconnect();
  });

  it('is how many guests come from an address: what one node lets in the other counts', async () => {
    const [one, other] = await startTwo({
      limits: { newGuests: { burst: BURST, perSecond: NEVER } },
    });
    const greet = async ({ port }: TestNode): Promise<boolean> =>
      (await fetch(`http://localhost:${port}/guest`)).status === 200;

    expect(await letIn(() => greet(one))).toBe(BURST);

    // Alone it would let in as many again.
    expect(await letIn(() => greet(other))).toBeLessThan(BURST);
  });

  it('is how often an address tries to sign in: who has no try left on one node has none on the other', async () => {
    const [one, other] = await startTwo({
      limits: { signIns: { burst: BURST, perSecond: NEVER } },
    });
    const refusals: unknown[] = [];
    const tryAt = async (device: Device): Promise<boolean> => {
      const { status, value } = await device.ask('/api/sign-in/recovery', { code: 'no such code' });
      if (status === 429) refusals.push(value);
      return status !== 429;
    };
    const [here, there] = [new Device(one.port), new Device(other.port)];

    expect(await letIn(() => tryAt(here))).toBe(BURST);
    expect(await letIn(() => tryAt(there))).toBeLessThan(BURST);

    const refusal = {
      code: 'too-many-tries',
      sentence: expect.stringMatching(/tried too often .*\. Wait .*\.$/),
    };
    expect(refusals).toMatchObject([{ refusal }, { refusal }]);
  });
});

/** How many times somebody is let in, one after the other, before they are refused. */
async function letIn(isLetIn: () => Promise<boolean>): Promise<number> {
  let times = 0;
  while (await isLetIn()) times++;
  return times;
}

describe('A node whose clock is wrong', () => {
  it('says so in a line, and goes by the time of the database', async () => {
    const lines = hearLines();
    const store = await openPostgres(await postgres.fresh());
    const env = { newId: () => 'a-node', now: () => Date.now() + HOUR_MS };
    const ticks = (): number => performance.now();
    const node = await Nodes.open({ store, env, ticks, nats: undefined });
    const ahead = node.now() - Date.now();
    await node.close();
    await store.close();

    expect(Math.abs(ahead)).toBeLessThan(HOUR_MS / 2);
    expect(lines.map(({ msg }) => msg)).toContainEqual(
      expect.stringContaining('The clock of this machine is 3600 seconds ahead of the database'),
    );
  });
});
