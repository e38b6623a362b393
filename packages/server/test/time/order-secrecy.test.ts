import type { Choice, Seat } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, describe, expect, it } from 'vitest';
import { OnlineServer } from '../online-server.ts';
import { must, type TestClient } from '../test-client.ts';

const open = (colour: 'blue' | 'green') => ({ name: '', colour, who: { kind: 'open' } }) as const;
const SETUP: OnlineSetup = {
  game: 'prisoners',
  seats: [{ name: '', colour: 'red', who: { kind: 'me' } }, open('blue'), open('green')],
  watching: 'anybody',
  answerTime: 5 * 60_000,
};
const MUCH = { burst: 10_000, perSecond: 10_000 };
const NOW = 1_800_000_000_000;
/** Long beside what a server does at once, and beside the rest after which undo is worked out. */
const REST = 1_000;

const rested = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, REST));

let servers: OnlineServer[] = [];
afterEach(async () => {
  for (const server of servers) await server.remove();
  servers = [];
});

/**
 * The same match each time: the same seed, ids and clock, and the same lot for everybody's answers. It
 * stands where somebody may give an order for the first time.
 */
async function atFirstWindow() {
  let ids = 0;
  const env = {
    now: () => NOW,
    newSeed: () => '5eed'.repeat(16),
    newId: () => `id-${String(ids++).padStart(6, '0')}`,
    randomInt: () => 7,
  };
  const at = new OnlineServer({
    loadGame,
    env,
    limits: { calls: MUCH },
    orderPause: { least: 2 * REST, spread: 1 },
  });
  servers.push(at);
  await at.start();
  const names = ['Ada', 'Bea', 'Cy', 'Dan'];
  const people: TestClient[] = [];
  for (const name of names) people.push((await at.guest(name)).client);
  const [ada, bea, cy, dan] = people;
  if (!ada || !bea || !cy || !dan) throw new Error('four came');
  const { table, invitation } = must(await ada.ask('create', { setup: SETUP }));
  for (const [client, seat] of [
    [bea, 1],
    [cy, 2],
  ] as const)
    must(await client.ask('join', { invitation: invitation ?? '', seat: seat as Seat }));
  for (const client of people) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
  const seated = [ada, bea, cy];
  const lot = sfcRng(11);
  const pick = (choices: readonly Choice[]): Choice | undefined =>
    choices.find(({ do: does }) => does === 'attack') ??
    choices.find(({ do: does }) => does === 'pass' && choices.length < 4) ??
    choices[below(lot, choices.length)];
  const offered = () => seated.find((client) => client.now(table).order === 'offered');
  for (let one = offered(); ; one = offered()) {
    if (one !== undefined) {
      await rested();
      return { table, one, others: people.filter((client) => client !== one) };
    }
    for (const client of seated)
      if (offered() === undefined && client.now(table).question !== null)
        await client.play(table, pick);
    // Everybody has heard it before the next one answers, so that all goes the same way each time.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

type Window = Awaited<ReturnType<typeof atFirstWindow>>;

/** All that the others hear, word for word, and what each of them is told of their tables when they ask. */
async function heardMeanwhile({ others }: Window, doing: () => Promise<void>) {
  const before = others.map(({ messages }) => messages.length);
  await doing();
  await rested();
  const mine = await Promise.all(others.map(async (client) => must(await client.ask('mine', {}))));
  return others.map((client, nth) => ({
    told: client.messages
      .slice(before[nth])
      .filter(({ kind }) => kind !== 'answered' && kind !== 'heartbeat')
      .map((message) => JSON.stringify(message)),
    mine: JSON.stringify(mine[nth]),
  }));
}

const answeredBy = async ({ one, table }: Window): Promise<void> => {
  const { seq } = one.now(table);
  await one.until(() => one.now(table).seq > seq);
};

describe('A standing order is told from its seat’s own hand by nobody', () => {
  it('when it is given and revoked: nobody hears anything, and no time moves', async () => {
    const window = await atFirstWindow();
    const { one, table } = window;
    const before = await heardMeanwhile(window, () => Promise.resolve());

    const given = await heardMeanwhile(window, async () => {
      must(await one.ask('order', { table, isGiven: true }));
      must(await one.ask('order', { table, isGiven: false }));
    });

    for (const [nth, { told, mine }] of given.entries()) {
      expect(told).toEqual([]);
      expect(mine).toBe(before[nth]?.mine);
    }
  });

  it('when it answers: as many messages, as long, in the same order and with the same due times, byte for byte', async () => {
    const byHand = await atFirstWindow();
    const hand = await heardMeanwhile(byHand, async () => {
      must(await byHand.one.play(byHand.table, (all) => all.find((one) => one.do === 'pass')));
    });
    const byOrder = await atFirstWindow();
    expect(byOrder.one.now(byOrder.table).viewer).toBe(byHand.one.now(byHand.table).viewer);

    const order = await heardMeanwhile(byOrder, async () => {
      must(await byOrder.one.ask('order', { table: byOrder.table, isGiven: true }));
      await answeredBy(byOrder);
    });

    expect(order.flatMap(({ told }) => told).length).toBeGreaterThan(0);
    expect(order).toEqual(hand);
  });

  it('when its person has gone: they are shown as somebody who does not look, until they are back', async () => {
    const window = await atFirstWindow();
    const { one, table, others } = window;
    const { viewer } = one.now(table);
    const [watcher] = others;
    if (watcher === undefined || viewer === 'spectator') throw new Error('nobody looks');
    const shown = () => watcher.now(table).presence[viewer];
    must(await one.ask('order', { table, isGiven: true }));
    await one.until(() => one.now(table).order === 'in-force');
    expect(shown()).toBe('here');

    one.disconnect();
    await watcher.until(() => shown() !== 'here');

    expect(shown()).toBe('idle');
  });
});
