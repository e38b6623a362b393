import { seatsOf } from '@quarterdeck/kernel';
import { loadGame, loadSample, SHELF } from '@quarterdeck/shelf';
import { openLog, type ResumableTable, type TableLog, type TableStore } from '@quarterdeck/tables';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServerStore } from '../../src/store/server-store.ts';
import { type Databases, IN_THREAD, KINDS } from '../databases.ts';
import { PlayedTable, TABLE, tellingOf } from './played-table.ts';

const GAMES = [
  ...SHELF.map(({ id }) => [id, () => loadGame(id)] as const),
  ['reef', () => loadSample('reef')] as const,
];

/** Games in which all answer at once, unseen. */
const SEALED: readonly string[] = ['seawolf', 'doubloons', 'reef'];

const resumable = async (store: TableStore): Promise<ResumableTable> => {
  const found = await store.readResumable?.(TABLE);
  if (found === undefined) throw new Error('the table is gone');
  return found;
};

/** The same log after the seat that can has taken its last answer back; and again, as long as one can. */
function takenBack(log: TableLog): readonly unknown[] {
  const fork = log.fork();
  const told: unknown[] = [];
  for (;;) {
    const seat = seatsOf(3).find((one) => fork.undoFor(one).can);
    if (seat === undefined) return told;
    fork.undo(seat, 99_000);
    told.push(tellingOf(fork));
  }
}

describe('A table that is opened from its checkpoint', () => {
  let databases: Databases;
  beforeAll(async () => {
    databases = await IN_THREAD[1]();
  });
  afterAll(() => databases.stop());

  it.each(GAMES)('is what its whole log gives, at any moment of %s', async (_, load) => {
    const at = await PlayedTable.begin(await load(), (await databases.open()).tables);
    let isOn = true;
    let resumed = 0;
    for (let opened = 0; isOn && opened < 7; opened++) {
      isOn = await at.play(17);
      const { log } = await at.open();
      const whole = await at.whole();
      expect(tellingOf(log)).toEqual(tellingOf(whole));
      // Also where that leads to the checkpoint, and to answers before it that can go no more.
      expect(takenBack(log)).toEqual(takenBack(whole));
      resumed += (await resumable(at.store)).checkpoint === null ? 0 : 1;
    }

    expect(at.unfit).toEqual([]);
    expect(resumed).toBeGreaterThan(0);
  });

  it.each(GAMES)(
    'asks by its log alone nothing that is older than what the process before it asked, in %s',
    async (game, load) => {
      const at = await PlayedTable.begin(await load(), (await databases.open()).tables);
      let isOn = true;
      let sealedByOthers = 0;
      for (let answers = 0; isOn && answers < 120; answers++) {
        isOn = await at.play(1);
        const { log } = at.live;
        for (const seat of seatsOf(3).filter((one) => at.engine.mayAnswer(log.match, one))) {
          const since = log.questionSince(seat);
          expect(since).toBeGreaterThanOrEqual(at.live.askedSince(seat));
          if (since < log.length) sealedByOthers++;
        }
      }

      expect(sealedByOthers > 0).toBe(SEALED.includes(game));
    },
  );

  it('reads and plays again a few entries, however long the log is', async () => {
    const box = await loadGame('tinypirates');
    const at = await PlayedTable.begin(box, (await databases.open()).tables);
    const after: number[] = [];
    for (let hundreds = 1; hundreds <= 4; hundreds++) {
      await at.play(100);
      after.push((await resumable(at.store)).entries.length);
    }

    expect(at.live.log.length).toBeGreaterThan(400);
    expect(Math.max(...after)).toBeLessThan(64);
  });
});

describe.each([...KINDS, IN_THREAD])('A checkpoint in %s', (_, start) => {
  let databases: Databases;
  let store: ServerStore;
  let at: PlayedTable;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(() => databases.stop());
  beforeEach(async () => {
    store = await databases.open();
    at = await PlayedTable.begin(await loadGame('seawolf'), store.tables);
    await at.play(50);
    expect((await resumable(store.tables)).checkpoint).not.toBeNull();
  });

  const database = () => store.accounts.database.db;
  /** What opening comes to, which is the whole log in any case. */
  const opened = async (): Promise<readonly string[]> => {
    const { log } = await at.open();
    expect(tellingOf(log)).toEqual(tellingOf(await at.whole()));
    return at.unfit;
  };

  it('is of no use where its match, or what was told before it, was changed', async () => {
    await database().updateTable('checkpoints').set({ hash: 'deadbeef' }).execute();
    expect(await opened()).toHaveLength(1);

    await database().updateTable('told').set({ events: '[]' }).execute();
    expect(await opened()).toHaveLength(2);

    await database().deleteFrom('told').execute();
    expect(await opened()).toHaveLength(3);

    await database().updateTable('checkpoints').set({ match: 'half a ma' }).execute();
    expect(await opened()).toHaveLength(4);
  });

  it('is of no use to other rules, or to a program that writes it otherwise', async () => {
    await database().updateTable('checkpoints').set({ rules: 0 }).execute();
    expect(await opened()).toEqual([expect.stringContaining('version 0 of the rules')]);

    await database().updateTable('checkpoints').set({ format: 99 }).execute();
    expect((await opened()).at(-1)).toContain('format 99');
  });

  it('of no use gives way to the next one', async () => {
    await database().updateTable('told').set({ items: '{}' }).execute();
    expect(await opened()).toHaveLength(1);

    await at.play(30);

    expect(await opened()).toHaveLength(1);
    expect((await resumable(store.tables)).checkpoint?.isSound).toBe(true);
  });

  it('comes with its append, or not at all', async () => {
    const { checkpoint, record } = await resumable(store.tables);
    if (checkpoint === null) throw new Error('there is no checkpoint');
    const { length, headline } = record;
    const next = { ...checkpoint, after: checkpoint.length, length: length + 1 };
    const head = { ...headline, checkpoint: { ...next, told: { items: '', events: '' } } };

    expect(await store.tables.append(TABLE, length - 1, [], head)).toBe('conflict');
    // An entry that is there already: the append fails after its checkpoint, or before it.
    const entries = [
      { table: TABLE, seq: 1, at: 1, entry: { seat: 0 as never, choice: { do: 'x' } } },
    ];
    await expect(store.tables.append(TABLE, length, entries, head)).rejects.toThrow();

    expect((await resumable(store.tables)).checkpoint).toEqual(checkpoint);
    expect(await opened()).toEqual([]);
  });

  it('of somebody who does not know the last one is left out', async () => {
    const { checkpoint, record } = await resumable(store.tables);
    if (checkpoint === null) throw new Error('there is no checkpoint');
    const { length, headline } = record;
    const told = { items: '', events: '' };
    const behind = { ...checkpoint, after: checkpoint.length - 1, length, told };

    const written = await store.tables.append(TABLE, length, [], {
      ...headline,
      checkpoint: behind,
    });

    expect(written).toBe('written');
    expect((await resumable(store.tables)).checkpoint).toEqual(checkpoint);
  });

  it('goes with its table, and when newer rules take the table over', async () => {
    const { record } = await resumable(store.tables);
    await store.tables.renew(TABLE, record.length, record.origin, record.headline);
    expect((await resumable(store.tables)).checkpoint).toBeNull();

    await store.tables.remove(TABLE);
    expect(await database().selectFrom('told').selectAll().execute()).toEqual([]);
  });

  it('leaves the log whole, for replays', async () => {
    const { log } = await at.open();
    const stored = await store.tables.read(TABLE);
    if (stored === undefined) throw new Error('the table is gone');

    expect(log.recording.segments).toEqual(openLog(at.engine, stored).recording.segments);
    expect(stored.entries).toHaveLength(stored.record.length);
  });
});
