import type { Choice } from '@quarterdeck/kernel';
import type { OnlineSetup } from '@quarterdeck/tables';
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer, twoAtTable } from '../online-server.ts';
import { must, refusalIn, TestClient } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'sealed',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: {},
  watching: 'nobody',
  answerTime: null,
};

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame: loadSealed });
  await at.start();
});
afterEach(() => at.remove());

/** What Ada has chosen, and in which moment: the server has not heard of it. */
const chosen = (ada: TestClient, table: string) => {
  const { question, seq } = ada.now(table);
  const [choice, another] = question?.choices ?? [];
  if (choice === undefined || another === undefined) throw new Error('Ada has no choice');
  return { choice, another, seq };
};

/** The same guest at the next process, who has followed the table again. */
const backAt = async (cookie: string, table: string): Promise<TestClient> => {
  const client = await TestClient.call(at.port, cookie);
  must(await client.open(table));
  await client.until(() => client.updates.has(table));
  return client;
};

const answersOfAda = (client: TestClient, table: string): number =>
  client.logs.get(table)?.filter(({ seat }) => seat === 0).length ?? 0;

const given = (client: TestClient, table: string): Choice | null | undefined =>
  client.now(table).question?.given;

describe('A sealed answer that was sent to a process of before', () => {
  it('is taken when it is sent again where it was lost there, though another seat has answered since it was chosen', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const { choice, seq } = chosen(ada.client, table);
    must(await bea.client.play(table));
    await at.start();
    const client = await backAt(ada.cookie, table);
    expect(client.now(table).seq).toBeGreaterThan(seq);

    expect(refusalIn(await client.at(table).play({ choice, seq }))).toBe('done');
    await client.until(() => answersOfAda(client, table) > 0);
    // Both are revealed: what comes a third time is no answer to the question after it.
    expect(refusalIn(await client.at(table).play({ choice, seq }))).toBe('stale');
    expect(answersOfAda(client, table)).toBe(1);
  });

  it('is stale when it is sent again where it was stored there: it is done, and nobody takes it for a changed mind', async () => {
    const { ada, table } = await twoAtTable(at, SETUP);
    const { choice, another, seq } = chosen(ada.client, table);
    must(await ada.client.at(table).play({ choice, seq }));
    await at.start();
    const client = await backAt(ada.cookie, table);
    expect(given(client, table)).toEqual(choice);

    for (const one of [choice, another])
      expect(refusalIn(await client.at(table).play({ choice: one, seq }))).toBe('stale');
    expect(given(client, table)).toEqual(choice);
    expect(answersOfAda(client, table)).toBe(1);
  });
});
