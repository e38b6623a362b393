import { engine } from '@quarterdeck/kernel/engine';
import { loadGame } from '@quarterdeck/shelf';
import {
  memoryStore,
  openLog,
  StorageFault,
  type StoredTable,
  type TableStore,
} from '@quarterdeck/tables';
import { loadNewerSealed, loadSealed } from '@quarterdeck/tables/test-kit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { indexedStore } from '../../src/hosts/storage/indexed-store.ts';
import {
  bot,
  browser,
  emptyDisk,
  lottery,
  must,
  openTab,
  person,
  playOn,
  reefFor,
  refusalIn,
  SEAT_0,
  SEAT_1,
  setTable,
  until,
} from './harness.ts';

beforeEach(emptyDisk);

async function onDisk(id: string): Promise<StoredTable> {
  const stored = await (await indexedStore()).read(id);
  if (stored === undefined) throw new Error(`no table ${id}`);
  return stored;
}

async function hashOf(stored: StoredTable): Promise<string> {
  const rules = engine((await loadGame('reef')).game);
  return rules.hash(openLog(rules, stored).match);
}

const twoPeople = reefFor(person('Ada'), person('Bo'));
const against = reefFor(person('Ada'), bot('Bo'));

describe('What is stored', () => {
  it('lets a match go on after a reload with the same hash, to its end', async () => {
    const first = await openTab();
    const before = await setTable(first, against);
    await playOn(before, 6);
    const left = await until(before, ({ question }) => question !== null);
    const { id } = left.table;
    const stored = await onDisk(id);
    before.close();
    first.host.close();

    const after = must(await (await openTab()).host.open(id));

    expect(await hashOf(await onDisk(id))).toBe(stored.record.headline.hash);
    expect(after.current().view).toEqual(left.view);
    expect(after.current().log).toEqual(left.log);
    expect(after.current().undo).toEqual(left.undo);
    expect((await playOn(after)).outcome).not.toBeNull();
  });

  it('is listed, the last touched first, and deleted when wanted', async () => {
    const { host } = await openTab();
    const older = must(await host.create(twoPeople));
    const newer = must(await host.create(against));
    const table = must(await host.open(newer));
    const end = await playOn(table);

    const listed = must(await host.tables());
    expect(listed.map(({ id }) => id)).toEqual([newer, older]);
    expect(listed[0]).toMatchObject({ state: 'finished', ranks: end.outcome?.ranks, asked: [] });
    expect(listed[1]).toMatchObject({ state: 'playing', answers: 0, asked: [0, 1] });

    must(await host.remove(newer));
    expect(must(await host.tables()).map(({ id }) => id)).toEqual([older]);
    expect(refusalIn(await host.open(newer))).toBe('no-table');
    expect((await (await indexedStore()).entriesAfter(newer, 0)) ?? []).toEqual([]);
  });

  it('is refused, not guessed at, where it was damaged', async () => {
    const { host } = await openTab();
    const id = must(await host.create(twoPeople));
    const other = must(await host.create(twoPeople));
    const { record, entries } = await onDisk(id);
    const store = await indexedStore();
    await store.remove(id);
    const headline = { ...record.headline, hash: '0000000000000000' };
    await store.add({ ...record, headline }, entries);

    expect(refusalIn(await host.open(id))).toBe('diverged');
    await store.remove(id);
    await store.add({ ...record, seats: [{ name: 7 }] } as never, entries);
    expect(refusalIn(await host.open(id))).toBe('malformed');
    expect(must(await host.tables()).map((one) => one.id)).toEqual([other]);
  });

  it('keeps an answer whose worker died after storing it, before anybody was told', async () => {
    const store = await indexedStore();
    let crash = (): void => {};
    const crashing: TableStore = {
      ...store,
      append: async (...args) => {
        await store.append(...args);
        crash();
        return new Promise(() => {});
      },
    };
    const tab = await openTab({ store: crashing });
    const table = await setTable(tab, twoPeople);
    const { id } = table.current().table;
    must(await table.sit({ viewer: SEAT_0 }));
    const choice = table.current().question?.choices[0] ?? { do: 'nothing' };
    crash = () => queueMicrotask(() => tab.host.close());

    const answered = await table.play({ choice, seq: 0 });

    expect(refusalIn(answered)).toBe('host-lost');
    const after = must(await (await openTab()).host.open(id));
    must(await after.sit({ viewer: SEAT_0 }));
    expect(after.current().view.given).toEqual([choice, null]);
  });

  it('goes on from the last stored answer when the worker dies', async () => {
    const tab = await openTab();
    const table = await setTable(tab, twoPeople);
    must(await table.sit({ viewer: SEAT_0 }));
    const before = await playOn(table, 1);

    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    tab.kill();
    expect(complaints).toHaveBeenCalledOnce();
    complaints.mockRestore();
    expect(table.current().link.state).toBe('reconnecting');
    const mended = await until(table, ({ link }) => link.state === 'live');

    expect(mended.viewer).toBe(SEAT_0);
    expect(mended.view).toEqual(before.view);
    expect(mended.log).toEqual(before.log);
    must(await table.sit({ viewer: SEAT_1 }));
    await playOn(table, 1);
    expect(table.current().log).toHaveLength(2);
  });

  it('is as it was where the disk is full, and the bots wait for room', async () => {
    const store = await indexedStore();
    let full = false;
    const filling: TableStore = {
      ...store,
      append: (...args) =>
        full ? Promise.reject(new StorageFault('full', null)) : store.append(...args),
    };
    const table = await setTable(await openTab({ store: filling }), against);
    const before = await until(table, ({ asked }) => asked.length === 1);
    full = true;
    const choice = before.question?.choices[0] ?? { do: 'nothing' };
    expect(refusalIn(await table.play({ choice, seq: before.seq }))).toBe('storage-full');
    expect(table.current().view).toEqual(before.view);

    full = false;
    must(await table.play({ choice, seq: before.seq }));
    full = true;
    const stuck = await until(
      table,
      ({ troubles, question, asked }) =>
        troubles.length > 0 || (question !== null && asked.length > 0),
    );
    full = false;
    if (stuck.troubles.length > 0) {
      expect(stuck.bots.paused).toBe(true);
      void table.pace({ paused: false });
    }
    expect((await playOn(table)).outcome).not.toBeNull();
  });

  it('goes over to newer rules where they know a way, and stays as it is where not', async () => {
    const old = await openTab({ loadGame: loadSealed });
    const table = await setTable(old, { game: 'sealed', seats: [person('Ada'), bot('Bo')] });
    const { id } = table.current().table;
    await playOn(table, 1);
    const left = await until(table, ({ asked }) => asked.some(({ seat }) => seat === SEAT_0));
    old.host.close();
    const before = await onDisk(id);

    const lost = await openTab({ loadGame: loadNewerSealed(false) });
    expect(refusalIn(await lost.host.open(id))).toBe('malformed');
    expect(await onDisk(id)).toEqual(before);

    const newer = await openTab({ loadGame: loadNewerSealed(true) });
    const after = must(await newer.host.open(id));
    expect(after.current().view).toEqual(left.view);
    expect((await playOn(after)).outcome).not.toBeNull();
    const { record, entries } = await onDisk(id);
    expect(record.origin.earlier[0]?.entries).toEqual(before.entries.map(({ entry }) => entry));
    expect(entries[0]?.seq).toBe(before.record.length + 1);
  });

  it('is nothing where the browser forbids it: the table says so, and can be played', async () => {
    const store = memoryStore();
    const table = await setTable(await openTab({ store }), against);

    expect(table.current().link.isStored).toBe(false);
    expect((await playOn(table)).outcome).not.toBeNull();
  });
});

describe('Two tabs on one table', () => {
  it('may race without a lock: one answer is stored, the other tab reads it', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const first = await setTable(one, twoPeople);
    const { id } = first.current().table;
    const second = must(await other.host.open(id));
    for (const table of [first, second]) must(await table.sit({ viewer: SEAT_0 }));
    const choices = first.current().question?.choices ?? [];
    const play = (table: typeof first, index: number) =>
      table.play({ choice: choices[index] ?? { do: 'nothing' }, seq: 0 });

    const answered = await Promise.all([play(first, 0), play(second, 1)]);

    expect(answered.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answered.filter(({ ok }) => !ok).map(refusalIn)).toEqual(['stale']);
    expect((await onDisk(id)).entries).toHaveLength(1);
    expect(first.current().view).toEqual(second.current().view);
  });

  it('still play one match where both run the bots for want of locks', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const first = await setTable(one, reefFor(bot('Ada'), bot('Bo'), bot('Cy')));
    const second = must(await other.host.open(first.current().table.id));

    const ends = await Promise.all(
      [first, second].map((table) => until(table, ({ outcome }) => outcome !== null)),
    );

    expect(ends[0]?.outcome).toEqual(ends[1]?.outcome);
    expect(ends[0]?.log).toEqual(ends[1]?.log);
    expect(must(await first.verify()).ok).toBe(true);
  });

  it('have one leader: the other follows, and takes over when the first one closes', async () => {
    const newTab = browser();
    const startBot = await lottery();
    const asked = { first: 0, second: 0 };
    const counting = (who: keyof typeof asked) => () => {
      asked[who]++;
      return startBot();
    };
    const tabs = newTab();
    const one = await openTab({ tabs, startBot: counting('first') });
    const other = await openTab({ tabs: newTab(), startBot: counting('second') });
    const first = await setTable(one, against);
    const second = must(await other.host.open(first.current().table.id));
    expect(first.current().link.isLeader).toBe(true);
    expect(second.current().link.isLeader).toBe(false);

    await playOn(first, 1);
    const now = await until(first, ({ question }) => question !== null);
    await until(second, ({ seq }) => seq === now.seq);
    expect(second.current().view).toEqual(now.view);
    expect(asked).toEqual({ first: 1, second: 0 });

    one.host.close();
    tabs.die();
    expect((await until(second, ({ link }) => link.isLeader)).outcome).toBeNull();
    expect((await playOn(second)).outcome).not.toBeNull();
    expect(asked).toEqual({ first: 1, second: 1 });
  });

  it('keep one pace, also where one of them comes later', async () => {
    const newTab = browser();
    const first = await setTable(await openTab({ tabs: newTab() }), twoPeople);
    void first.pace({ wait: 77 });
    await until(first, ({ bots }) => bots.wait === 77);

    const other = await openTab({ tabs: newTab() });
    const second = must(await other.host.open(first.current().table.id));
    expect((await until(second, ({ bots }) => bots.wait === 77)).bots.paused).toBe(false);

    void second.pace({ paused: true });
    expect((await until(first, ({ bots }) => bots.paused)).bots.wait).toBe(77);
  });

  it('hear when the table was deleted', async () => {
    const newTab = browser();
    const one = await openTab({ tabs: newTab() });
    const other = await openTab({ tabs: newTab() });
    const first = await setTable(one, twoPeople);
    let changes = 0;
    one.host.onChange(() => changes++);
    must(await first.sit({ viewer: SEAT_0 }));
    const choice = first.current().question?.choices[0] ?? { do: 'nothing' };

    must(await other.host.remove(first.current().table.id));

    expect(changes).toBe(1);
    expect(refusalIn(await first.play({ choice, seq: 0 }))).toBe('no-table');
  });
});
