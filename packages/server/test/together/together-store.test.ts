import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import type { NewMessage, NewReport } from '../../src/store/together-store.ts';
import { type Databases, KINDS } from '../databases.ts';

const message = (text: string, over: Partial<NewMessage> = {}): NewMessage => ({
  table: 'table-1',
  side: 'seats',
  guest: 'ada',
  seat: 0,
  name: 'Ada',
  at: 1_700_000_000_000,
  said: { kind: 'text', text },
  ...over,
});

describe.each(KINDS)('What people say in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;
  beforeAll(async () => {
    databases = await start();
  });
  beforeEach(async () => {
    store = await databases.open();
    for (const id of ['ada', 'bo', 'cy'])
      await store.guests.add({ id, name: `${id}'s name`, createdAt: 1_700_000_000_000 });
    await store.onlineTables.add({
      table: 'table-1',
      game: 'reef',
      setup: {},
      host: 'ada',
      createdAt: 1_700_000_000_000,
      watching: 'anybody',
      answerTime: null,
      invitation: 'table-1',
      listed: false,
      seats: [{ kind: 'guest', guest: 'ada' }, { kind: 'open' }],
    });
  });
  afterAll(() => databases.stop());

  const textsFor = async (reader: string, side: NewMessage['side'] = 'seats', most = 100) =>
    (await store.together.said('table-1', side, most, reader)).map(({ seq, said }) =>
      said.kind === 'text' ? `${seq} ${said.text}` : `${seq} ${said.phrase}`,
    );

  it('is read in the order it was said, each side for itself, and after a restart', async () => {
    await store.together.say(message('Ahoy'), 10);
    await store.together.say(message('who is this?', { side: 'onlookers', guest: 'cy' }), 10);
    const phrase = { kind: 'phrase', phrase: 'thanks' } as const;
    await store.together.say(message('', { said: phrase, guest: 'bo', seat: 1 }), 10);

    store = await databases.restart();

    expect(await textsFor('ada')).toEqual(['1 Ahoy', '2 thanks']);
    expect(await textsFor('ada', 'onlookers')).toEqual(['1 who is this?']);
    expect(await textsFor('ada', 'seats', 1)).toEqual(['2 thanks']);
    expect(await store.together.message('table-1', 'seats', 2)).toMatchObject({ guest: 'bo' });
    expect(await store.together.message('table-1', 'onlookers', 2)).toBeUndefined();
  });

  it('has a number each where several speak at once, and only the newest are kept', async () => {
    const other = await databases.otherNode();
    const all = ['a', 'b', 'c', 'd', 'e'];

    const said = await Promise.all(
      all.map((text, i) => (i % 2 === 0 ? store : other).together.say(message(text), 3)),
    );

    expect(said.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect((await textsFor('ada')).map((one) => one.slice(0, 1))).toEqual(['3', '4', '5']);
    expect((await store.together.around('table-1', 'seats', 4, 1)).map(({ seq }) => seq)).toEqual([
      3, 4, 5,
    ]);
  });

  it('goes with its table', async () => {
    await store.together.say(message('Ahoy'), 10);
    await store.together.setMuted('bo', 'table-1', true);
    await store.onlineTables.remove('table-1');

    expect(await textsFor('ada')).toEqual([]);
    expect(await store.together.hasMuted('bo', 'table-1')).toBe(false);
  });

  it('reaches neither who has muted the table nor who has blocked the speaker, until they lift it', async () => {
    await store.together.say(message('Ahoy'), 10);
    await store.together.setMuted('bo', 'table-1', true);
    await store.together.setMuted('bo', 'table-1', true);
    expect(await store.together.block('cy', 'ada', 1, 1)).toBe('blocked');
    expect(await store.together.block('cy', 'ada', 2, 1)).toBe('blocked');
    expect(await store.together.block('cy', 'bo', 3, 1)).toBe('full');
    const all = ['ada', 'bo', 'cy'];

    expect([...(await store.together.deafTo('ada', 'table-1', all))].toSorted()).toEqual([
      'bo',
      'cy',
    ]);
    expect([...(await store.together.deafTo('bo', 'table-1', ['cy', 'ada']))]).toEqual([]);
    expect(await textsFor('cy')).toEqual([]);
    expect(await textsFor('bo')).toEqual(['1 Ahoy']);
    expect(await store.together.blockedBy('cy')).toEqual([{ guest: 'ada', name: "ada's name" }]);
    expect(await store.together.areApart(['ada', 'cy'])).toBe(true);
    expect(await store.together.areApart(['bo', 'ada'])).toBe(false);

    await store.together.setMuted('bo', 'table-1', false);
    await store.together.unblock('cy', 'ada');
    expect(await store.together.deafTo('ada', 'table-1', all)).toEqual(new Set());
    expect(await store.together.areApart(['ada', 'cy'])).toBe(false);
  });

  it('is reported once by each, with what was said round it, and outlives its table', async () => {
    const said = await store.together.say(message('Rude', { guest: 'bo', name: 'Bo' }), 10);
    const report: NewReport = {
      id: 'r1',
      by: 'ada',
      about: 'bo',
      thing: 'message table-1 seats 1',
      table: 'table-1',
      reason: 'insult',
      note: 'twice',
      surroundings: { name: 'Bo', messages: [said] },
      at: 5,
    };
    expect(await store.together.report(report)).toBe('reported');
    expect(await store.together.report({ ...report, id: 'r2' })).toBe('already');
    expect(await store.together.report({ ...report, id: 'r3', by: 'cy', at: 6 })).toBe('reported');

    await store.onlineTables.remove('table-1');
    store = await databases.restart();

    expect(await store.together.reports(10)).toEqual([
      { ...report, id: 'r3', by: 'cy', at: 6, state: 'open' },
      { ...report, state: 'open' },
    ]);
  });
});
