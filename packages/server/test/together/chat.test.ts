import { loadGame } from '@quarterdeck/shelf';
import type { ChatMessage, OnlineSetup, Said } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NO_LIMITS } from '../../src/online/limits.ts';
import { OnlineServer, twoAtTable } from '../online-server.ts';
import { eventually, must, refusalIn, TestClient } from '../test-client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  watching: 'anybody',
  answerTime: null,
};
const text = (words: string): Said => ({ kind: 'text', text: words });
const THANKS = { kind: 'phrase', phrase: 'thanks' } as const;

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
});
afterEach(() => at.remove());

const heard = ({ messages }: TestClient): readonly ChatMessage[] =>
  messages.flatMap((one) => (one.kind === 'said' ? [one.message] : []));
const wordsHeard = (client: TestClient): readonly string[] =>
  heard(client).map(({ said }) => (said.kind === 'text' ? said.text : said.phrase));

/** Ada and Bea play, and Cy looks on. */
const three = async (setup: OnlineSetup = SETUP) => {
  const { ada, bea, table } = await twoAtTable(at, setup);
  const cy = await at.guest('Cy');
  must(await cy.client.open(table));
  await cy.client.until(() => cy.client.updates.has(table));
  return { ada: ada.client, bea: bea.client, cy: cy.client, table, cookies: { ada, bea } };
};

describe('What is said at a table', () => {
  it('is told to those who sit, with who said it, and is there for who comes back', async () => {
    const { ada, bea, table, cookies } = await three();

    must(await ada.ask('say', { table, said: text('Lisbon is mine this round.') }));
    must(await bea.ask('say', { table, said: THANKS }));

    await ada.until(() => heard(ada).length === 2);
    expect(heard(ada)).toMatchObject([
      { seq: 1, seat: 0, name: 'Ada', isMine: true, said: { text: 'Lisbon is mine this round.' } },
      { seq: 2, seat: 1, name: 'Bea', isMine: false, said: { phrase: 'thanks' } },
    ]);
    await at.start();
    const again = await TestClient.call(at.port, cookies.bea.cookie);
    must(await again.open(table));
    const chat = must(await again.ask('chat', { table }));
    expect(chat.messages.map(({ isMine, name }) => [isMine, name])).toEqual([
      [false, 'Ada'],
      [true, 'Bea'],
    ]);
    expect(chat).toMatchObject({ allows: 'free', isMuted: false });
  });

  it('loses what cannot be seen, keeps markup as text, and is refused where nothing is left', async () => {
    const { ada, bea, table } = await three();
    const say = async (words: string) =>
      refusalIn(await ada.ask('say', { table, said: text(words) }));

    expect(await say('<img src=x onerror=alert(1)> \u202Egnp.exe\u200B\u0007')).toBe('done');
    expect(await say('one\r\ntwo')).toBe('done');
    expect(await say('\u200B\u202E \u0000')).toBe('malformed');
    expect(await say('x'.repeat(281))).toBe('malformed');

    await bea.until(() => heard(bea).length === 2);
    expect(wordsHeard(bea)).toEqual(['<img src=x onerror=alert(1)> gnp.exe', 'one two']);
  });

  it('by onlookers is told to no seat: not its words, not its number, not its size', async () => {
    const { ada, bea, cy, table } = await three();
    const dee = await at.guest('Dee');
    must(await dee.client.open(table));
    const lengths = (): readonly number[] => [ada, bea].map(({ messages }) => messages.length);
    const chats = async (): Promise<string> =>
      JSON.stringify([await ada.ask('chat', { table }), await bea.ask('chat', { table })]);
    const seatChats = await chats();
    const before = lengths();

    for (const words of ['She has the Kraken', 'x'.repeat(280), 'He is bluffing'])
      must(await cy.ask('say', { table, said: text(words) }));
    await dee.client.until(() => heard(dee.client).length === 3);

    expect(lengths()).toEqual(before);
    expect(await chats()).toBe(seatChats);
    must(await ada.ask('say', { table, said: text('Your move') }));
    await bea.until(() => heard(bea).length === 1);
    expect(heard(bea)[0]?.seq).toBe(1);
    expect(heard(dee.client).map(({ name, seat }) => [name, seat])).toEqual(
      ['Cy', 'Cy', 'Cy'].map((name) => [name, null]),
    );
    expect(heard(cy)).toHaveLength(3);
    // Nor can a seat find it by its number.
    const person = { kind: 'message', seq: 2 } as const;
    expect(refusalIn(await ada.ask('block', { table, person }))).toBe('nobody-there');
    expect(refusalIn(await ada.ask('report', { table, person, reason: 'other' }))).toBe(
      'nobody-there',
    );
  });

  it('is as much as one can read: who says more waits, and others do not', async () => {
    const { ada, bea, table } = await three();

    const said = await Promise.all(
      Array.from({ length: 20 }, () => ada.ask('say', { table, said: THANKS })),
    );

    const refused = said.map(refusalIn).filter((code) => code !== 'done');
    expect(refused.length).toBeGreaterThanOrEqual(11);
    expect(new Set(refused)).toEqual(new Set(['too-many-messages']));
    expect(refusalIn(await bea.ask('say', { table, said: THANKS }))).toBe('done');
  });

  it('is set phrases or nothing at all where the table is set so', async () => {
    const phrases = await three({ ...SETUP, chat: 'phrases' });
    const silent = await three({ ...SETUP, chat: 'none' });
    const said = async ({ ada, table }: typeof phrases, what: Said) =>
      refusalIn(await ada.ask('say', { table, said: what }));

    expect(await said(phrases, text('Ahoy'))).toBe('phrases-only');
    expect(await said(phrases, THANKS)).toBe('done');
    expect(await said(silent, THANKS)).toBe('no-chat');
    expect(must(await silent.ada.ask('chat', { table: silent.table })).allows).toBe('none');
  });

  it('is nobody’s business who does not look at the table', async () => {
    const { table } = await three();
    const dee = (await at.guest('Dee')).client;

    expect(refusalIn(await dee.ask('say', { table, said: THANKS }))).toBe('not-open');
    expect(refusalIn(await dee.ask('chat', { table }))).toBe('not-open');
  });
});

describe('Who does not want to hear', () => {
  it('the table, mutes it: nothing comes until they want it again', async () => {
    const { ada, bea, table } = await three();
    must(await bea.ask('mute', { table, isMuted: true }));
    must(await ada.ask('say', { table, said: text('Are you there?') }));
    await ada.until(() => heard(ada).length === 1);

    expect(must(await bea.ask('chat', { table }))).toMatchObject({ isMuted: true, messages: [] });
    must(await bea.ask('mute', { table, isMuted: false }));
    must(await ada.ask('say', { table, said: THANKS }));

    await bea.until(() => heard(bea).length > 0);
    expect(wordsHeard(bea)).toEqual(['thanks']);
    expect(must(await bea.ask('chat', { table })).messages).toHaveLength(2);
  });

  it('somebody, blocks them: not here, not elsewhere, and they sit down at none of their tables', async () => {
    const { ada, bea, table } = await three();
    must(await bea.ask('say', { table, said: text('Rude') }));
    await ada.until(() => heard(ada).length === 1);

    must(await ada.ask('block', { table, person: { kind: 'message', seq: 1 } }));
    must(await bea.ask('say', { table, said: text('Ruder') }));
    await bea.until(() => heard(bea).length === 2);

    expect(must(await ada.ask('chat', { table })).messages).toEqual([]);
    expect(wordsHeard(ada)).toEqual(['Rude']);
    const { invitation } = must(await ada.ask('create', { setup: SETUP }));
    const join = async () =>
      refusalIn(await bea.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
    expect(await join()).toBe('not-welcome');

    const [blocked] = must(await ada.ask('blocked', {}));
    expect(blocked?.name).toBe('Bea');
    expect(refusalIn(await bea.ask('unblock', { handle: blocked?.handle ?? '' }))).toBe('done');
    expect(await join()).toBe('not-welcome');
    must(await ada.ask('unblock', { handle: blocked?.handle ?? '' }));
    expect(await join()).toBe('done');
  });

  it('is not brought together with them by looking for others, nor with who looks like another', async () => {
    const setup = { ...SETUP, watching: 'anybody' } as const;
    const { ada, bea, table } = await three();
    must(await ada.ask('block', { table, person: { kind: 'seat', seat: 1 as never } }));
    const found = ({ messages }: TestClient): number =>
      messages.filter(({ kind }) => kind === 'found').length;
    const seek = (client: TestClient) => client.ask('seek', { setups: [setup] });

    must(await seek(ada));
    must(await seek(bea));
    const dee = (await at.guest('Dee')).client;
    must(await seek(dee));
    await dee.until(() => found(dee) === 1);
    await eventually(() => Promise.resolve(found(ada) + found(bea) === 1));
    must(await (found(ada) === 1 ? bea : ada).ask('stopSeeking', {}));

    const [dora, double, eve] = [
      await at.guest('Dora'),
      await at.guest('D\u043Era'),
      await at.guest('Eve'),
    ];
    must(await seek(dora.client));
    must(await seek(double.client));
    must(await seek(eve.client));
    await eve.client.until(() => found(eve.client) === 1);
    await eventually(() => Promise.resolve(found(dora.client) + found(double.client) === 1));
  });

  it('reports it: once, with what was said round it; a person, too, and nobody who is not there', async () => {
    await at.start({ limits: NO_LIMITS });
    const { ada, bea, table } = await three();
    for (const words of ['Hm', 'Rude', 'Sorry'])
      must(await bea.ask('say', { table, said: text(words) }));
    const report = async (person: Parameters<typeof ada.ask<'report'>>[1]['person']) =>
      refusalIn(await ada.ask('report', { table, person, reason: 'insult', note: 'see\u202E' }));

    expect(await report({ kind: 'message', seq: 2 })).toBe('done');
    expect(await report({ kind: 'message', seq: 2 })).toBe('reported-already');
    expect(await report({ kind: 'seat', seat: 1 as never })).toBe('done');
    expect(await report({ kind: 'seat', seat: 0 as never })).toBe('nobody-there');
    expect(await report({ kind: 'message', seq: 9 })).toBe('nobody-there');
  });
});
