import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runNats } from '../../../../scripts/cluster/run-nats.mjs';
import { type Guest, guestAt, openSeats, type TestNode, TestNodes } from '../nodes/test-nodes.ts';
import { playToTheEnd } from '../online-server.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { eventually, must, TestClient } from '../test-client.ts';
import { newBot, withAccount } from './a-bot.ts';
import { Door } from './door.ts';
import { hasPython, inPython, inTypeScript, type Program } from './example-programs.ts';

const STARTS = hasPython ? [inTypeScript, inPython] : [inTypeScript];
/** Nobody is late, however busy the machine is. */
const SETUP = openSeats('reef', 1 + STARTS.length, { answerTime: 30 * 60_000 });

let postgres: RunningPostgres;
let nats: Awaited<ReturnType<typeof runNats>>;
let nodes: TestNodes;
let door: Door;
let programs: readonly Program[];

beforeAll(async () => {
  postgres = await startPostgres();
  nats = await runNats();
});
afterAll(async () => {
  await nats.stop();
  await postgres.stop();
});
beforeEach(async () => {
  nodes = new TestNodes(await postgres.fresh(), { nats: nats.url });
  door = await new Door().open();
  programs = [];
});
afterEach(async () => {
  for (const program of programs) program.kill();
  await door.close();
  await nodes.stop();
});

/** Starts every example, and a match of all of them with Ada, who waits with her answer. */
async function beginMatch(ada: Guest, { port }: TestNode): Promise<string> {
  const owner = await withAccount(port, 'Olga');
  const { table } = must(await ada.client.ask('create', { setup: SETUP }));
  programs = await Promise.all(
    STARTS.map(async (start, nth) => {
      const { token } = await newBot(owner, `Corsair ${nth}`);
      // Each looks for another game, so that they do not meet without her.
      return start(door.address, ['seawolf', 'ahoy'][nth] ?? '', token);
    }),
  );
  await eventually(async () => programs.every((program) => program.count('is here') > 0));
  for (const handle of await handlesOfBots(ada, port)) {
    const response = await fetch(`http://localhost:${port}/api/bots-here/${handle}/challenge`, {
      method: 'POST',
      headers: { cookie: ada.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ table }),
    });
    expect(response.status).toBe(200);
  }
  must(await ada.client.open(table));
  await ada.client.until(() => ada.client.updates.has(table));
  await ada.client.until(() => isHerTurn(ada.client, table));
  return table;
}

const isHerTurn = (client: TestClient, table: string): boolean => {
  const { asked, viewer } = client.now(table);
  return asked.length === 1 && asked[0]?.seat === viewer;
};

async function handlesOfBots(ada: Guest, port: number): Promise<readonly string[]> {
  let handles: readonly string[] = [];
  await eventually(async () => {
    const response = await fetch(`http://localhost:${port}/api/bots-here`, {
      headers: { cookie: ada.cookie },
    });
    const { bots } = (await response.json()) as { readonly bots: { readonly handle: string }[] };
    handles = bots.map(({ handle }) => handle);
    return handles.length === STARTS.length;
  });
  return handles;
}

/** Each is back, and plays to the end; nobody stood in for it. */
async function expectPlayedOn(client: TestClient, table: string): Promise<void> {
  await playToTheEnd([client], table);
  for (const { code, said } of await Promise.all(programs.map(({ ended }) => ended))) {
    expect(said).toMatch(/seated at \w+\n(.+\n)*over: \[[\d, ]+\]\n$/);
    expect(code).toBe(0);
  }
  const { timing, substituted } = client.now(table);
  expect([timing?.handed, substituted]).toEqual([[], []]);
}

describe('The examples of outside bots', () => {
  it('go on by the next node where theirs ends, one deploy after the other', async () => {
    const [one, other] = [await nodes.start(), await nodes.start()];
    door.ports = [one.port, other.port];
    const next = await nodes.start();
    const ada = await guestAt(next, 'Ada');
    const table = await beginMatch(ada, next);

    door.ports = [one.port, other.port, next.port];
    await one.close();
    await other.close();

    // What they say arrives a moment after they are there.
    await eventually(async () => programs.every((program) => program.count('is here') > 1));
    await expectPlayedOn(ada.client, table);
    for (const { complaints } of programs) expect(complaints).not.toContain('stream is lost');
  });

  it('wait for the only server while it is started anew, and play on', async () => {
    const one = await nodes.start();
    door.ports = [one.port];
    const ada = await guestAt(one, 'Ada');
    const table = await beginMatch(ada, one);

    await one.close();
    await eventually(async () => programs.every(({ complaints }) => complaints !== ''));
    const again = await nodes.start();
    door.ports = [again.port];
    const client = await TestClient.call(again.port, ada.cookie);
    must(await client.open(table));
    await client.until(() => client.updates.has(table));

    await expectPlayedOn(client, table);
  });
});
