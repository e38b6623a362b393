import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OnlineServer, twoAtTable } from '../online-server.ts';
import { must, newGuest, refusalIn, TestClient } from '../test-client.ts';

const ME = { name: '', colour: 'red', who: { kind: 'me' } } as const;
const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;
const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [ME, OPEN],
  options: { rounds: 2 },
  watching: 'anybody',
  answerTime: null,
};

const server = (): OnlineServer => {
  const made = new OnlineServer({ loadGame });
  running.push(made);
  return made;
};
let running: OnlineServer[] = [];
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const one of running) await one.remove();
});

describe('One visitor who asks for too much', () => {
  it('is refused, by address, when new guests come too fast, and others are not', async () => {
    const at = server();
    await at.start({ limits: { newGuests: { burst: 2, perSecond: 0.001 } } });

    const answers = [await at.visit(), await at.visit(), await at.visit()];
    const elsewhere = await at.visit({ 'x-forwarded-for': '203.0.113.7, 203.0.113.9' });

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(elsewhere.status).toBe(200);
    expect(await answers[2]?.json()).toMatchObject({ refusal: { code: 'too-many-guests' } });
  });

  it('opens no more connections than a guest and an address may have', async () => {
    const at = server();
    await at.start({ limits: { connectionsOfGuest: 2, connectionsOfAddress: 3 } });
    const { cookie, client } = await at.guest();
    await TestClient.call(at.port, cookie);

    await expect(TestClient.call(at.port, cookie)).rejects.toThrow('429');
    const other = await newGuest(at.port);
    await TestClient.call(at.port, other);
    await expect(TestClient.call(at.port, other)).rejects.toThrow('429');

    client.disconnect();
    await vi.waitFor(() => TestClient.call(at.port, other));
  });

  it('sets, follows and watches no more tables than one may', async () => {
    const at = server();
    const limits = { tablesUnderWay: 3, followed: 2, spectators: 1 };
    await at.start({ limits });
    const { client } = await at.guest('Ada');
    const set = () => client.ask('create', { setup: { ...SETUP, seats: [OPEN, OPEN] } });
    const tables = [must(await set()), must(await set()), must(await set())];

    expect(refusalIn(await set())).toBe('too-many-tables');
    const followed = [];
    for (const { table } of tables) followed.push(refusalIn(await client.open(table)));
    expect(followed).toEqual(['done', 'done', 'too-many-followed']);
    const { client: bea } = await at.guest('Bea');
    const { table, invitation } = tables[0] ?? must(await set());
    expect(refusalIn(await bea.open(table, invitation ?? ''))).toBe('too-many-watching');
  });

  it('sets no more tables in a while than one may', async () => {
    const at = server();
    await at.start({ limits: { newTables: { burst: 1, perSecond: 0.001 } } });
    const { client } = await at.guest('Ada');

    expect(refusalIn(await client.ask('create', { setup: SETUP }))).toBe('done');
    expect(refusalIn(await client.ask('create', { setup: SETUP }))).toBe('too-many-tables');
    const { client: bea } = await at.guest('Bea');
    expect(refusalIn(await bea.ask('create', { setup: SETUP }))).toBe('done');
  });

  it('is disconnected after so much that is no call', async () => {
    const at = server();
    await at.start({ limits: { malformed: { burst: 3, perSecond: 0.001 } } });
    const { client } = await at.guest();

    for (let sent = 0; sent < 5; sent++) client.send('no call');
    await client.until(() => !client.isConnected);

    expect(client.messages.filter(({ kind }) => kind === 'fault').length).toBeGreaterThan(2);
  });

  it('is one, on however many connections, and counts for its address', async () => {
    const at = server();
    await at.start({ limits: { calls: { burst: 6, perSecond: 0.001 }, busyAtAddress: 2 } });
    const ada = await at.guest('Ada');
    const refusals = async (client: TestClient): Promise<number> => {
      const ask = () => client.ask('invitation', { invitation: 'none' });
      const answers = await Promise.all(Array.from({ length: 5 }, ask));
      return answers.filter((answer) => refusalIn(answer) === 'too-fast').length;
    };

    const first = await refusals(ada.client);
    const second = await refusals(await TestClient.call(at.port, ada.cookie));
    const [bea, cy] = [await at.guest(), await at.guest()];
    const others = [await refusals(bea.client), await refusals(cy.client)];

    expect(first).toBeLessThan(3);
    expect(second).toBeGreaterThanOrEqual(4);
    expect(others).toEqual([0, 4]);
  });

  it('is disconnected where it goes on after refusals', async () => {
    const at = server();
    const limits = {
      calls: { burst: 1, perSecond: 0.001 },
      malformed: { burst: 3, perSecond: 0.001 },
    };
    await at.start({ limits });
    const { client } = await at.guest();

    for (let sent = 0; sent < 40; sent++) void client.ask('invitation', { invitation: 'none' });
    await client.until(() => !client.isConnected);

    expect(client.isConnected).toBe(false);
  });

  it('pays more for what is more work', async () => {
    const at = server();
    await at.start({ limits: { calls: { burst: 30, perSecond: 0.001 } } });
    const { ada, table } = await twoAtTable(at, SETUP);
    const seqs = Array.from({ length: 200 }, () => 0);

    expect(refusalIn(await ada.client.at(table).positions({ seqs }))).toBe('too-fast');
    expect(refusalIn(await ada.client.at(table).positions({ seqs: [0] }))).toBe('done');
  });
});
