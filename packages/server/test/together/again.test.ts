import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer, playToTheEnd, twoAtTable } from '../online-server.ts';
import { must, refusalIn } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  watching: 'anybody',
  answerTime: null,
};

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
});
afterEach(() => at.remove());

describe('Playing again with the same people', () => {
  it('waits until each has agreed, shows who has, and seats all of them at one table', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const cy = (await at.guest('Cy')).client;
    must(await cy.open(table));
    expect(refusalIn(await ada.client.at(table).rematch())).toBe('not-over');
    await playToTheEnd([ada.client, bea.client], table);
    await cy.until(() => cy.now(table).outcome !== null);

    expect(must(await ada.client.at(table).rematch())).toBeNull();
    expect(must(await ada.client.at(table).rematch())).toBeNull();
    for (const client of [bea.client, cy])
      await client.until(() => client.cards.get(table)?.agreed?.join() === '0');
    expect(bea.client.cards.get(table)?.rematch).toBeNull();
    expect(refusalIn(await cy.at(table).rematch())).toBe('no-seat');

    const again = must(await bea.client.at(table).rematch());
    expect(again).not.toBeNull();
    await ada.client.until(() => ada.client.cards.get(table)?.rematch === again);
    expect(must(await ada.client.at(table).rematch())).toBe(again);
    for (const { client } of [ada, bea]) {
      must(await client.open(again ?? ''));
      await client.until(() => client.updates.has(again ?? ''));
    }
    expect(ada.client.now(again ?? '').table.seats.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
  });
});

describe('Others at the table', () => {
  it('are here, idle or away, and onlookers are named', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const seen = () => ada.client.now(table).presence[1];
    await ada.client.until(() => seen() === 'here');

    must(await bea.client.ask('attend', { isHere: false }));
    await ada.client.until(() => seen() === 'idle');
    must(await bea.client.ask('attend', { isHere: true }));
    await ada.client.until(() => seen() === 'here');
    bea.client.disconnect();
    await ada.client.until(() => seen() === 'away');

    const cy = (await at.guest('Cy')).client;
    must(await cy.open(table));
    await ada.client.until(() => ada.client.now(table).onlookers?.join() === 'Cy');
    cy.disconnect();
    await ada.client.until(() => ada.client.now(table).onlookers === undefined);
  });
});
