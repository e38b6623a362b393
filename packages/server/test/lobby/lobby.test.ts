import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup, OpenTables } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer } from '../online-server.ts';
import { must, refusalIn, type TestClient } from '../test-client.ts';

const ME = { name: '', colour: 'red', who: { kind: 'me' } } as const;
const OPEN = { name: '', colour: 'blue', who: { kind: 'open' } } as const;
const DAY = 24 * 60 * 60 * 1_000;
const LISTED: OnlineSetup = {
  game: 'reef',
  seats: [ME, OPEN],
  watching: 'anybody',
  answerTime: null,
  listed: true,
};

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
});
afterEach(() => at.remove());

/** The lobby as the client was told last. */
const lobbyOf = (client: TestClient): OpenTables | undefined =>
  client.messages.flatMap((one) => (one.kind === 'lobby' ? [one.tables] : [])).at(-1);

const tablesIn = (rows: OpenTables['toJoin'] | undefined): readonly string[] =>
  (rows ?? []).map(({ table }) => table);

describe('The lobby', () => {
  it('shows a table that anybody may join, while one looks, and takes it out when it is dealt', async () => {
    const [ada, bea] = [await at.guest('Ada'), await at.guest('Bea')];
    expect(must(await bea.client.ask('watchLobby', {}))).toEqual({
      toJoin: [],
      toWatch: [],
      seeking: [],
    });

    const { table } = must(await ada.client.ask('create', { setup: LISTED }));
    await bea.client.until(() => tablesIn(lobbyOf(bea.client)?.toJoin).includes(table));
    const [row] = lobbyOf(bea.client)?.toJoin ?? [];
    expect(row?.seats.map(({ name, who }) => [name, who])).toEqual([
      ['Ada', 'guest'],
      ['', 'open'],
    ]);

    must(await bea.client.ask('join', { invitation: row?.invitation ?? '', seat: 1 as never }));
    await bea.client.until(() => tablesIn(lobbyOf(bea.client)?.toWatch).includes(table));
    expect(lobbyOf(bea.client)?.toJoin).toEqual([]);
    expect(lobbyOf(bea.client)?.toWatch[0]?.invitation).toBeNull();
  });

  it('shows no table that is by link alone, and none whose people have gone', async () => {
    const [ada, bea, cy] = [await at.guest('Ada'), await at.guest('Bea'), await at.guest('Cy')];
    must(await ada.client.ask('create', { setup: { ...LISTED, listed: false } }));
    const now = must(await ada.client.ask('create', { setup: LISTED }));
    const byDay = must(await bea.client.ask('create', { setup: { ...LISTED, answerTime: DAY } }));
    const { toJoin } = must(await cy.client.ask('watchLobby', {}));
    expect(tablesIn(toJoin).toSorted()).toEqual([now.table, byDay.table].toSorted());

    ada.client.disconnect();
    bea.client.disconnect();

    await cy.client.until(() => lobbyOf(cy.client)?.toJoin.length === 1);
    expect(tablesIn(lobbyOf(cy.client)?.toJoin)).toEqual([byDay.table]);
  });

  it('says nothing to a connection that looks no more, and names no guest', async () => {
    const [ada, bea] = [await at.guest('Ada'), await at.guest('Bea')];
    must(await bea.client.ask('watchLobby', {}));
    must(await ada.client.ask('create', { setup: LISTED }));
    await bea.client.until(() => lobbyOf(bea.client) !== undefined);
    const told = JSON.stringify(lobbyOf(bea.client));
    expect(told).not.toContain(ada.cookie.split('=')[1]?.split('.')[0]);
    expect(told).not.toContain('host');

    must(await bea.client.ask('unwatchLobby', {}));
    const before = bea.client.messages.filter(({ kind }) => kind === 'lobby').length;
    must(await ada.client.ask('create', { setup: LISTED }));
    expect(must(await bea.client.ask('watchLobby', {})).toJoin).toHaveLength(2);
    expect(bea.client.messages.filter(({ kind }) => kind === 'lobby')).toHaveLength(before);
  });

  it('takes three tables of one guest and refuses the fourth', async () => {
    const { client } = await at.guest('Ada');
    for (let n = 0; n < 3; n++) must(await client.ask('create', { setup: LISTED }));

    expect(refusalIn(await client.ask('create', { setup: LISTED }))).toBe('too-many-listed');
    expect(refusalIn(await client.ask('create', { setup: { ...LISTED, listed: false } }))).toBe(
      'done',
    );
  });
});
