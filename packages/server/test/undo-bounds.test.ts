import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup, TableUpdate } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer, twoAtTable } from './online-server.ts';
import { must, refusalIn, type TestClient } from './test-client.ts';

const SETUP: OnlineSetup = {
  game: 'ahoy',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: {},
  watching: 'nobody',
  answerTime: null,
};
const PATIENCE = 10_000;

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame, limits: { calls: { burst: 1e6, perSecond: 1e6 } } });
  await at.start({ grace: 0 });
});
afterEach(() => at.remove());

/** A server says it when the table has rested for a moment. */
const isKnown = (undo: TableUpdate['undo']): boolean => undo.can || undo.why !== 'unknown';

/** Plays on until an answer can be taken back; whoever gave it has not taken it back. */
async function undoable(clients: readonly TestClient[], table: string): Promise<TestClient> {
  for (let answers = 0; answers < 60; answers++) {
    for (const client of clients) {
      await client.until(() => isKnown(client.now(table).undo));
      if (client.now(table).undo.can) return client;
    }
    const asked = clients.find((client) => client.now(table).question !== null);
    if (asked === undefined) throw new Error('nobody is asked');
    await told(clients, table, () => asked.play(table));
  }
  throw new Error('no answer could be taken back');
}

/** Does it, and waits until everybody has heard of it. */
async function told(
  clients: readonly TestClient[],
  table: string,
  doing: () => Promise<unknown>,
): Promise<string> {
  const before = clients.map((client) => client.now(table).seq);
  const done = refusalIn((await doing()) as Parameters<typeof refusalIn>[0]);
  if (done === 'done')
    for (const [index, client] of clients.entries())
      await client.until(() => client.now(table).seq > (before[index] ?? 0));
  return done;
}

const undo = (client: TestClient, table: string) => () =>
  client.at(table).undo({ seq: client.now(table).seq });

describe('Answers taken back again and again', () => {
  it('gain no time: the question is due when it was', async () => {
    const { ada, bea, table } = await twoAtTable(at, { ...SETUP, answerTime: PATIENCE });
    const clients = [ada.client, bea.client];
    const first = await undoable(clients, table);
    must(await first.at(table).undo({ seq: first.now(table).seq }));
    await first.until(() => first.now(table).question !== null);
    const due = first.now(table).dueAt;

    for (let times = 0; times < 2; times++) {
      at.ahead += 2_000;
      expect(await told(clients, table, () => first.play(table))).toBe('done');
      expect(first.now(table).dueAt ?? 0).toBeGreaterThan(due ?? 0);
      expect(await told(clients, table, undo(first, table))).toBe('done');
      expect(first.now(table).dueAt).toBe(due);
    }
    at.ahead += PATIENCE - 4_000;

    await first.until(() => first.now(table).substituted.length > 0);
  });

  it('are refused with a sentence before the log grows without end, until somebody plays on', async () => {
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const clients = [ada.client, bea.client];
    const one = await undoable(clients, table);
    let last = await told(clients, table, undo(one, table));

    for (let times = 0; times < 100 && last === 'done'; times++) {
      await told(clients, table, () => one.play(table));
      last = await told(clients, table, undo(one, table));
    }

    expect(last).toBe('too-many-undos');
    expect(one.now(table).seq).toBeLessThan(200);
    await told(clients, table, () => one.play(table));
    expect(await told(clients, table, undo(one, table))).toBe('done');
  });
});
