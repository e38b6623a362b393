import { listener } from '@quarterdeck/proof/push-service';
import { loadSample } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answered, Device } from '../device.ts';
import { OnlineServer } from '../online-server.ts';
import { eventually, must, type TestClient } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: {},
  watching: 'nobody',
  answerTime: null,
};
/** Longer than any of these tests: only the next process sends anything again. */
const PATIENT = { mayBePrivate: true, rest: 30, retryAfter: [60_000] };

let at: OnlineServer;
let service: Awaited<ReturnType<typeof listener>>;
let status: number;
beforeEach(async () => {
  status = 500;
  service = await listener(() => status);
  at = new OnlineServer({ loadGame: loadSample });
  await at.start({ notices: PATIENT });
});
afterEach(async () => {
  await at.remove();
  service.close();
});

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 400));

const isAsked = (client: TestClient, table: string): boolean => {
  const question = client.now(table).question ?? null;
  return question !== null && question.given === null;
};

/** Both are asked first: Bea has a webhook that does not work, and is not here. */
async function owedToBea() {
  const [ada, bea] = [new Device(at.port), new Device(at.port)];
  for (const device of [ada, bea]) await answered(device.ask('/guest'));
  await answered(bea.ask('/api/notices/webhook', { url: `${service.url}/hook` }));
  const [host, friend] = [await ada.connect(), await bea.connect()];
  const { table, invitation } = must(await host.ask('create', { setup: SETUP }));
  must(await friend.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
  friend.disconnect();
  await eventually(async () => service.received.length > 0);
  return { table, bea };
}

/** More than a minute later another process has begun, and what does not work does. */
async function later(): Promise<void> {
  status = 200;
  at.ahead += 70_000;
  await at.start({ notices: PATIENT });
}

describe('A notice that did not arrive', () => {
  it('is sent again by the next process, once, when its time has come', async () => {
    const { table } = await owedToBea();

    await later();
    await eventually(async () => service.received.length > 1);
    await aMoment();
    at.ahead += 70_000;
    await aMoment();

    expect(service.received).toHaveLength(2);
    const told = JSON.parse(String(service.received[1]?.body));
    expect(told).toMatchObject({ kind: 'your-move', table });
  });

  it('is not sent again to who has answered since', async () => {
    const { table, bea } = await owedToBea();
    const client = await bea.connect();
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
    while (isAsked(client, table)) {
      const { seq } = client.now(table);
      must(await client.play(table));
      await client.until(() => client.now(table).seq > seq);
    }
    client.disconnect();

    await later();
    await aMoment();

    expect(service.received).toHaveLength(1);
  });
});
