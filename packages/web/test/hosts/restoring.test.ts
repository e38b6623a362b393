import { StorageFault, type TableStore } from '@quarterdeck/tables';
import { beforeEach, describe, expect, it } from 'vitest';
import { indexedStore } from '../../src/hosts/storage/indexed-store.ts';
import {
  bot,
  emptyDisk,
  must,
  openTab,
  person,
  playOn,
  reefFor,
  refusalIn,
  setTable,
  until,
} from './harness.ts';

beforeEach(emptyDisk);

const against = reefFor(person('Ada'), bot('Bo'));

/** Two tables, one of them played on, and the file they were saved to. */
const savedTables = async () => {
  const tab = await openTab();
  const open = await setTable(tab, against);
  await playOn(open, 6);
  const left = await until(open, ({ question }) => question !== null);
  open.close();
  must(await tab.host.create(against));
  return { tab, left, text: must(await tab.host.exportAll()) };
};

const listed = async (): Promise<readonly string[]> =>
  (await (await indexedStore()).list()).map(({ id }) => id).toSorted();

describe('A file of saved tables', () => {
  it('brings back every table, which goes on where it stood', async () => {
    const { left, text } = await savedTables();
    const before = await listed();
    emptyDisk();
    const { host } = await openTab();

    expect(must(await host.restore(text))).toEqual({ added: 2, here: 0 });

    expect(await listed()).toEqual(before);
    const open = must(await host.open(left.table.id));
    expect(open.current().view).toEqual(left.view);
    expect((await playOn(open)).outcome).not.toBeNull();
  });

  it('leaves a table as it is that is here already', async () => {
    const { tab, left, text } = await savedTables();
    const open = must(await tab.host.open(left.table.id));
    await playOn(open, 2);
    const length = open.current().seq;
    open.close();

    expect(must(await tab.host.restore(text))).toEqual({ added: 0, here: 2 });

    expect(must(await tab.host.open(left.table.id)).current().seq).toBeGreaterThanOrEqual(length);
  });

  it.each([
    ['half of it', (text: string) => text.slice(0, text.length / 2), 'not-json'],
    ['a replay', () => '{"format":"quarterdeck-replay"}', 'not-a-save'],
    ['a picture', () => 'GIF89a', 'not-json'],
    [
      'one of a newer page',
      (text: string) => text.replace('"version":1', '"version":7'),
      'malformed',
    ],
    [
      'one with a game nobody knows',
      (text: string) => text.replaceAll('"reef"', '"grief"'),
      'unknown-game',
    ],
    [
      'one with an answer changed',
      (text: string) => text.replace(/"do":"[a-z]+"/, '"do":"cheat"'),
      /./,
    ],
  ])('says what is wrong and changes nothing if it is %s', async (_, spoil, code) => {
    const { text } = await savedTables();
    emptyDisk();
    const { host } = await openTab();

    const answered = await host.restore(spoil(text));

    expect(refusalIn(answered)).toMatch(code);
    expect(!answered.ok && answered.refusal.sentence).toMatch(/^\w.* \w/);
    expect(await listed()).toEqual([]);
  });

  it('adds nothing where there is no room for all', async () => {
    const { text } = await savedTables();
    emptyDisk();
    const store = await indexedStore();
    let room = 1;
    const small: TableStore = {
      ...store,
      add: (...args) => {
        room--;
        return room < 0 ? Promise.reject(new StorageFault('full', null)) : store.add(...args);
      },
    };
    const { host } = await openTab({ store: small });

    expect(refusalIn(await host.restore(text))).toBe('storage-full');
    expect(await listed()).toEqual([]);
  });
});
