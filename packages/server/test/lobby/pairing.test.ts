import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup, OnlineTableCard } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer } from '../online-server.ts';
import { eventually, must, refusalIn, type TestClient } from '../test-client.ts';

const ME = { name: '', colour: 'red', who: { kind: 'me' } } as const;
const free = (colour: 'blue' | 'green') => ({ name: '', colour, who: { kind: 'open' } }) as const;
const TWO: OnlineSetup = {
  game: 'reef',
  seats: [ME, free('blue')],
  watching: 'anybody',
  answerTime: null,
};
const THREE: OnlineSetup = { ...TWO, seats: [ME, free('blue'), free('green')] };

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
});
afterEach(() => at.remove());

const foundBy = (client: TestClient): OnlineTableCard | undefined =>
  client.messages.flatMap((one) => (one.kind === 'found' ? [one.card] : [])).at(-1);

const whoFound = async (...clients: readonly TestClient[]) => {
  for (const client of clients) await client.until(() => foundBy(client) !== undefined);
  return clients.map((client) => foundBy(client)?.table);
};

const people = async (client: TestClient): Promise<number> =>
  must(await client.ask('watchLobby', {})).seeking.reduce((sum, one) => sum + one.people, 0);

describe('Who looks for others', () => {
  it('is brought together with somebody who would play the same, and the table is dealt', async () => {
    const [ada, bea] = [await at.guest('Ada'), await at.guest('Bea')];
    must(await ada.client.ask('seek', { setups: [THREE, TWO] }));
    must(await bea.client.ask('seek', { setups: [TWO] }));

    const [one, other] = await whoFound(ada.client, bea.client);

    expect(one).toBe(other);
    const card = foundBy(ada.client);
    expect(card?.progress?.state).toBe('playing');
    expect(card?.seats.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Bea']);
    expect(card?.seats.filter(({ who }) => who === 'you')).toHaveLength(1);
  });

  it('waits until there are enough for the table, and nobody sits at two', async () => {
    const guests = [];
    for (const name of ['Ada', 'Bea', 'Cy', 'Di']) guests.push(await at.guest(name));
    const clients = guests.map(({ client }) => client);
    await Promise.all(clients.map((client) => client.ask('seek', { setups: [THREE] })));

    await eventually(async () => clients.filter(foundBy).length === 3);

    const tables = new Set(clients.flatMap((client) => foundBy(client)?.table ?? []));
    expect(tables.size).toBe(1);
    const [left] = clients.filter((client) => foundBy(client) === undefined);
    expect(left && (await people(left))).toBe(1);
  });

  it('sits down at a table of the lobby, whether it was there before or comes later, if it is as in the box', async () => {
    const [ada, bea, cy] = [await at.guest('Ada'), await at.guest('Bea'), await at.guest('Cy')];
    const listed = { ...TWO, listed: true };
    const first = must(await ada.client.ask('create', { setup: listed }));
    must(await bea.client.ask('seek', { setups: [TWO] }));
    expect(await whoFound(bea.client)).toEqual([first.table]);

    must(await cy.client.ask('seek', { setups: [TWO] }));
    must(await ada.client.ask('create', { setup: { ...listed, options: { rounds: 2 } } }));
    const second = must(await ada.client.ask('create', { setup: listed }));
    expect(await whoFound(cy.client)).toEqual([second.table]);
  });

  it('does not sit down at a table whose people have gone', async () => {
    const [ada, bea, cy] = [await at.guest('Ada'), await at.guest('Bea'), await at.guest('Cy')];
    must(await ada.client.ask('create', { setup: { ...TWO, listed: true } }));
    ada.client.disconnect();
    await eventually(async () => must(await cy.client.ask('watchLobby', {})).toJoin.length === 0);

    must(await bea.client.ask('seek', { setups: [TWO] }));
    must(await cy.client.ask('seek', { setups: [TWO] }));

    const [one, other] = await whoFound(bea.client, cy.client);
    expect(one).toBe(other);
  });

  it('is found no more after stopping, or once the connection has ended', async () => {
    const [ada, bea, cy] = [await at.guest('Ada'), await at.guest('Bea'), await at.guest('Cy')];
    must(await ada.client.ask('seek', { setups: [TWO] }));
    must(await ada.client.ask('stopSeeking', {}));
    must(await bea.client.ask('seek', { setups: [TWO] }));
    expect(await people(cy.client)).toBe(1);
    bea.client.disconnect();
    await eventually(async () => (await people(cy.client)) === 0);

    must(await cy.client.ask('seek', { setups: [TWO] }));
    expect(await people(cy.client)).toBe(1);
    expect([ada, bea, cy].map(({ client }) => foundBy(client))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is refused what others would not expect: bots, options, a pack, no seat of their own', async () => {
    const { client } = await at.guest('Ada');
    const odd: readonly OnlineSetup[] = [
      { ...TWO, options: { rounds: 2 } },
      { ...TWO, pack: '{}' },
      { ...TWO, seats: [free('blue'), free('green')] },
      { ...TWO, seats: [ME, { name: 'Salt', colour: 'blue', who: { kind: 'bot', bot: 'mate' } }] },
    ];

    for (const setup of odd)
      expect(refusalIn(await client.ask('seek', { setups: [TWO, setup] }))).toBe('not-sought');
    expect(await people(client)).toBe(0);
    expect(refusalIn(await client.ask('seek', { setups: [] }))).toBe('malformed');
  });
});
