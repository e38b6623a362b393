import { loadNewerSealed, loadSealed } from '@quarterdeck/tables/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runNats } from '../../../../scripts/cluster/run-nats.mjs';
import { Device } from '../device.ts';
import { playToTheEnd } from '../online-server.ts';
import { type RunningPostgres, startPostgres } from '../postgres.ts';
import { eventually, must, refusalIn, TestClient } from '../test-client.ts';
import {
  guestAt,
  openSeats,
  sitTogether,
  type TestNode,
  TestNodes,
  withBot,
} from './test-nodes.ts';

const NEVER = 1e8;

let postgres: RunningPostgres;
let nats: Awaited<ReturnType<typeof runNats>>;
let database: string;
let nodes: TestNodes;

beforeAll(async () => {
  postgres = await startPostgres();
  nats = await runNats();
});
afterAll(async () => {
  await nats.stop();
  await postgres.stop();
});
beforeEach(async () => {
  database = await postgres.fresh();
});
afterEach(() => nodes.stop());

/** So many nodes that hear of each other. */
const start = async (count: number, options = {}): Promise<readonly TestNode[]> => {
  nodes = new TestNodes(database, { nats: nats.url, ...options });
  return await Promise.all(Array.from({ length: count }, () => nodes.start()));
};

/** Nodes that hear nothing of each other, and do not ask either. */
const startDeaf = async (count: number, options = {}): Promise<readonly TestNode[]> => {
  nodes = new TestNodes(database, { lookEvery: NEVER, ...options });
  return await Promise.all(Array.from({ length: count }, () => nodes.start()));
};

const two = async ([one, other]: readonly TestNode[]) => {
  if (one === undefined || other === undefined) throw new Error('there are too few nodes');
  return [await guestAt(one, 'Ada'), await guestAt(other, 'Bea')] as const;
};

describe('Seats of one table on different nodes', () => {
  it('hear each other, and play a match to its end', async () => {
    const [ada, bea] = await two(await start(2));
    const table = await sitTogether([ada, bea], openSeats('reef', 2));

    await playToTheEnd([ada.client, bea.client], table);

    const [one, other] = [ada.client.now(table), bea.client.now(table)];
    expect(one.outcome).toEqual(other.outcome);
    expect(one.seq).toBe(other.seq);
  });

  it('answer at once, and every answer is stored: who was second is tried again', async () => {
    const all = await start(3, { loadGame: loadSealed });
    const people = await Promise.all(all.map((node, at) => guestAt(node, `Guest ${at}`)));
    const table = await sitTogether(people, openSeats('sealed', 3));

    const answered = await Promise.all(people.map(({ client }) => client.play(table)));

    expect(answered.map(refusalIn)).toEqual(['done', 'done', 'done']);
  });

  it('see who is here on the other node, and who goes', async () => {
    const [ada, bea] = await two(await start(2));
    const table = await sitTogether([ada, bea], openSeats('reef', 2));

    await ada.client.until(() => ada.client.now(table).presence[1] === 'here');
    must(await bea.client.ask('attend', { isHere: false }));
    await ada.client.until(() => ada.client.now(table).presence[1] === 'idle');
    bea.client.disconnect();
    await ada.client.until(() => ada.client.now(table).presence[1] === 'away');
  });

  it('read what is said on the other node', async () => {
    const [ada, bea] = await two(await start(2));
    const table = await sitTogether([ada, bea], openSeats('reef', 2));

    must(await ada.client.ask('say', { table, said: { kind: 'text', text: 'Ahoy' } }));

    await bea.client.until(() => bea.client.messages.some(({ kind }) => kind === 'said'));
  });

  it('stand in one lobby, as soon as they are listed', async () => {
    const [ada, bea] = await two(await start(2));
    must(await bea.client.ask('watchLobby', {}));
    const isSeen = (table: string): boolean =>
      bea.client.messages.some(
        (one) => one.kind === 'lobby' && one.tables.toJoin.some((row) => row.table === table),
      );

    // That somebody has come is news for the lobby, too: the second table is set when all of that is told.
    for (let nth = 0; nth < 2; nth++) {
      const setup = openSeats('reef', 2, { listed: true });
      const { table } = must(await ada.client.ask('create', { setup }));
      await bea.client.until(() => isSeen(table));
    }
  });

  it('are found for people who look for each other on different nodes', async () => {
    const [ada, bea] = await two(await start(2));
    const seats = openSeats('reef', 2, { answerTime: 60_000 });

    must(await ada.client.ask('seek', { setups: [seats] }));
    must(await bea.client.ask('seek', { setups: [seats] }));

    const found = ({ client }: typeof ada): string => {
      const message = client.messages.find(({ kind }) => kind === 'found');
      return message?.kind === 'found' ? message.card.table : '';
    };
    await Promise.all([ada, bea].map((one) => one.client.until(() => found(one) !== '')));
    expect(found(ada)).toBe(found(bea));
  });

  it('see somebody go who signs out everywhere: no connection stays, on whatever node', async () => {
    const [one, other] = await start(2);
    const given = { email: 'ada@example.org', password: 'a long enough password' };
    const laptop = new Device(one?.port ?? 0);
    await laptop.ask('/guest');
    expect((await laptop.ask('/api/account/password', given)).status).toBe(200);
    const phone = new Device(other?.port ?? 0);
    await phone.ask('/api/sign-in/password', given);
    const client = await phone.connect();

    await laptop.ask('/api/sign-out', { everywhere: true });

    await client.until(() => !client.isConnected);
  });
});

describe('A node that ends while others go on', () => {
  it('sends its people on one after the other, and who still waits for it plays on', async () => {
    const [one, other] = await start(2);
    if (one === undefined || other === undefined) throw new Error('there are too few nodes');
    const people = [];
    for (const name of ['Ada', 'Bea', 'Cleo']) people.push(await guestAt(one, name));
    const [ada, , cleo] = people.map(({ client }) => client);
    const ending = one.close();
    await ada?.until(() => !ada.isConnected);
    const renamed = await cleo?.ask('rename', { name: 'Cleopatra' });
    await ending;

    expect(renamed).toMatchObject({ ok: true });
    for (const { client } of people) await client.until(() => client.closedWith !== null);
    expect(people.map(({ client }) => client.closedWith)).toEqual([1012, 1012, 1012]);
    const again = await TestClient.call(other.port, people[2]?.cookie ?? '');
    expect(again.messages[0]).toMatchObject({ kind: 'welcome', guest: { name: 'Cleopatra' } });
  });

  it('ends connections as one that is down where there is no other', async () => {
    const [one] = await start(1);
    if (one === undefined) throw new Error('there are too few nodes');
    const { client } = await guestAt(one, 'Ada');

    await one.close();

    await client.until(() => client.closedWith !== null);
    expect(client.closedWith).toBe(1001);
  });
});

describe('A node that has heard nothing', () => {
  it('refuses an answer at a table that was paused elsewhere', async () => {
    const [ada, bea] = await two(await startDeaf(2));
    const setup = openSeats('reef', 2, { answerTime: 60_000 });
    const table = await sitTogether([ada, bea], setup);
    must(await ada.client.ask('propose', { table, what: 'pause' }));
    must(await bea.client.ask('propose', { table, what: 'pause' }));

    // Whoever is asked, on the node that noted it or on the one that has heard nothing.
    for (const { client } of [ada, bea])
      if (client.now(table).question?.given === null)
        expect(refusalIn(await client.play(table))).toBe('paused');
  });

  it('takes nobody for late who has answered elsewhere', async () => {
    let ahead = 0;
    const env = { now: () => Date.now() + ahead };
    const [deaf, ...rest] = await startDeaf(1, { env });
    expect(rest).toEqual([]);
    const watching = await nodes.start({ lookEvery: 50, env });
    const [ada, bea] = await two([deaf as TestNode, deaf as TestNode]);
    const table = await sitTogether([ada, bea], openSeats('reef', 2, { answerTime: 60_000 }));
    // The other node has the table open, and hears nothing of what is answered.
    const onlooker = await guestAt(watching, 'Cleo');
    must(await onlooker.client.open(table));
    ahead = 50_000;
    for (const { client } of [ada, bea])
      if (client.now(table).question?.given === null) must(await client.play(table));
    ahead = 70_000;
    // It has looked for what is due since.
    await new Promise((resolve) => setTimeout(resolve, 300));

    expect(await watching.store.time.journal(table)).toEqual([]);
  });

  it('counts a deadline once, though every node looks for it', async () => {
    let ahead = 0;
    const env = { now: () => Date.now() + ahead };
    nodes = new TestNodes(database, { lookEvery: 20, env });
    const all = await Promise.all([nodes.start(), nodes.start(), nodes.start()]);
    const [ada, bea] = await two(all);
    const setup = openSeats('reef', 2, { answerTime: 60_000, whenLate: 'hand' });
    const table = await sitTogether([ada, bea], setup);
    ahead = 61_000;
    const { store } = all[2] as TestNode;

    await eventually(async () => (await store.time.journal(table)).length > 0);
    await new Promise((resolve) => setTimeout(resolve, 300));

    // Both are asked at the beginning: each of them once.
    const late = (await store.time.journal(table)).flatMap(({ note }) =>
      note.kind === 'ranOut' ? [note.seat] : [],
    );
    expect(late.toSorted()).toEqual([0, 1]);
  });
});

describe('NATS', () => {
  it('goes away, and tables go on by the database; it comes back, and is used again', async () => {
    const own = await runNats();
    try {
      const [ada, bea] = await two(await start(2, { nats: own.url }));
      const table = await sitTogether([ada, bea], openSeats('reef', 2));
      await ada.client.until(() => ada.client.now(table).presence[1] === 'here');
      await own.stop();

      for (let answer = 0; answer < 4; answer++) await playOne([ada.client, bea.client], table);
      await own.start();
      for (let answer = 0; answer < 4; answer++) await playOne([ada.client, bea.client], table);
      must(await bea.client.ask('attend', { isHere: false }));
      await ada.client.until(() => ada.client.now(table).presence[1] === 'idle');
    } finally {
      await own.stop();
    }
  });

  it('flaps, and nobody misses an answer', async () => {
    const own = await runNats();
    try {
      const [ada, bea] = await two(await start(2, { nats: own.url }));
      const table = await sitTogether([ada, bea], openSeats('reef', 2));
      for (let flap = 0; flap < 4; flap++) {
        await own.stop();
        await playOne([ada.client, bea.client], table);
        await own.start();
        await playOne([ada.client, bea.client], table);
      }
      expect(ada.client.now(table).seq).toBe(bea.client.now(table).seq);
    } finally {
      await own.stop();
    }
  });

  it('is not there at the start, and the server starts all the same', async () => {
    const own = await runNats();
    await own.stop();
    const [ada, bea] = await two(await start(2, { nats: own.url }));

    const table = await sitTogether([ada, bea], openSeats('reef', 2));
    await playOne([ada.client, bea.client], table);
  });
});

describe('Bots', () => {
  it('answer once, though every node has the table open', async () => {
    const all = await start(3);
    const [ada, bea] = await two(all);
    const setup = withBot(openSeats('reef', 3));
    const table = await sitTogether([ada, bea], setup);

    await playToTheEnd([ada.client, bea.client], table);

    const stored = await all[0]?.store.tables.read(table);
    expect(stored?.record.headline.state).toBe('finished');
  });

  it('of a node that has ended think on elsewhere within ten seconds', async () => {
    // Where somebody watches, a bot of the first node takes for ever.
    const [slow] = await start(1, { botPause: NEVER });
    if (slow === undefined) throw new Error('there is no node');
    const ada = await guestAt(slow, 'Ada');
    const setup = withBot(openSeats('reef', 2));
    const table = await sitTogether([ada], setup);
    const isAsked = (): boolean => ada.client.now(table).question?.given === null;
    while (isAsked()) {
      const { seq } = ada.client.now(table);
      must(await ada.client.play(table));
      await ada.client.until(() => ada.client.now(table).seq > seq);
    }
    const other = await nodes.start({ botPause: 0 });
    const { length = 0 } = (await other.store.tables.read(table))?.record ?? {};
    const began = performance.now();

    await slow.close();

    await eventually(
      async () => ((await other.store.tables.read(table))?.record.length ?? 0) > length,
    );
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('A table that newer rules have taken over', () => {
  it('is refused with a sentence where a node does not have them', async () => {
    const [old] = await startDeaf(1, { loadGame: loadSealed });
    if (old === undefined) throw new Error('there is no node');
    const [ada, bea] = [await guestAt(old, 'Ada'), await guestAt(old, 'Bea')];
    const table = await sitTogether([ada, bea], openSeats('sealed', 2));
    const newer = await nodes.start({ loadGame: loadNewerSealed(true) });
    const there = await TestClient.call(newer.port, bea.cookie);
    must(await there.open(table));
    await there.until(() => there.updates.has(table));

    expect(refusalIn(await ada.client.play(table))).toBe('newer-rules');
    expect(refusalIn(await there.play(table))).toBe('done');

    const late = await nodes.start({ loadGame: loadSealed });
    const again = await TestClient.call(late.port, ada.cookie);
    expect(await again.open(table)).toMatchObject({
      refusal: { code: 'newer-rules', sentence: expect.stringMatching(/ .*\.$/) },
    });
  });
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
