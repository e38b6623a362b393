import { loadSample } from '@quarterdeck/shelf';
import type { Note } from '@quarterdeck/tables';
import { sampleTables } from '@quarterdeck/tables/test-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import { type Databases, KINDS } from '../databases.ts';

const { sampleTable, nextAnswer } = sampleTables(loadSample);
const LEFT: Note = { kind: 'left', seat: 0 as never };
const BACK: Note = { kind: 'back', seat: 0 as never };
const NOTHING = { dueAt: null, ended: null } as const;

describe.each(KINDS)('Time as it is kept in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;
  beforeAll(async () => {
    databases = await start();
  });
  beforeEach(async () => {
    store = await databases.open();
    for (const id of ['ada', 'bo'])
      await store.guests.add({ id, name: id, createdAt: 1_700_000_000_000 });
    const stored = await sampleTable(1);
    await store.onlineTables.add({
      table: stored.record.id,
      game: 'reef',
      setup: {},
      host: 'ada',
      createdAt: 1_000,
      watching: 'nobody',
      answerTime: null,
      clock: { start: 600_000, increment: 15_000 },
      whenLate: 'hand',
      invitation: 'invitation-1',
      listed: false,
      seats: [
        { kind: 'guest', guest: 'ada' },
        { kind: 'guest', guest: 'bo' },
      ],
    });
    await store.onlineTables.storeDealt(stored.record, stored.entries);
  });
  afterAll(() => databases.stop());

  const table = 'table-1';

  it('keeps a table pace, and when its first answer is due', async () => {
    const kept = await store.onlineTables.read(table);

    expect(kept).toMatchObject({
      clock: { start: 600_000, increment: 15_000 },
      whenLate: 'hand',
      answerTime: null,
    });
    const started = kept?.progress?.updatedAt ?? 0;
    expect(kept?.progress?.dueAt).toBe(started + 600_000);
  });

  it('appends to a journal once at each place', async () => {
    expect(await store.time.note(table, 0, 50, [LEFT, BACK], NOTHING)).toBe('written');
    expect(await store.time.note(table, 1, 60, [LEFT], NOTHING)).toBe('conflict');
    expect(await store.time.note(table, 2, 70, [LEFT], NOTHING)).toBe('written');

    expect(await store.time.journal(table)).toEqual([
      { seq: 1, at: 50, note: LEFT },
      { seq: 2, at: 50, note: BACK },
      { seq: 3, at: 70, note: LEFT },
    ]);
    expect((await store.onlineTables.read(table))?.progress?.dueAt).toBeNull();
    await store.onlineTables.remove(table);
    expect(await store.time.journal(table)).toEqual([]);
  });

  it('lets a note and an answer stand that follow each other, and none that has missed the other', async () => {
    const stored = await sampleTable(1);
    const { length } = stored.record;
    const { entries, headline } = await nextAnswer(stored);
    const note = (era: number, at: number) =>
      store.time.note(table, era, 50, [LEFT], { ...NOTHING, follows: { length: at, era } });
    expect(await store.time.era(table)).toBe(0);
    expect(await note(0, length)).toBe('written');
    expect(await store.time.era(table)).toBe(1);

    // An answer that has not heard of the note.
    expect(await store.tables.append(table, length, entries, { ...headline, era: 0 })).toBe(
      'conflict',
    );
    expect(await store.tables.append(table, length, entries, { ...headline, era: 1 })).toBe(
      'written',
    );
    // A note that has not heard of the answer: nothing of it is kept.
    expect(await note(1, length)).toBe('conflict');
    expect(await store.time.journal(table)).toHaveLength(1);
    expect(await store.nodes.places([table])).toEqual(
      new Map([[table, { length: length + entries.length, era: 1 }]]),
    );
  });

  it('lets no answer stand under rules that were taken over by others', async () => {
    const stored = await sampleTable(1);
    const { length, origin } = stored.record;
    const { entries, headline } = await nextAnswer(stored);
    const newer = { ...origin, rules: origin.rules + 1 };
    expect(await store.tables.renew(table, length, newer, stored.record.headline)).toBe('written');

    expect(await store.tables.append(table, length, entries, { ...headline, era: 0 })).toBe(
      'conflict',
    );
    expect(await store.nodes.rules(table)).toBe(origin.rules + 1);
  });

  it('ends a match without a winner in one go', async () => {
    const note: Note = { kind: 'aborted', seat: 0 as never };
    await store.time.note(table, 0, 90, [note], { dueAt: null, ended: 'aborted' });

    const after = await store.onlineTables.read(table);
    expect(after?.progress).toMatchObject({ state: 'finished', ended: 'aborted', dueAt: null });
    expect(await store.onlineTables.underWay('ada')).toBe(0);
    expect(await store.onlineTables.playing('', 10)).toEqual([]);
  });

  it('takes the time it is told for a table, unless its log has grown', async () => {
    const stored = await sampleTable(1);
    await store.time.setDue(table, stored.record.length, 7_000);
    expect((await store.onlineTables.due(7_000, 5)).map((one) => one.table)).toEqual([table]);
    const { entries, headline } = await nextAnswer(stored);
    await store.tables.append(table, stored.record.length, entries, { ...headline, dueAt: 9_000 });

    await store.time.setDue(table, stored.record.length, 1);

    expect((await store.onlineTables.read(table))?.progress?.dueAt).toBe(9_000);
    await store.time.lookAtTablesOf('bo', 8_000);
    expect((await store.onlineTables.read(table))?.progress?.dueAt).toBe(8_000);
  });

  it('knows when it was up, whatever ended', async () => {
    expect(await store.time.begin('first', 1_000)).toEqual([{ from: 1_000, to: 1_000 }]);
    await store.time.beat('first', 6_000);
    store = await databases.restart();

    expect(await store.time.begin('second', 9_000)).toEqual([
      { from: 1_000, to: 6_000 },
      { from: 9_000, to: 9_000 },
    ]);
  });

  it('keeps vacations by guest, and changes the end of one', async () => {
    await store.time.setVacation({ guest: 'ada', from: 10, to: 100 });
    await store.time.setVacation({ guest: 'ada', from: 10, to: 50 });
    await store.time.setVacation({ guest: 'bo', from: 20, to: 30 });

    expect(await store.time.vacations(['ada'])).toEqual([{ guest: 'ada', from: 10, to: 50 }]);
    expect(await store.time.vacations(['ada', 'bo'])).toHaveLength(2);
    expect(await store.time.vacations([])).toEqual([]);
  });
});
