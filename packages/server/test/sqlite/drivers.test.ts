import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { troubleOf } from '../../src/store/faults.ts';
import type { Database, Driver } from '../../src/store/sqlite/driver.ts';
import { findDriver } from '../../src/store/sqlite/find-driver.ts';
import { openFile } from '../../src/store/sqlite/open-file.ts';
import { openSqlite } from '../../src/store/sqlite/open-sqlite.ts';
import { returnsRows } from '../../src/store/sqlite/returns-rows.ts';
import { reusing } from '../../src/store/sqlite/reusing.ts';
import { StoreNotOpened } from '../../src/store/store-not-opened.ts';
import { driversHere, titleOf } from './drivers.ts';

const drivers = await driversHere();

let folder: string;
let opened: Database[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quarterdeck-driver-'));
  opened = [];
});
afterEach(() => {
  for (const database of opened) database.close();
  rmSync(folder, { recursive: true });
});

function connected(driver: Driver): Database {
  const database = openFile(driver, join(folder, 'some.sqlite'));
  opened.push(database);
  return database;
}

const rowsOf = (database: Database, sql: string): unknown[] => database.prepare(sql).all([]);

const problemOf = (act: () => void): unknown => {
  try {
    act();
  } catch (problem) {
    return problem;
  }
  throw new Error('nothing went wrong');
};

describe.each(drivers.map((driver) => [titleOf(driver), driver] as const))('%s', (_, driver) => {
  it('writes ahead, waits for the disk and for locks, and minds references', () => {
    const database = connected(driver);

    const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout'].map(
      (name) => Object.values(rowsOf(database, `pragma ${name}`)[0] ?? {})[0],
    );

    expect(settings).toEqual(['wal', 2, 1, 5_000]);
  });

  it('gives times and lengths back as the numbers they were, stored as whole numbers', () => {
    const database = connected(driver);
    database.exec('create table t (at bigint, length integer, name text, gone text)');
    const row = [1_700_000_000_123, 7, 'ʻāina', null];

    const { changes } = database.prepare('insert into t values (?, ?, ?, ?)').run(row);

    expect(Number(changes)).toBe(1);
    expect(Object.values(rowsOf(database, 'select * from t')[0] ?? {})).toEqual(row);
    expect(rowsOf(database, 'select typeof(at) as a, typeof(length) as b from t')).toEqual([
      { a: 'integer', b: 'integer' },
    ]);
  });

  it('says which statements give rows, and its text says the same', () => {
    const database = connected(driver);
    database.exec("create table t (id text default 'returning', n integer)");
    const statements = [
      ['select * from t', true],
      [' SELECT 1', true],
      ['values (1)', true],
      ['pragma user_version', true],
      ['with one as (select 1 as n) select n from one', true],
      ['with one as (select 1 as n) update t set n = one.n from one returning t.id', true],
      ['with one as (select 1 as n) update t set n = one.n from one', false],
      ['insert into t (n) values (1) returning id', true],
      ["insert into t (id) values ('returning')", false],
      ['update t set n = 1 /* returning nothing */', false],
      ['delete from t', false],
      ['create table "returning" (n integer)', false],
      ['begin immediate', false],
    ] as const;

    expect(statements.map(([sql]) => [sql, database.prepare(sql).reader])).toEqual(statements);
    expect(statements.map(([sql]) => [sql, returnsRows(sql)])).toEqual(statements);
  });

  it('tells what a database complains of in the same words', () => {
    const database = connected(driver);
    database.exec('create table t (id text primary key, name text unique) strict');
    const add = (id: string, name: string) =>
      database.prepare('insert into t values (?, ?)').run([id, name]);
    add('a', 'Ada');
    const troubles = [
      problemOf(() => add('a', 'Bo')),
      problemOf(() => add('b', 'Ada')),
      problemOf(() => database.prepare('nonsense')),
    ];
    database.exec('pragma query_only = on');
    troubles.push(problemOf(() => add('c', 'Cy')));

    expect(troubles.map(troubleOf)).toEqual(['not-unique', 'not-unique', 'other', 'read-only']);
  });

  it('tells a full disk, a lock that another holds, and a file that is none of ours', () => {
    const database = connected(driver);
    const other = connected(driver);
    database.exec('create table t (words text)');
    database.exec('pragma max_page_count = 8');
    const fill = () => database.prepare('insert into t values (?)').run(['x'.repeat(100_000)]);
    const full = problemOf(fill);
    database.exec('pragma busy_timeout = 0');
    other.exec('begin immediate');
    const busy = problemOf(() => database.exec('begin immediate'));
    const file = join(folder, 'letter.sqlite');
    writeFileSync(file, 'Dear Ada, this is a letter. '.repeat(100));
    const damaged = problemOf(() => openFile(driver, file));

    expect([full, busy, damaged].map(troubleOf)).toEqual(['full', 'busy', 'damaged']);
  });

  it('opens no store in a damaged file or where it may not write, and says so', async () => {
    const [letter, taken] = [join(folder, 'letter'), join(folder, 'taken')];
    mkdirSync(letter);
    writeFileSync(join(letter, 'quarterdeck.sqlite'), 'Dear Ada, this is a letter. '.repeat(100));
    mkdirSync(join(taken, 'quarterdeck.sqlite'), { recursive: true });

    await expect(openSqlite(letter, driver)).rejects.toMatchObject({ code: 'damaged' });
    await expect(openSqlite(taken, driver)).rejects.toMatchObject({ code: 'read-only' });
    await expect(openSqlite(taken, driver)).rejects.toThrow(StoreNotOpened);
  });

  it('compiles a statement once, and forgets the one that was not used for longest', () => {
    const database = connected(driver);
    const compiled: string[] = [];
    const { prepare } = database;
    const counted = {
      ...database,
      prepare: (sql: string) => {
        compiled.push(sql);
        return prepare(sql);
      },
    };
    const reused = reusing(counted, 2);

    for (const sql of ['select 1', 'select 2', 'select 1', 'select 3', 'select 1', 'select 2'])
      expect(reused.prepare(sql).all([])).toHaveLength(1);

    expect(compiled).toEqual(['select 1', 'select 2', 'select 3', 'select 2']);
  });
});

describe('The choice of a driver', () => {
  it('takes the one that is part of Node where there is one', async () => {
    const names = drivers.map(({ name }) => name);

    expect((await findDriver('')).name).toBe(names.includes('node') ? 'node' : 'better-sqlite3');
  });

  it('takes the one that SQLITE_DRIVER names, and no other', async () => {
    for (const { name } of drivers) expect((await findDriver(name)).name).toBe(name);
  });

  it('names the two that SQLITE_DRIVER may ask for', async () => {
    await expect(findDriver('mysql')).rejects.toMatchObject({
      code: 'unknown-driver',
      message: 'SQLITE_DRIVER must be node or better-sqlite3, or be left out.',
      cause: { message: 'Got "mysql".' },
    });
  });

  it('keeps Node from calling its SQLite experimental, and lets every other warning through', () => {
    const loader = new URL('../../../../scripts/typescript.mjs', import.meta.url).href;
    const source = new URL('../../src/store/sqlite/find-driver.ts', import.meta.url).href;
    const script = `
      const { findDriver } = await import(${JSON.stringify(source)});
      (await findDriver('')).open(':memory:').close();
      process.emitWarning('Rum is an experimental feature', 'ExperimentalWarning');`;

    const { stderr, status } = spawnSync(
      process.execPath,
      ['--import', loader, '--input-type=module', '--eval', script],
      { cwd: fileURLToPath(new URL('.', import.meta.url)), encoding: 'utf8' },
    );

    expect(stderr).not.toContain('SQLite');
    expect(stderr).toContain('ExperimentalWarning: Rum is an experimental feature');
    expect(status).toBe(0);
  });
});
