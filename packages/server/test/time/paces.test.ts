import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { loadSealed } from '@quarterdeck/tables/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import { OnlineServer, twoAtTable } from '../online-server.ts';
import { must, refusalIn, TestClient } from '../test-client.ts';

const SECOND = 1_000;
const CLOCK = { start: 600 * SECOND, increment: 15 * SECOND };
const SETUP: OnlineSetup = {
  game: 'ahoy',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: {},
  watching: 'nobody',
  answerTime: null,
  clock: CLOCK,
};
const SEALED: OnlineSetup = { ...SETUP, game: 'sealed', options: {} };

let at: OnlineServer;
afterEach(() => at.remove());

const started = async (load: unknown = loadGame, options = {}): Promise<void> => {
  at = new OnlineServer({ loadGame: load as typeof loadGame });
  await at.start({ grace: 0, ...options });
};

const clocksOf = (client: TestClient, table: string) => client.now(table).timing?.clocks ?? [];
const seqOf = (client: TestClient, table: string): number => client.now(table).seq;

/** Whoever is asked, and the other one. */
const byTurn = (clients: readonly TestClient[], table: string) => {
  const index = clients.findIndex((client) => client.now(table).question !== null);
  const [asked, other] = [clients[index], clients[1 - index]];
  if (asked === undefined || other === undefined) throw new Error('nobody is asked');
  return { seat: index, asked, other };
};

describe('A table with clocks', () => {
  it('shows everybody the same: the one who is asked loses time, and wins some by answering', async () => {
    await started();
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const { seat, asked, other } = byTurn([ada.client, bea.client], table);
    const before = clocksOf(asked, table)[seat];
    expect(before?.left).toBe(CLOCK.start);
    expect(clocksOf(asked, table)[1 - seat]).toEqual({ left: CLOCK.start, since: null });

    at.ahead += 40 * SECOND;
    const seq = seqOf(other, table);
    must(await asked.play(table));
    await other.until(() => seqOf(other, table) > seq);

    const after = clocksOf(other, table)[seat];
    expect(after?.left).toBeLessThanOrEqual(CLOCK.start + CLOCK.increment - 40 * SECOND);
    expect(after?.left).toBeGreaterThan(CLOCK.start + CLOCK.increment - 50 * SECOND);
    expect(clocksOf(asked, table)).toEqual(clocksOf(other, table));
  });

  it('has what it had after a restart: time without a server is nobody time', async () => {
    await started();
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const { seat } = byTurn([ada.client, bea.client], table);
    at.ahead += 100 * SECOND;
    await at.start({ grace: 20 * SECOND });
    const back = await TestClient.call(at.port, ada.cookie, ada.client.logs);
    must(await back.open(table));
    await back.until(() => back.updates.has(table));

    const face = clocksOf(back, table)[seat];
    const now = Date.now() + at.ahead;
    expect(face?.left).toBeLessThanOrEqual(CLOCK.start - 100 * SECOND);
    expect(face?.left).toBeGreaterThan(CLOCK.start - 130 * SECOND);
    expect(face?.since ?? 0).toBeGreaterThan(now);
  });

  it('has what it had when the server was last known to be up, where it was killed', async () => {
    await started();
    const deaf = (store: ServerStore) => ({
      time: { ...store.time, beat: () => Promise.resolve() },
    });
    await at.start({ grace: 0 }, deaf);
    const { ada, bea, table } = await twoAtTable(at, SETUP);
    const { seat } = byTurn([ada.client, bea.client], table);
    at.ahead += 500 * SECOND;

    await at.start({ grace: 0 });
    const back = await TestClient.call(at.port, ada.cookie, ada.client.logs);
    must(await back.open(table));
    await back.until(() => back.updates.has(table));

    expect(clocksOf(back, table)[seat]?.left).toBe(CLOCK.start);
    expect(back.now(table).substituted).toEqual([]);
  });

  it('is refused with a time for each turn beside it, or beyond the limits', async () => {
    await started();
    const { client } = await at.guest('Ada');

    const both = { ...SETUP, answerTime: 60 * SECOND };
    expect(refusalIn(await client.ask('create', { setup: both }))).toBe('malformed');
    const endless = { ...SETUP, clock: { start: 600 * SECOND, increment: 999 * SECOND } };
    const refused = await client.ask('create', { setup: endless }).catch((why) => why);
    expect(JSON.stringify(refused)).toContain('increment');
  });

  it('stops at the first seal for others, and a changed mind moves nothing that they are told', async () => {
    await started(loadSealed);
    const { ada, bea, table } = await twoAtTable(at, SEALED);
    const seen = (): unknown => [
      bea.client.now(table).timing,
      bea.client.now(table).dueAt,
      bea.client.messages.filter(({ kind }) => kind === 'table' || kind === 'card').length,
    ];
    must(await ada.client.play(table));
    await bea.client.until(() => clocksOf(bea.client, table)[0]?.since === null);
    const before = seen();

    at.ahead += 5 * SECOND;
    expect(refusalIn(await ada.client.play(table, (all) => all.at(-1)))).toBe('done');

    expect(seen()).toEqual(before);
    expect(must(await bea.client.ask('mine', {}))[0]?.progress?.dueAt).toBe(
      bea.client.now(table).dueAt,
    );
  });
});

describe('When time runs out', () => {
  const runOut = async (more: Partial<OnlineSetup>) => {
    await started();
    const { ada, bea, table } = await twoAtTable(at, { ...SETUP, ...more });
    const { seat, asked, other } = byTurn([ada.client, bea.client], table);
    const cookie = asked === ada.client ? ada.cookie : bea.cookie;
    at.ahead += CLOCK.start + SECOND;
    const isNoted = (client: TestClient): boolean => client.messages.some(hasNotes);
    for (const client of [asked, other]) await client.until(() => isNoted(client));
    return { table, seat, asked, other, cookie };
  };

  it('a bot answers once, both are told, and the clock holds the increment', async () => {
    const { table, seat, asked, other } = await runOut({});

    for (const client of [asked, other])
      expect(notesOf(client)).toEqual([
        { kind: 'ranOut', seat, did: 'answered', wanted: 'answer', on: 0 },
      ]);
    await asked.until(() => seqOf(asked, table) > 0);
    expect(clocksOf(asked, table)[seat]?.left).toBe(CLOCK.increment);
    expect(asked.now(table).timing?.handed).toEqual([]);
  });

  it('the seat is handed to a bot, and given back to who opens the table again', async () => {
    const { table, seat, asked, cookie } = await runOut({ whenLate: 'hand' });
    expect(asked.now(table).timing?.handed).toEqual([seat]);
    await asked.until(() => seqOf(asked, table) > 0);
    expect(refusalIn(await asked.play(table))).toBe('handed');

    // The same page, whose connection was lost: nobody is back.
    const again = await TestClient.call(at.port, cookie, asked.logs);
    must(await again.open(table));
    await again.until(() => again.updates.has(table));
    expect(again.now(table).timing?.handed).toEqual([seat]);

    const fresh = await TestClient.call(at.port, cookie);
    must(await fresh.open(table));
    await fresh.until(
      () => fresh.updates.has(table) && fresh.now(table).timing?.handed.length === 0,
    );
    expect(notesOf(fresh).map(({ kind }) => kind)).toEqual(['ranOut', 'back']);
  });

  it('the seat concedes, where the game has that', async () => {
    const { table, seat, asked } = await runOut({ whenLate: 'concede' });

    await asked.until(() => asked.now(table).outcome !== null);
    expect(notesOf(asked)).toMatchObject([{ kind: 'ranOut', seat, did: 'conceded' }]);
  });

  it('the seat is handed to a bot where the game has no conceding, and that is said', async () => {
    await started(loadSealed);
    const { ada, table } = await twoAtTable(at, { ...SEALED, whenLate: 'concede' });
    at.ahead += CLOCK.start + SECOND;

    await ada.client.until(() => ada.client.now(table).timing?.handed.length === 2);
    expect(notesOf(ada.client)).toMatchObject([
      { kind: 'ranOut', did: 'handed', wanted: 'concede' },
      { kind: 'ranOut', did: 'handed', wanted: 'concede' },
    ]);
  });
});

const hasNotes = (message: TestClient['messages'][number]): boolean =>
  message.kind === 'table' && (message.update.notes?.length ?? 0) > 0;

const notesOf = (client: TestClient) =>
  client.messages.flatMap((one) =>
    one.kind === 'table' ? (one.update.notes ?? []).map(({ note }) => note) : [],
  );
