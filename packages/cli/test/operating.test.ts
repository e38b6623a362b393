import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, findDriver, openSqlite } from '@quarterdeck/server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inProcess, PROGRAM, temporaryFolder } from './program.ts';

const folder = temporaryFolder();
let count = 0;
const fresh = (): string => join(folder, `${++count}`);

/** A folder of tables with one guest in it. */
async function withAda(): Promise<string> {
  const data = fresh();
  const store = await openSqlite(data);
  await store.guests.add({ id: 'ada', name: 'Ada', createdAt: 1 });
  await store.close();
  return data;
}

const spoil = async (data: string): Promise<void> => {
  const database = (await findDriver()).open(join(data, DATABASE_FILE));
  database.exec(
    `insert into tables (id, game, seats, started_at, origin, length, updated_at, hash, snapshot, state, asked)
       values ('spoilt', 'reef', 'x', 1, 'x', 0, 1, 'x', 'x', 'playing', '[]')`,
  );
  database.close();
};

describe('backup, restore and check', () => {
  it('take everything to another folder, in words', async () => {
    const data = await withAda();
    const file = join(fresh(), 'evening.backup');
    const other = fresh();

    const written = await inProcess(['backup', file, '--data', data]);
    const looked = await inProcess(['check', '--backup', file]);
    const restored = await inProcess(['restore', file, '--data', other]);

    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toContain('1 people, 0 tables, 0 answers');
    expect(looked).toMatchObject({ code: 0, err: '' });
    expect(looked.out).toContain('nothing is damaged');
    expect(restored).toMatchObject({ code: 0, err: '' });
    const store = await openSqlite(other);
    expect(await store.guests.read('ada')).toMatchObject({ name: 'Ada' });
    await store.close();
  });

  it('tell programs the same', async () => {
    const data = await withAda();
    const file = join(fresh(), 'evening.backup');

    const { out } = await inProcess(['backup', file, '--data', data, '--json']);
    const looked = await inProcess(['check', '--data', data, '--json']);

    expect(JSON.parse(out)).toMatchObject({ file, rows: { guests: 1, tables: 0 } });
    expect(JSON.parse(looked.out)).toEqual({ tables: 0, entries: 0, findings: [] });
  });

  it('name a damaged table, and end with 1', async () => {
    const data = await withAda();
    await spoil(data);

    const { code, out } = await inProcess(['check', '--data', data]);

    expect(code).toBe(1);
    expect(out).toContain('damaged: 1');
    expect(out).toMatch(/^damaged: table spoilt: It cannot be read/m);
  });

  it.each([
    [
      'no database',
      () => ['backup', join(fresh(), 'a'), '--data', fresh()],
      'There is no database',
    ],
    ['no backup', () => ['restore', 'nowhere.backup', '--data', fresh()], 'no such file'],
  ])('say that there is %s in a sentence, and make none', async (_, argsOf, sentence) => {
    const args = argsOf();

    const { code, out, err } = await inProcess(args);

    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(existsSync(join(args.at(-1) ?? '', DATABASE_FILE))).toBe(false);
  });

  it('say of a PostgreSQL that is not there that it cannot be read, without its password', async () => {
    const before = process.env['DATABASE_URL'];
    process.env['DATABASE_URL'] = 'postgres://ada:secret@127.0.0.1:1/none';
    onTestFinished(() => {
      if (before === undefined) delete process.env['DATABASE_URL'];
      else process.env['DATABASE_URL'] = before;
    });

    const { code, err } = await inProcess(['check']);

    expect(code).toBe(1);
    expect(err).toMatch(/^the database of DATABASE_URL cannot be read: .*ECONNREFUSED/);
    expect(err).not.toContain('secret');
  });
});

describe('serve', () => {
  it('serves until it is told to end, is backed up meanwhile, and speaks to programs in JSON', async () => {
    const [data, page] = [await withAda(), temporaryFolder()];
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Quarterdeck</title>');
    const args = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, '--page', page];
    const { DATABASE_URL: _, ...env } = process.env;
    const child = spawn(process.execPath, [...PROGRAM, ...args], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exit = once(child, 'exit');
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
    });
    const address = (): string | undefined => /http:\/\/localhost:\d+/.exec(said)?.[0];
    while (address() === undefined && child.exitCode === null)
      await Promise.race([once(child.stderr, 'data'), exit]);

    const ready = await fetch(`${(address() ?? said).replace('localhost', '127.0.0.1')}/ready`);
    const file = join(fresh(), 'evening.backup');
    const written = await inProcess(['backup', file, '--data', data]);
    const restored = await inProcess(['restore', file, '--data', data]);
    child.kill('SIGTERM');
    const [code] = await exit;

    expect(await ready.json()).toMatchObject({ status: 'ready', database: 'ok' });
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(restored.code).toBe(1);
    expect(restored.err).toContain('stop the other program');
    expect(code).toBe(0);
    const lines = said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { readonly level: string; readonly msg: string });
    expect(lines.map(({ msg }) => msg)).toEqual([
      expect.stringContaining('Tables online are kept in'),
      expect.stringContaining('Quarterdeck is at http://localhost:'),
      expect.stringContaining('The server ends'),
    ]);
  });
});
