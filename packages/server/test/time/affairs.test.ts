import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer, twoAtTable } from '../online-server.ts';
import { must, refusalIn, TestClient } from '../test-client.ts';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const SETUP: OnlineSetup = {
  game: 'ahoy',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: {},
  watching: 'nobody',
  answerTime: null,
  clock: { start: 600 * SECOND, increment: 0 },
};

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame, limits: { calls: { burst: 1e6, perSecond: 1e6 } } });
  await at.start({ grace: 0 });
});
afterEach(() => at.remove());

const timingOf = (client: TestClient, table: string) => {
  const { timing } = client.now(table);
  if (timing === undefined) throw new Error('nothing was told of its time');
  return timing;
};

describe('A pause', () => {
  it('is so when all have agreed, stops clocks and answers, and any of them ends it', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    must(await ada.client.ask('propose', { table, what: 'pause' }));
    await bea.client.until(() => timingOf(bea.client, table).wanted.pause.length === 1);
    expect(timingOf(bea.client, table).pausedAt).toBeNull();

    must(await bea.client.ask('propose', { table, what: 'pause' }));
    for (const { client } of [ada, bea])
      await client.until(() => timingOf(client, table).pausedAt !== null);
    const asked = [ada.client, bea.client].find((one) => one.now(table).question !== null);
    const before = timingOf(ada.client, table).clocks;
    at.ahead += 3_600 * SECOND;
    expect(refusalIn(await (asked ?? ada.client).play(table))).toBe('paused');
    expect(timingOf(ada.client, table).clocks).toEqual(before);
    expect(ada.client.now(table).dueAt).toBeNull();

    must(await ada.client.ask('resume', { table }));
    await bea.client.until(() => timingOf(bea.client, table).pausedAt === null);
    const running = timingOf(bea.client, table).clocks.find((face) => face?.since != null);
    expect(running?.left).toBeGreaterThan(500 * SECOND);
  });

  it('is not, where one declines, or where there is no clock', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    expect(refusalIn(await bea.client.ask('decline', { table, what: 'pause' }))).toBe(
      'not-proposed',
    );
    must(await ada.client.ask('propose', { table, what: 'pause' }));
    must(await bea.client.ask('decline', { table, what: 'pause' }));
    must(await bea.client.ask('propose', { table, what: 'pause' }));
    await bea.client.until(() => timingOf(bea.client, table).wanted.pause[0] === 1);
    expect(timingOf(bea.client, table).pausedAt).toBeNull();

    const { clock: _, ...untimed } = SETUP;
    const other = await twoAtTable(at, untimed);
    expect(
      refusalIn(await other.ada.client.ask('propose', { table: other.table, what: 'pause' })),
    ).toBe('no-pace');
  });

  it('survives a restart', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    for (const { client } of [ada, bea])
      must(await client.ask('propose', { table, what: 'pause' }));
    await at.start({ grace: 0 });
    at.ahead += 3_600 * SECOND;

    const back = await TestClient.call(at.port, ada.cookie);
    must(await back.open(table));
    await back.until(() => back.updates.has(table));

    expect(timingOf(back, table).pausedAt).not.toBeNull();
    expect(back.now(table).substituted).toEqual([]);
  });
});

describe('Who leaves a match', () => {
  it('is played for by a bot, and takes the seat back', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const clients = [ada.client, bea.client];
    const seat = clients.findIndex((client) => client.now(table).question !== null);
    const [leaver, other] = [clients[seat], clients[1 - seat]] as [TestClient, TestClient];

    must(await leaver.ask('leave', { table }));
    await other.until(() => timingOf(other, table).handed.includes(seat as never));
    await other.until(() => other.now(table).seq > 0);
    expect(must(await leaver.ask('mine', {}))[0]?.seats[seat]?.who).toBe('you');

    must(await leaver.ask('back', { table }));
    await other.until(() => timingOf(other, table).handed.length === 0);
  });

  it('is played for after a restart, too, though nobody looks', async () => {
    const short = { ...SETUP, game: 'reef', options: { rounds: 2 } };
    const { ada, bea, table } = await twoAtTable(at, short);
    for (const { client } of [ada, bea]) must(await client.ask('leave', { table }));
    await at.start({ grace: 0 });

    const onlooker = await TestClient.call(at.port, ada.cookie);
    const stateOf = async () =>
      must(await onlooker.ask('mine', {})).find((one) => one.table === table)?.progress?.state;
    for (let tries = 0; tries < 3_000 && (await stateOf()) !== 'finished'; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));

    expect(await stateOf()).toBe('finished');
  });
});

describe('A match without a winner', () => {
  it('is called off by any seat before everybody has answered twice', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    expect(timingOf(bea.client, table).mayAbort).toBe(true);

    must(await bea.client.ask('abort', { table }));

    await ada.client.until(() => timingOf(ada.client, table).ended === 'aborted');
    await ada.client.until(() => ada.client.cards.get(table)?.progress?.ended === 'aborted');
    expect(refusalIn(await ada.client.play(table))).toBe('ended');
    expect(refusalIn(await ada.client.ask('abort', { table }))).toBe('ended');
    expect(ada.client.now(table).dueAt).toBeNull();
    expect(must(await ada.client.at(table).exportReplay())).toContain('ahoy');
  });

  it('is not called off later, but abandoned when all want it', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const clients = [ada.client, bea.client];
    for (let answers = 0; answers < 200 && timingOf(ada.client, table).mayAbort; answers++) {
      const asked = clients.find((one) => one.now(table).question !== null);
      const before = clients.map((one) => one.now(table).seq);
      must(await (asked ?? ada.client).play(table));
      for (const [index, one] of clients.entries())
        await one.until(() => one.now(table).seq > (before[index] ?? 0));
    }
    expect(ada.client.now(table).outcome).toBeNull();
    expect(refusalIn(await ada.client.ask('abort', { table }))).toBe('too-late-to-abort');

    must(await ada.client.ask('propose', { table, what: 'abandon' }));
    expect(timingOf(ada.client, table).ended).toBeNull();
    must(await bea.client.ask('propose', { table, what: 'abandon' }));

    await ada.client.until(() => timingOf(ada.client, table).ended === 'abandoned');
    const [card] = must(await ada.client.ask('mine', {}));
    expect(card?.progress).toMatchObject({ state: 'finished', ended: 'abandoned' });
    must(await ada.client.at(table).rematch());
  });

  it('is nothing for onlookers and people of other tables to decide', async () => {
    const { table } = await twoAtTable(at, { ...SETUP, watching: 'anybody' });
    const { client } = await at.guest('Cy');

    for (const deed of ['abort', 'resume', 'back'] as const)
      expect(refusalIn(await client.ask(deed, { table }))).toBe('no-seat');
    expect(refusalIn(await client.ask('propose', { table, what: 'abandon' }))).toBe('no-seat');
    expect(refusalIn(await client.ask('abort', { table: 'none' }))).toBe('no-table');
  });
});

describe('Vacation', () => {
  it('stops the clock of one person at tables by the day, and is shown on the seat', async () => {
    const { clock: _, ...untimed } = SETUP;
    const { ada, bea, table } = await twoAtTable(at, { ...untimed, answerTime: DAY });
    const clients = [ada.client, bea.client];
    const seat = clients.findIndex((client) => client.now(table).question !== null);
    const [away, other] = [clients[seat], clients[1 - seat]] as [TestClient, TestClient];

    expect(must(await away.ask('vacation', {}))).toEqual({ until: null, daysLeft: 30 });
    const { until } = must(await away.ask('vacation', { days: 5 }));
    await other.until(() => timingOf(other, table).vacations[seat] === until);
    expect(other.now(table).dueAt ?? 0).toBeGreaterThan(Date.now() + 5.9 * DAY);
    at.ahead += 3 * DAY;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(other.now(table).substituted).toEqual([]);

    must(await away.ask('vacation', { days: 0 }));
    await other.until(() => timingOf(other, table).vacations[seat] === null);
    at.ahead += DAY + SECOND;
    await other.until(() => other.now(table).substituted.length === 1);
  });

  it('is refused beyond the days of a year', async () => {
    const { client } = await at.guest('Ada');
    must(await client.ask('vacation', { days: 20 }));
    at.ahead += 60 * DAY;

    expect(refusalIn(await client.ask('vacation', { days: 11 }))).toBe('no-vacation-left');
    expect(must(await client.ask('vacation', {}))).toEqual({ until: null, daysLeft: 10 });
  });
});
