import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer, twoAtTable } from './online-server.ts';
import { eventually, must, refusalIn, TestClient } from './test-client.ts';

const ME = { name: '', colour: 'red', who: { kind: 'me' } } as const;
const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;
const BOT = { name: 'Old Salt', colour: 'blue', who: { kind: 'bot', bot: 'random' } } as const;
const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [ME, OPEN],
  options: { rounds: 2 },
  watching: 'anybody',
  answerTime: null,
};
const DAY = 24 * 60 * 60 * 1_000;

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
});
afterEach(() => at.remove());

const tablesOf = async (client: TestClient): Promise<readonly string[]> =>
  must(await client.ask('mine', {})).map(({ table }) => table);

describe('A table online is deleted', () => {
  it('by whoever set it, until it is dealt; those who wait at it are told', async () => {
    const [ada, bea] = [await at.guest('Ada'), await at.guest('Bea')];
    const seats = [ME, OPEN, { ...OPEN, colour: 'green' as const }];
    const { table, invitation } = must(
      await ada.client.ask('create', { setup: { ...SETUP, seats } }),
    );
    must(await bea.client.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
    must(await bea.client.open(table));

    expect(refusalIn(await bea.client.ask('discard', { table }))).toBe('not-yours-alone');
    expect(refusalIn(await ada.client.ask('discard', { table }))).toBe('done');

    await bea.client.until(() =>
      bea.client.messages.some((one) => one.kind === 'gone' && one.table === table),
    );
    expect([await tablesOf(ada.client), await tablesOf(bea.client)]).toEqual([[], []]);
    expect(refusalIn(await ada.client.ask('discard', { table }))).toBe('no-table');
  });

  it('by whoever plays with bots alone, and by nobody where several people play', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const alone = must(await ada.client.ask('create', { setup: { ...SETUP, seats: [ME, BOT] } }));

    for (const { client } of [ada, bea])
      expect(refusalIn(await client.ask('discard', { table }))).toBe('not-yours-alone');
    expect(refusalIn(await bea.client.ask('discard', { table: alone.table }))).toBe(
      'not-yours-alone',
    );
    expect(refusalIn(await ada.client.ask('discard', { table: alone.table }))).toBe('done');

    expect(await tablesOf(ada.client)).toEqual([table]);
  });
});

describe('What nobody comes back to is deleted', () => {
  it('after its time, and nothing else is', async () => {
    const { ada, table: underWay } = await twoAtTable(at, SETUP);
    const { table: waiting } = must(await ada.client.ask('create', { setup: SETUP }));
    const stranger = await at.guest('Tomas');

    at.ahead += 31 * DAY;
    await at.start({ tidyEvery: 20 });
    const back = await TestClient.call(at.port, ada.cookie);
    await eventually(async () => !(await tablesOf(back)).includes(waiting));

    expect(await tablesOf(back)).toEqual([underWay]);
    await eventually(async () => {
      const call = TestClient.call(at.port, stranger.cookie);
      return await call.then(
        () => false,
        (problem) => String(problem).includes('401'),
      );
    });
    at.ahead += 365 * DAY;
    await eventually(async () => (await tablesOf(back)).length === 0);
  });
});
