import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OnlineServer } from '../online-server.ts';
import { must, refusalIn } from '../test-client.ts';

const free = (colour: 'blue' | 'green') => ({ name: '', colour, who: { kind: 'open' } }) as const;
const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [{ name: '', colour: 'red', who: { kind: 'me' } }, free('blue'), free('green')],
  watching: 'invited',
  answerTime: null,
};
const BOT = { kind: 'bot', bot: 'mate', name: 'Old Salt' } as const;
const seatAt = (seat: number) => seat as never;

let at: OnlineServer;
beforeEach(async () => {
  at = new OnlineServer({ loadGame });
  await at.start();
});
afterEach(() => at.remove());

/** Ada has set a table of three, and Bea sits at it. */
const waiting = async () => {
  const [ada, bea] = [await at.guest('Ada'), await at.guest('Bea')];
  const { table, invitation } = must(await ada.client.ask('create', { setup: SETUP }));
  must(await bea.client.ask('join', { invitation: invitation ?? '', seat: seatAt(1) }));
  for (const { client } of [ada, bea]) must(await client.open(table));
  return { ada: ada.client, bea: bea.client, table, invitation: invitation ?? '' };
};

describe('Who set a table', () => {
  it('gives the last free seat to a bot, and the match begins without waiting for anybody', async () => {
    const { ada, bea, table } = await waiting();

    must(await ada.ask('arrange', { table, seat: seatAt(2), who: BOT }));

    for (const client of [ada, bea]) await client.until(() => client.updates.has(table));
    expect(ada.now(table).table.seats.map(({ name, who }) => [name, who.kind])).toEqual([
      ['Ada', 'person'],
      ['Bea', 'remote'],
      ['Old Salt', 'bot'],
    ]);
    expect(refusalIn(await ada.ask('arrange', { table, seat: seatAt(2), who: BOT }))).toBe(
      'under-way',
    );
  });

  it('gives it to a bot on a step of the dial, and everybody is told which one it is', async () => {
    const { ada, bea, table } = await waiting();

    must(await ada.ask('arrange', { table, seat: seatAt(2), who: { ...BOT, bot: 'mate+1' } }));

    for (const client of [ada, bea]) await client.until(() => client.updates.has(table));
    expect(bea.now(table).table.seats[2]?.who).toEqual({ kind: 'bot', bot: 'mate+1' });
    await bea.until(() => bea.cards.get(table)?.seats[2]?.bot === 'mate+1');
    expect(bea.cards.get(table)?.seats.map(({ bot }) => bot)).toEqual([
      undefined,
      undefined,
      'mate+1',
    ]);
  });

  it('frees a seat: who sat there is told, and anybody may take it again', async () => {
    const { ada, bea, table, invitation } = await waiting();

    must(await ada.ask('arrange', { table, seat: seatAt(1), who: { kind: 'open' } }));

    await bea.until(() => bea.messages.some(({ kind }) => kind === 'gone'));
    await ada.until(() => ada.cards.get(table)?.seats[1]?.who === 'open');
    expect(refusalIn(await bea.ask('join', { invitation, seat: seatAt(1) }))).toBe('done');
  });

  it('alone arranges its seats, and not their own; a bot must be one, and a seat there', async () => {
    const { ada, bea, table } = await waiting();
    const arranged = async (client: typeof ada, seat: number, who: typeof BOT = BOT) =>
      refusalIn(await client.ask('arrange', { table, seat: seatAt(seat), who }));

    expect(await arranged(bea, 2)).toBe('not-host');
    expect(await arranged(ada, 0)).toBe('seated-already');
    expect(await arranged(ada, 7)).toBe('malformed');
    for (const bot of ['kraken', 'mate+9', 'mate@greedy', 'random@greedy'])
      expect(await arranged(ada, 2, { ...BOT, bot: bot as 'mate' })).toBe('unknown-bot');
    expect(
      refusalIn(await ada.ask('arrange', { table: 'nowhere', seat: seatAt(1), who: BOT })),
    ).toBe('no-table');
    expect(ada.cards.get(table)?.seats.map(({ who }) => who) ?? []).not.toContain('bot');
  });

  it('lets two seats change places: each sees from the other one, and colours stay', async () => {
    const { ada, bea, table } = await waiting();
    const swapped = async (client: typeof ada, seat: number, other: number) =>
      refusalIn(await client.ask('swapSeats', { table, seat: seatAt(seat), other: seatAt(other) }));

    expect(await swapped(ada, 0, 2)).toBe('done');

    await bea.until(() => bea.cards.get(table)?.seats[2]?.name === 'Ada');
    expect(bea.cards.get(table)?.seats.map(({ who, colour }) => [who, colour])).toEqual([
      ['open', 'red'],
      ['you', 'blue'],
      ['guest', 'green'],
    ]);
    expect(await swapped(bea, 0, 1)).toBe('not-host');
    expect(await swapped(ada, 1, 1)).toBe('malformed');
    expect(await swapped(ada, 1, 7)).toBe('malformed');
    must(await ada.ask('arrange', { table, seat: seatAt(0), who: BOT }));
    await ada.until(() => ada.updates.has(table));
    expect(ada.now(table).viewer).toBe(2);
    expect(await swapped(ada, 0, 1)).toBe('under-way');
  });

  it('is seen under another name by those who wait there, as soon as they take it', async () => {
    const { ada, bea, table } = await waiting();

    must(await ada.ask('rename', { name: 'Marguerite' }));

    await bea.until(() => bea.cards.get(table)?.seats[0]?.name === 'Marguerite');
  });
});
