import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSample } from '@quarterdeck/shelf';
import { sampleTables } from '@quarterdeck/tables/test-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { troubleOf } from '../../src/store/faults.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { findDriver } from '../../src/store/sqlite/find-driver.ts';
import { openSqliteInThread } from '../../src/store/sqlite/open-sqlite.ts';
import { ThreadedConnection } from '../../src/store/sqlite/thread/threaded-connection.ts';

const { sampleTable, nextAnswer } = sampleTables(loadSample);

let folder: string;
let opened: { close(): Promise<void> }[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-thread-'));
  opened = [];
});
afterEach(async () => {
  for (const one of opened) await one.close();
  rmSync(folder, { recursive: true });
});

async function openHere(): Promise<ServerStore> {
  const store = await openSqliteInThread(folder);
  opened.push(store);
  return store;
}

async function connectHere(): Promise<ThreadedConnection> {
  const { name } = await findDriver();
  const file = join(folder, 'some.sqlite');
  const connection = await ThreadedConnection.open({ file, driver: name });
  opened.push(connection);
  return connection;
}

describe('A database in a thread of its own', () => {
  it('writes many appends at once, and refuses each that does not fit without harm to the others', async () => {
    const { tables } = await openHere();
    const stored = await Promise.all([0, 1, 2, 3].map(sampleTable));
    for (const { record, entries } of stored.slice(0, 3)) await tables.add(record, entries);
    const answers = await Promise.all(stored.map((one) => nextAnswer(one)));
    const append = (index: number, late: number): Promise<unknown> => {
      const { record } = stored[index] ?? expect.unreachable();
      const { entries, headline } = answers[index] ?? expect.unreachable();
      return tables.append(record.id, record.length + late, entries, headline);
    };

    const written = await Promise.all([append(0, 0), append(1, 5), append(2, 0), append(3, 0)]);

    expect(written).toEqual(['written', 'conflict', 'written', 'gone']);
    const lengths = await Promise.all(
      stored.map(async ({ record }) => (await tables.read(record.id))?.entries.length),
    );
    expect(lengths).toEqual([answers[0]?.entries.length, 0, answers[2]?.entries.length, undefined]);
  });

  it('lets an append wait for a transaction that is under way', async () => {
    const { tables, keep } = await openHere();
    const stored = await sampleTable(0);
    const { entries, headline } = await nextAnswer(stored);
    await tables.add(stored.record, stored.entries);

    const [written, ...kept] = await Promise.all([
      tables.append(stored.record.id, stored.record.length, entries, headline),
      ...['a', 'b', 'c'].map((name) => keep(name, 'kept')),
      tables.add((await sampleTable(1)).record, []),
    ]);

    expect(written).toBe('written');
    expect(kept.slice(0, 3)).toEqual(['kept', 'kept', 'kept']);
  });

  it('tells by the same codes what the database complains of', async () => {
    const connection = await connectHere();
    await connection.execute('create table t (id text primary key)', []);
    await connection.execute('insert into t values (?)', ['a']);

    const twice = connection.execute('insert into t values (?)', ['a']);

    await expect(twice).rejects.toThrow();
    expect(await twice.catch(troubleOf)).toBe('not-unique');
    expect(await connection.execute('nonsense', []).catch(troubleOf)).toBe('other');
    expect(await connection.execute('select id from t', [])).toEqual({ rows: [{ id: 'a' }] });
  });

  it('does not open a damaged file, nor a folder that another process has', async () => {
    await openHere();
    const letter = join(folder, 'letter');
    mkdirSync(letter);
    writeFileSync(join(letter, 'quarterdeck.sqlite'), 'Dear Ada, this is a letter. '.repeat(100));

    await expect(openSqliteInThread(letter)).rejects.toMatchObject({ code: 'damaged' });
    await expect(openSqliteInThread(folder)).rejects.toMatchObject({ code: 'busy' });
  });

  it('does all that was asked of it before it closes, and nothing after', async () => {
    const connection = await connectHere();
    const made = connection.execute('create table t (id text)', []);
    const added = connection.execute('insert into t values (?)', ['a']);
    await connection.close();

    expect(await Promise.all([made, added])).toMatchObject([{ changes: 0 }, { changes: 1 }]);
    await expect(connection.execute('select 1', [])).rejects.toThrow('has ended');
  });
});
