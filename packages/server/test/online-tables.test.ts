import { loadSample } from '@quarterdeck/shelf';
import { StorageFault } from '@quarterdeck/tables';
import { sampleTables } from '@quarterdeck/tables/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewOnlineTable, ServerStore } from '../src/store/server-store.ts';
import { type Databases, KINDS } from './databases.ts';

const { nextAnswer, sampleTable } = sampleTables(loadSample);

const MINUTE = 60_000;

const newTable = (number: number, more: Partial<NewOnlineTable> = {}): NewOnlineTable => ({
  table: `table-${number}`,
  game: 'reef',
  setup: { seats: 2, words: 'ʻāina\u0000' },
  host: 'ada',
  createdAt: 1_000 + number,
  watching: 'invited',
  answerTime: MINUTE,
  invitation: `invitation-${number}`,
  listed: false,
  seats: [{ kind: 'guest', guest: 'ada' }, { kind: 'open' }, { kind: 'bot', bot: 'cabin-boy' }],
  ...more,
});

async function fill(store: ServerStore, table: string): Promise<void> {
  const set = await store.onlineTables.read(table);
  const open = set?.seats.findIndex(({ kind }) => kind === 'open') ?? -1;
  if (set !== undefined && open !== -1)
    await store.onlineTables.arrange(table, open, { kind: 'bot', bot: 'cabin-boy' }, set.setup);
}

/** Deals it; a seat that is open still goes to a bot first. */
async function launch(store: ServerStore, number: number) {
  const stored = await sampleTable(number);
  await fill(store, stored.record.id);
  const launched = await store.onlineTables.storeDealt(stored.record, stored.entries);
  return { stored, launched };
}

describe.each(KINDS)('Online tables in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;
  beforeAll(async () => {
    databases = await start();
  });
  beforeEach(async () => {
    store = await databases.open();
    for (const id of ['ada', 'bo', 'cy'])
      await store.guests.add({ id, name: `${id}'s name`, createdAt: 1_700_000_000_000 });
    await store.onlineTables.add(newTable(1));
  });
  afterAll(() => databases.stop());

  it('knows its guests by their present names', async () => {
    expect(await store.guests.rename('ada', 'Ada')).toBe('renamed');

    expect(await store.guests.read('ada')).toEqual({
      id: 'ada',
      name: 'Ada',
      createdAt: 1_700_000_000_000,
      hasAccount: false,
    });
    expect((await store.onlineTables.read('table-1'))?.seats[0]).toMatchObject({ name: 'Ada' });
    expect(await store.guests.read('nobody')).toBeUndefined();
    expect(await store.guests.rename('nobody', 'Nemo')).toBe('gone');
  });

  it('finds what nobody has touched for long, and forgets guests without a table', async () => {
    await store.onlineTables.add(newTable(2));
    const { stored } = await launch(store, 2);
    const { updatedAt } = stored.record.headline;
    const never = { waiting: 0, underWay: 0, over: 0 };
    const found = (since: Partial<typeof never>) =>
      store.onlineTables.abandoned({ ...never, ...since }, 10);

    expect(await found({})).toEqual([]);
    expect(await found({ waiting: 1_001 })).toEqual([]);
    expect(await found({ waiting: 1_002 })).toEqual(['table-1']);
    expect(await found({ underWay: updatedAt })).toEqual([]);
    expect(await found({ underWay: updatedAt + 1 })).toEqual(['table-2']);
    expect(await found({ waiting: 1_002, underWay: updatedAt + 1 })).toEqual([
      'table-1',
      'table-2',
    ]);

    expect(await store.guests.forgetUnused(1_700_000_000_000, 10)).toBe(0);
    expect(await store.guests.forgetUnused(1_700_000_000_001, 1)).toBe(1);
    expect(await store.guests.forgetUnused(1_700_000_000_001, 10)).toBe(1);
    expect(await store.guests.read('bo')).toBeUndefined();
    expect(await store.guests.read('ada')).toMatchObject({ id: 'ada' });
  });

  it('keeps a name without characters that not every database keeps', async () => {
    await store.guests.add({ id: 'di', name: 'D\0i', createdAt: 1 });
    await store.guests.rename('ada', 'A\0da');

    expect((await store.guests.read('di'))?.name).toBe('Di');
    expect((await store.guests.read('ada'))?.name).toBe('Ada');
  });

  it('gives an online table back by its table and by its invitation', async () => {
    const { seats: _seats, ...rest } = newTable(1);
    const expected = {
      ...rest,
      seats: [
        { kind: 'guest', guest: 'ada', name: "ada's name" },
        { kind: 'open' },
        { kind: 'bot', bot: 'cabin-boy' },
      ],
      rematch: null,
      agreed: [],
      progress: null,
    };

    expect(await store.onlineTables.read('table-1')).toEqual(expected);
    expect(await store.onlineTables.invited('invitation-1')).toEqual(expected);
    expect(await store.onlineTables.read('table-2')).toBeUndefined();
    expect(await store.onlineTables.invited('invitation')).toBeUndefined();
  });

  it('finds what stands in the lobby and what can be watched, the newest first', async () => {
    const open = { listed: true, watching: 'anybody' } as const;
    for (const number of [2, 3, 4]) await store.onlineTables.add(newTable(number, open));
    const found = async (list: 'listed' | 'watchable', most = 10) =>
      (await store.onlineTables[list](most)).map(({ table }) => table);

    expect(await found('listed')).toEqual(['table-4', 'table-3', 'table-2']);
    expect(await found('listed', 2)).toEqual(['table-4', 'table-3']);
    expect(await found('watchable')).toEqual([]);
    expect(await store.onlineTables.listedBy('ada')).toBe(3);
    expect(await store.onlineTables.listedBy('bo')).toBe(0);

    await launch(store, 3);

    expect(await found('listed')).toEqual(['table-4', 'table-2']);
    expect(await found('watchable')).toEqual(['table-3']);
    expect(await store.onlineTables.listedBy('ada')).toBe(2);
  });

  it('gives a seat to a bot or to nobody until the table is dealt, and deals none with an open seat', async () => {
    await store.onlineTables.sit('table-1', 1, 'bo');
    const setup = { seats: 3 };

    expect(await store.onlineTables.arrange('table-1', 1, { kind: 'open' }, setup)).toBe(
      'arranged',
    );
    expect((await store.onlineTables.read('table-1'))?.seats[1]).toEqual({ kind: 'open' });
    const { record, entries } = await sampleTable(1);
    expect(await store.onlineTables.storeDealt(record, entries)).toBe('gone');

    const bot = { kind: 'bot', bot: 'mate' } as const;
    expect(await store.onlineTables.arrange('table-1', 1, bot, setup)).toBe('arranged');
    expect(await store.onlineTables.read('table-1')).toMatchObject({
      setup,
      seats: [{ guest: 'ada' }, bot, { kind: 'bot' }],
    });
    expect((await launch(store, 1)).launched).toBe('dealt');
    expect(await store.onlineTables.arrange('table-1', 1, { kind: 'open' }, setup)).toBe('dealt');
    expect((await store.onlineTables.read('table-1'))?.seats[1]).toEqual(bot);
  });

  it('lets two seats change places, at once or not at all, until it is dealt', async () => {
    await store.onlineTables.sit('table-1', 1, 'bo');
    const setup = { seats: 3 };
    const other = await databases.otherNode();

    expect(await store.onlineTables.swap('table-1', 0, 1, setup)).toBe('swapped');
    expect(await store.onlineTables.read('table-1')).toMatchObject({
      setup,
      seats: [{ guest: 'bo' }, { guest: 'ada' }, { kind: 'bot' }],
    });
    expect(await store.onlineTables.swap('table-1', 1, 2, setup)).toBe('swapped');
    expect((await other.onlineTables.read('table-1'))?.seats).toMatchObject([
      { guest: 'bo' },
      { kind: 'bot', bot: expect.any(String) },
      { guest: 'ada' },
    ]);
    expect(await store.onlineTables.swap('table-1', 1, 7, setup)).toBe('changed');
    const at = (await store.onlineTables.read('table-1'))?.seats;
    expect((await launch(store, 1)).launched).toBe('dealt');
    expect(await store.onlineTables.swap('table-1', 0, 1, setup)).toBe('dealt');
    expect((await store.onlineTables.read('table-1'))?.seats).toEqual(at);
  });

  it('sets no table by half', async () => {
    const twice = { kind: 'guest', guest: 'bo' } as const;

    const adding = store.onlineTables.add(newTable(2, { seats: [twice, twice] }));

    await expect(adding).rejects.toThrow(StorageFault);
    expect(await store.onlineTables.read('table-2')).toBeUndefined();
    expect(await store.onlineTables.of('bo', 10)).toEqual([]);
  });

  it('seats one of two who want the same seat, whichever node they ask', async () => {
    const other = await databases.otherNode();

    const seated = await Promise.all([
      store.onlineTables.sit('table-1', 1, 'bo'),
      other.onlineTables.sit('table-1', 1, 'cy'),
    ]);

    expect(seated.toSorted()).toEqual(['seated', 'taken']);
    const winner = seated[0] === 'seated' ? 'bo' : 'cy';
    expect((await store.onlineTables.read('table-1'))?.seats[1]).toMatchObject({ guest: winner });
  });

  it('says why somebody cannot sit, and lets who asks twice sit once', async () => {
    expect(await store.onlineTables.sit('table-1', 1, 'ada')).toBe('elsewhere');
    expect(await store.onlineTables.sit('table-1', 2, 'bo')).toBe('taken');
    expect(await store.onlineTables.sit('table-1', 3, 'bo')).toBe('gone');
    expect(await store.onlineTables.sit('table-2', 1, 'bo')).toBe('gone');
    expect(await store.onlineTables.sit('table-1', 1, 'bo')).toBe('seated');
    expect(await store.onlineTables.sit('table-1', 1, 'bo')).toBe('seated');
  });

  it('frees a seat for the next, and only its own guest may', async () => {
    await store.onlineTables.sit('table-1', 1, 'bo');

    expect(await store.onlineTables.leave('table-1', 1, 'cy')).toBe('not-yours');
    expect(await store.onlineTables.leave('table-1', 1, 'bo')).toBe('left');
    expect(await store.onlineTables.sit('table-1', 1, 'cy')).toBe('seated');
  });

  it('stores the deal of a table once, and only where the table was set', async () => {
    await fill(store, 'table-1');
    const other = await databases.otherNode();
    const first = await sampleTable(1);

    const launched = await Promise.all([
      store.onlineTables.storeDealt(first.record, first.entries),
      other.onlineTables.storeDealt(first.record, first.entries),
    ]);

    expect(launched.toSorted()).toEqual(['already', 'dealt']);
    expect(await store.tables.read('table-1')).toEqual(first);
    expect((await launch(store, 2)).launched).toBe('gone');
    expect(await store.tables.read('table-2')).toBeUndefined();
  });

  it('tells what is due, from the last answer on', async () => {
    const { stored } = await launch(store, 1);
    const { entries, headline } = await nextAnswer(stored);
    await store.onlineTables.add(newTable(2, { answerTime: null }));
    await launch(store, 2);
    const started = stored.record.headline.updatedAt;
    const dueAt = (now: number) => store.onlineTables.due(now, 10);

    expect((await dueAt(started + MINUTE)).map(({ table }) => table)).toEqual(['table-1']);
    await store.tables.append('table-1', 0, entries, headline);

    expect(await dueAt(headline.updatedAt + MINUTE - 1)).toEqual([]);
    const [due] = await dueAt(headline.updatedAt + MINUTE);
    expect(due?.progress).toEqual({
      length: entries.length,
      state: 'playing',
      asked: headline.asked,
      updatedAt: headline.updatedAt,
      dueAt: headline.updatedAt + MINUTE,
      ended: null,
    });
  });

  it('waits for nobody at a table that is over', async () => {
    const { stored } = await launch(store, 1);
    const { entries, headline } = await nextAnswer(stored);
    expect((await store.onlineTables.playing('', 10)).map(({ table }) => table)).toEqual([
      'table-1',
    ]);

    const over = { ...headline, state: 'finished', asked: [] } as const;
    await store.tables.append('table-1', 0, entries, over);

    expect(await store.onlineTables.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    expect(await store.onlineTables.playing('', 10)).toEqual([]);
    expect((await store.onlineTables.read('table-1'))?.progress).toMatchObject({
      state: 'finished',
    });
  });

  it('walks through the tables under way, some at a time', async () => {
    await launch(store, 1);
    for (const number of [2, 3]) {
      await store.onlineTables.add(newTable(number));
      await launch(store, number);
    }

    const first = await store.onlineTables.playing('', 2);
    const rest = await store.onlineTables.playing(first.at(-1)?.table ?? '', 2);

    expect(first.map(({ table }) => table)).toEqual(['table-1', 'table-2']);
    expect(rest.map(({ table }) => table)).toEqual(['table-3']);
  });

  it('lists where a guest sits and what a guest made, the last touched first', async () => {
    await store.onlineTables.add(newTable(2, { host: 'bo', seats: [{ kind: 'open' }] }));
    await store.onlineTables.add(
      newTable(3, { host: 'cy', seats: [{ kind: 'guest', guest: 'bo' }] }),
    );
    await store.onlineTables.sit('table-1', 1, 'bo');

    const of = async (guest: string) =>
      (await store.onlineTables.of(guest, 10)).map(({ table }) => table);

    expect(await of('bo')).toEqual(['table-3', 'table-2', 'table-1']);
    expect(await of('ada')).toEqual(['table-1']);
    expect(await of('nobody')).toEqual([]);
  });

  it('moors one return match, however many ask for it', async () => {
    const other = await databases.otherNode();

    const tables = await Promise.all([
      store.onlineTables.rematch('table-1', newTable(2)),
      other.onlineTables.rematch('table-1', newTable(3)),
    ]);

    expect(new Set(tables).size).toBe(1);
    const found = await Promise.all(
      ['table-2', 'table-3'].map((id) => store.onlineTables.read(id)),
    );
    expect(found.filter((one) => one !== undefined).map(({ table }) => table)).toEqual([tables[0]]);
    expect((await store.onlineTables.read('table-1'))?.rematch).toBe(tables[0]);
    await expect(store.onlineTables.rematch('table-9', newTable(4))).rejects.toThrow(StorageFault);
  });

  it('lists those that are over last, so many at a time, each once', async () => {
    for (const number of [2, 3, 4, 5]) await store.onlineTables.add(newTable(number));
    for (const number of [2, 4]) {
      const { stored } = await launch(store, number);
      const { record } = stored;
      const headline = {
        ...record.headline,
        state: 'finished' as const,
        updatedAt: 10_000 + number,
      };
      await store.tables.append(record.id, record.length, [], headline);
    }

    const pages: string[][] = [];
    let last: string | undefined;
    do {
      const page = await store.onlineTables.of('ada', 2, last);
      last = page.at(-1)?.table;
      pages.push(page.map(({ table }) => table));
    } while (last !== undefined);

    expect(pages).toEqual([['table-5', 'table-3'], ['table-1', 'table-4'], ['table-2'], []]);
    expect(await store.onlineTables.underWay('ada')).toBe(3);
    expect(await store.onlineTables.underWay('bo')).toBe(0);
  });

  it('forgets an online table with its match', async () => {
    await launch(store, 1);

    await store.onlineTables.remove('table-1');

    expect(await store.onlineTables.read('table-1')).toBeUndefined();
    expect(await store.tables.read('table-1')).toBeUndefined();
    await store.onlineTables.add(newTable(1));
    expect((await store.onlineTables.read('table-1'))?.progress).toBeNull();
  });

  it('keeps the first value under a name, for every node and after a restart', async () => {
    const other = await databases.otherNode();

    const kept = await Promise.all([store.keep('key', 'one'), other.keep('key', 'two')]);

    expect(kept[0]).toBe(kept[1]);
    const before = await store.onlineTables.read('table-1');
    const later = await databases.restart();
    expect(await later.keep('key', 'three')).toBe(kept[0]);
    expect(await later.kept('key')).toBe(kept[0]);
    expect(await later.kept('no such key')).toBeUndefined();
    expect(await later.onlineTables.read('table-1')).toEqual(before);
  });
});
