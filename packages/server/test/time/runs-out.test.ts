import { loadGame } from '@quarterdeck/shelf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer, twoAtTable } from '../online-server.ts';

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start({ grace: 0 });
});
afterEach(() => at.remove());

describe('A seat whose time ran out', () => {
  it('is named until it answers for itself again', async () => {
    const { ada, bea, table } = await twoAtTable(at, {
      game: 'reef',
      seats: [
        { name: '', colour: 'red', who: { kind: 'me' } },
        { name: '', colour: 'blue', who: { kind: 'open' } },
      ],
      options: { rounds: 4 },
      watching: 'nobody',
      answerTime: 10_000,
    });
    const clients = [ada.client, bea.client];
    const late = clients.findIndex((client) => client.now(table).question !== null);

    at.ahead += 11_000;
    for (const client of clients)
      await client.until(() => client.now(table).substituted.includes(late as never));

    const isNamed = (): boolean => clients.some((one) => one.now(table).substituted.length > 0);
    for (let tries = 0; tries < 500 && isNamed(); tries++) {
      // What one of them was told last may be older than what the other did.
      const asked = clients.find((client) => client.now(table).question !== null);
      if (asked !== undefined) await asked.play(table);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }

    for (const client of clients) expect(client.now(table).substituted).toEqual([]);
  });

  it('knows by which clock: the server tells its own when it welcomes', async () => {
    at.ahead = 3_600_000;

    const { client } = await at.guest('Ada');

    const [welcome] = client.messages;
    expect(welcome).toMatchObject({ kind: 'welcome' });
    const { now = 0 } = welcome as { readonly now?: number };
    expect(Math.abs(now - at.ahead - Date.now())).toBeLessThan(60_000);
  });
});
