import { StorageFault } from '@quarterdeck/tables';
import { nextAnswer, sampleTable } from '@quarterdeck/tables/store-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HarbourStore, NewMooring } from '../src/store/harbour-store.ts';
import { type Databases, KINDS } from './databases.ts';

const MINUTE = 60_000;

const mooring = (number: number, more: Partial<NewMooring> = {}): NewMooring => ({
  table: `table-${number}`,
  game: 'reef',
  setup: { seats: 2, words: 'ʻāina\u0000' },
  host: 'ada',
  createdAt: 1_000 + number,
  watching: 'invited',
  patience: MINUTE,
  invitation: `invitation-${number}`,
  berths: [{ kind: 'guest', guest: 'ada' }, { kind: 'open' }, { kind: 'bot', bot: 'cabin-boy' }],
  ...more,
});

async function launch(store: HarbourStore, number: number) {
  const stored = await sampleTable(number);
  const launched = await store.moorings.launch(stored.record, stored.entries);
  return { stored, launched };
}

describe.each(KINDS)('The harbour in %s', (_, start) => {
  let databases: Databases;
  let store: HarbourStore;
  beforeAll(async () => {
    databases = await start();
  });
  beforeEach(async () => {
    store = await databases.open();
    for (const id of ['ada', 'bo', 'cy'])
      await store.guests.add({ id, name: `${id}'s name`, createdAt: 1_700_000_000_000 });
    await store.moorings.add(mooring(1));
  });
  afterAll(() => databases.stop());

  it('knows its guests by their present names', async () => {
    expect(await store.guests.rename('ada', 'Ada')).toBe('renamed');

    expect(await store.guests.read('ada')).toEqual({
      id: 'ada',
      name: 'Ada',
      createdAt: 1_700_000_000_000,
    });
    expect((await store.moorings.read('table-1'))?.berths[0]).toMatchObject({ name: 'Ada' });
    expect(await store.guests.read('nobody')).toBeUndefined();
    expect(await store.guests.rename('nobody', 'Nemo')).toBe('gone');
  });

  it('keeps a name without characters that not every database keeps', async () => {
    await store.guests.add({ id: 'di', name: 'D\0i', createdAt: 1 });
    await store.guests.rename('ada', 'A\0da');

    expect((await store.guests.read('di'))?.name).toBe('Di');
    expect((await store.guests.read('ada'))?.name).toBe('Ada');
  });

  it('gives a mooring back by its table and by its invitation', async () => {
    const { berths: _sittings, ...rest } = mooring(1);
    const expected = {
      ...rest,
      berths: [
        { kind: 'guest', guest: 'ada', name: "ada's name" },
        { kind: 'open' },
        { kind: 'bot', bot: 'cabin-boy' },
      ],
      rematch: null,
      progress: null,
    };

    expect(await store.moorings.read('table-1')).toEqual(expected);
    expect(await store.moorings.invited('invitation-1')).toEqual(expected);
    expect(await store.moorings.read('table-2')).toBeUndefined();
    expect(await store.moorings.invited('invitation')).toBeUndefined();
  });

  it('moors nothing by half', async () => {
    const twice = { kind: 'guest', guest: 'bo' } as const;

    const adding = store.moorings.add(mooring(2, { berths: [twice, twice] }));

    await expect(adding).rejects.toThrow(StorageFault);
    expect(await store.moorings.read('table-2')).toBeUndefined();
    expect(await store.moorings.of('bo')).toEqual([]);
  });

  it('seats one of two who want the same berth, whichever node they ask', async () => {
    const other = await databases.otherNode();

    const seated = await Promise.all([
      store.moorings.sit('table-1', 1, 'bo'),
      other.moorings.sit('table-1', 1, 'cy'),
    ]);

    expect(seated.toSorted()).toEqual(['seated', 'taken']);
    const winner = seated[0] === 'seated' ? 'bo' : 'cy';
    expect((await store.moorings.read('table-1'))?.berths[1]).toMatchObject({ guest: winner });
  });

  it('says why somebody cannot sit, and lets who asks twice sit once', async () => {
    expect(await store.moorings.sit('table-1', 1, 'ada')).toBe('elsewhere');
    expect(await store.moorings.sit('table-1', 2, 'bo')).toBe('taken');
    expect(await store.moorings.sit('table-1', 3, 'bo')).toBe('gone');
    expect(await store.moorings.sit('table-2', 1, 'bo')).toBe('gone');
    expect(await store.moorings.sit('table-1', 1, 'bo')).toBe('seated');
    expect(await store.moorings.sit('table-1', 1, 'bo')).toBe('seated');
  });

  it('frees a berth for the next, and only its own guest may', async () => {
    await store.moorings.sit('table-1', 1, 'bo');

    expect(await store.moorings.leave('table-1', 1, 'cy')).toBe('not-yours');
    expect(await store.moorings.leave('table-1', 1, 'bo')).toBe('left');
    expect(await store.moorings.sit('table-1', 1, 'cy')).toBe('seated');
  });

  it('launches a table once, and only where it is moored', async () => {
    const other = await databases.otherNode();
    const first = await sampleTable(1);

    const launched = await Promise.all([
      store.moorings.launch(first.record, first.entries),
      other.moorings.launch(first.record, first.entries),
    ]);

    expect(launched.toSorted()).toEqual(['already', 'launched']);
    expect(await store.tables.read('table-1')).toEqual(first);
    expect((await launch(store, 2)).launched).toBe('gone');
    expect(await store.tables.read('table-2')).toBeUndefined();
  });

  it('tells what is due, from the last answer on', async () => {
    const { stored } = await launch(store, 1);
    const { entries, headline } = await nextAnswer(stored);
    await store.moorings.add(mooring(2, { patience: null }));
    await launch(store, 2);
    const started = stored.record.headline.updatedAt;
    const dueAt = (now: number) => store.moorings.due(now, 10);

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
    });
  });

  it('waits for nobody at a table that is over', async () => {
    const { stored } = await launch(store, 1);
    const { entries, headline } = await nextAnswer(stored);
    expect((await store.moorings.playing('', 10)).map(({ table }) => table)).toEqual(['table-1']);

    const over = { ...headline, state: 'finished', asked: [] } as const;
    await store.tables.append('table-1', 0, entries, over);

    expect(await store.moorings.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    expect(await store.moorings.playing('', 10)).toEqual([]);
    expect((await store.moorings.read('table-1'))?.progress).toMatchObject({ state: 'finished' });
  });

  it('walks through the tables under way, some at a time', async () => {
    await launch(store, 1);
    for (const number of [2, 3]) {
      await store.moorings.add(mooring(number));
      await launch(store, number);
    }

    const first = await store.moorings.playing('', 2);
    const rest = await store.moorings.playing(first.at(-1)?.table ?? '', 2);

    expect(first.map(({ table }) => table)).toEqual(['table-1', 'table-2']);
    expect(rest.map(({ table }) => table)).toEqual(['table-3']);
  });

  it('lists where a guest sits and what a guest made, the last touched first', async () => {
    await store.moorings.add(mooring(2, { host: 'bo', berths: [{ kind: 'open' }] }));
    await store.moorings.add(mooring(3, { host: 'cy', berths: [{ kind: 'guest', guest: 'bo' }] }));
    await store.moorings.sit('table-1', 1, 'bo');

    const of = async (guest: string) => (await store.moorings.of(guest)).map(({ table }) => table);

    expect(await of('bo')).toEqual(['table-3', 'table-2', 'table-1']);
    expect(await of('ada')).toEqual(['table-1']);
    expect(await of('nobody')).toEqual([]);
  });

  it('moors one return match, however many ask for it', async () => {
    const other = await databases.otherNode();

    const tables = await Promise.all([
      store.moorings.rematch('table-1', mooring(2)),
      other.moorings.rematch('table-1', mooring(3)),
    ]);

    expect(new Set(tables).size).toBe(1);
    const found = await Promise.all(['table-2', 'table-3'].map((id) => store.moorings.read(id)));
    expect(found.filter((one) => one !== undefined).map(({ table }) => table)).toEqual([tables[0]]);
    expect((await store.moorings.read('table-1'))?.rematch).toBe(tables[0]);
    await expect(store.moorings.rematch('table-9', mooring(4))).rejects.toThrow(StorageFault);
  });

  it('forgets a mooring with its table', async () => {
    await launch(store, 1);

    await store.moorings.remove('table-1');

    expect(await store.moorings.read('table-1')).toBeUndefined();
    expect(await store.tables.read('table-1')).toBeUndefined();
    await store.moorings.add(mooring(1));
    expect((await store.moorings.read('table-1'))?.progress).toBeNull();
  });

  it('keeps the first value under a name, for every node and after a restart', async () => {
    const other = await databases.otherNode();

    const kept = await Promise.all([store.keep('key', 'one'), other.keep('key', 'two')]);

    expect(kept[0]).toBe(kept[1]);
    const before = await store.moorings.read('table-1');
    const later = await databases.restart();
    expect(await later.keep('key', 'three')).toBe(kept[0]);
    expect(await later.moorings.read('table-1')).toEqual(before);
  });
});
