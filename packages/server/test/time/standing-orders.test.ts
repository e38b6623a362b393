import type { Choice, Seat } from '@quarterdeck/kernel';
import { below, sfcRng } from '@quarterdeck/kernel/chance';
import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup, TableUpdate } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import { OnlineServer } from '../online-server.ts';
import { eventually, must, refusalIn, type TestClient } from '../test-client.ts';

const open = (colour: 'blue' | 'green') => ({ name: '', colour, who: { kind: 'open' } }) as const;
const SETUP: OnlineSetup = {
  game: 'prisoners',
  seats: [{ name: '', colour: 'red', who: { kind: 'me' } }, open('blue'), open('green')],
  watching: 'nobody',
  answerTime: null,
};

const SOON = { least: 5, spread: 10 };
const MUCH = { burst: 10_000, perSecond: 10_000 };

let at: OnlineServer;
let clients: TestClient[];
let table: string;
let store: ServerStore | undefined;

const start = (orderPause: typeof SOON): Promise<void> =>
  at.start({ orderPause }, (opened) => {
    store = opened;
    return {};
  });

/** Ada, Bea and Cy are at a server whose orders take this long. */
async function meet(orderPause: typeof SOON): Promise<void> {
  await start(orderPause);
  const people = [await at.guest('Ada'), await at.guest('Bea'), await at.guest('Cy')];
  clients = people.map(({ client }) => client);
}
/** They sit down at a new table. */
async function sit(setup = SETUP): Promise<void> {
  const [ada, bea, cy] = clients;
  if (!ada || !bea || !cy) throw new Error('three sit there');
  const made = must(await ada.ask('create', { setup }));
  table = made.table;
  const invitation = made.invitation ?? '';
  must(await bea.ask('join', { invitation, seat: 1 as Seat }));
  must(await cy.ask('join', { invitation, seat: 2 as Seat }));
  for (const client of clients) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
}
beforeEach(() => {
  at = new OnlineServer({ loadGame, limits: { calls: MUCH } });
});
afterEach(() => at.remove());

const lot = sfcRng(11);

/** Who comes first to attack does; whoever may react passes. */
const pick = (choices: readonly Choice[]): Choice | undefined =>
  choices.find(({ do: does }) => does === 'attack') ??
  choices.find(({ do: does }) => does === 'pass' && choices.length < 4) ??
  choices[below(lot, choices.length)];

const told = (client: TestClient): TableUpdate => client.now(table);
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));

const whoMayOrder = (): TestClient | undefined =>
  clients.find((client) => told(client).order === 'offered');
const isOver = (): boolean => clients.some((client) => told(client).outcome !== null);

/** Plays until somebody may give an order or the match is over. */
async function playOn(): Promise<void> {
  const isEnough = (): boolean => whoMayOrder() !== undefined || isOver();
  while (!isEnough()) {
    for (const client of clients)
      if (!isEnough() && told(client).question?.given === null) await client.play(table, pick);
    await moment();
  }
}
/** Plays until somebody may give an order; a whole match may pass without it. */
async function mayOrder(setup = SETUP): Promise<TestClient> {
  for (;;) {
    await sit(setup);
    await playOn();
    const one = whoMayOrder();
    if (one !== undefined) return one;
  }
}

describe('A standing order', () => {
  it('is offered in a reaction window, passes by itself, and nobody else is told', async () => {
    await meet(SOON);
    const one = await mayOrder();
    const others = clients.filter((client) => client !== one);
    const heard = others.map(({ messages }) => messages.length);
    const { length } = one.logs.get(table) ?? [];

    must(await one.ask('order', { table, isGiven: true }));
    // Its own seat knows, at once.
    await one.until(() => told(one).order === 'in-force');
    await one.until(() => (one.logs.get(table)?.length ?? 0) > (length ?? 0));

    const entry = one.logs.get(table)?.[length ?? 0];
    expect(entry).toMatchObject({ seat: told(one).viewer, kind: 'window' });
    for (const [nth, client] of others.entries()) {
      expect(told(client).order).not.toBe('in-force');
      expect(JSON.stringify(client.messages.slice(heard[nth]))).not.toContain('in-force');
    }
  });

  it('is kept by the server: after a restart it answers, though nobody looks at the table', async () => {
    await meet({ least: 600_000, spread: 1 });
    const one = await mayOrder();
    const { viewer } = told(one);
    must(await one.ask('order', { table, isGiven: true }));
    await one.until(() => told(one).order === 'in-force');
    expect(told(one).asked).toMatchObject([{ seat: viewer }]);

    const stored = async () => (await store?.tables.read(table))?.entries ?? [];
    const { length } = await stored();
    await start(SOON);

    // The log, and not who is asked: after its pass the same seat may be asked for its turn.
    await eventually(async () => (await stored()).length > length);
    expect((await stored())[length]?.entry).toMatchObject({ seat: viewer });
  });

  it('answers before its seat’s time runs out, however long it would wait', async () => {
    await meet({ least: 600_000, spread: 1 });
    const one = await mayOrder({ ...SETUP, answerTime: 30_000 });
    const { length = 0 } = one.logs.get(table) ?? [];
    const { dueAt } = told(one);
    at.ahead += (dueAt ?? 0) - (Date.now() + at.ahead) - 3_000;

    must(await one.ask('order', { table, isGiven: true }));
    await one.until(() => (one.logs.get(table)?.length ?? 0) > length);

    expect(told(one).substituted).toEqual([]);
    const notes = one.messages.flatMap((message) =>
      message.kind === 'table' ? (message.update.notes ?? []) : [],
    );
    expect(notes).toEqual([]);
  });

  it('is revoked, and is refused where there is nothing to react to', async () => {
    await meet({ least: 600_000, spread: 1 });
    await sit();
    for (const client of clients)
      expect(refusalIn(await client.ask('order', { table, isGiven: true }))).toBe('not-offered');
    const one = await mayOrder();
    must(await one.ask('order', { table, isGiven: true }));
    must(await one.ask('order', { table, isGiven: false }));

    await one.until(() => told(one).order === 'offered');
    expect(told(one).question).not.toBeNull();
  });
});
