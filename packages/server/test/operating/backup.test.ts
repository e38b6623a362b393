import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Seat } from '@quarterdeck/kernel';
import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { NO_LIMITS } from '../../src/online/limits.ts';
import { openOnline } from '../../src/online/online.ts';
import { checkTables } from '../../src/operating/check.ts';
import { serve } from '../../src/serve.ts';
import { startBot } from '../../src/start.ts';
import { type BackupSummary, writeBackup } from '../../src/store/backup/backup-file.ts';
import { restoreBackup } from '../../src/store/backup/restore.ts';
import { makeBuiltPage } from '../built-page.ts';
import { Device } from '../device.ts';
import { sameChance } from '../same-chance.ts';
import { must, type TestClient } from '../test-client.ts';
import { PLACES, type Place, type Places } from './places.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 6 },
  watching: 'nobody',
  answerTime: null,
};
const EMAIL = 'ada@example.org';
const PASSWORD = 'a lantern in the fog';

const chance = sameChance();
const page = makeBuiltPage();
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-backup-'));
afterAll(() => {
  page.remove();
  rmSync(folder, { recursive: true });
});

let files = 0;
const newFile = (): string => join(folder, 'kept', `${++files}.backup`);

/** A server over a place, until the test is over. */
async function served(place: Place): Promise<number> {
  const store = await place.open();
  const online = await openOnline(store, {
    loadGame,
    startBot,
    botPause: 0,
    limits: NO_LIMITS,
    env: chance,
  });
  const server = await serve({ port: 0, webRoot: page.folder, online });
  onTestFinished(async () => {
    await online.close();
    await server.close();
    await store.close();
  });
  return server.port;
}

const backedUp = async (place: Place): Promise<BackupSummary> => {
  const snapshot = await place.snapshot();
  try {
    return await writeBackup(snapshot, newFile());
  } finally {
    await snapshot.close();
  }
};

const checked = async (place: Place) => {
  const snapshot = await place.snapshot();
  try {
    return await checkTables(snapshot, loadGame);
  } finally {
    await snapshot.close();
  }
};

/** Ada has an account, Bea is a guest; they sit at a table, and another one waits for somebody. */
async function setUp(port: number) {
  const ada = new Device(port);
  await ada.ask('/guest');
  must(await (await ada.connect()).ask('rename', { name: 'Ada ʻāina' }));
  await ada.ask('/api/account/password', { email: EMAIL, password: PASSWORD });
  const bea = new Device(port);
  await bea.ask('/guest');
  const [host, friend] = [await ada.connect(), await bea.connect()];
  must(await friend.ask('rename', { name: 'Bea' }));
  const { table, invitation } = must(await host.ask('create', { setup: SETUP }));
  must(await friend.ask('join', { invitation: invitation ?? '', seat: 1 as Seat }));
  const waiting = must(await host.ask('create', { setup: SETUP }));
  for (const client of [host, friend]) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
  must(await host.ask('say', { table, said: { kind: 'text', text: 'Fair winds' } }));
  return { ada, bea, host, friend, table, waiting };
}

/** Whoever is asked answers, this many times. */
async function play(clients: readonly TestClient[], table: string, times: number): Promise<void> {
  const isAsked = (client: TestClient): boolean =>
    client.now(table).asked.some(({ seat }) => seat === client.now(table).viewer);
  for (let given = 0; given < times; ) {
    await Promise.race(clients.map((one) => one.until(() => isAsked(one))));
    const next = clients.find(isAsked);
    if (next !== undefined && (await next.play(table)).ok) given++;
  }
}

const WAYS = [
  ['SQLite', 'SQLite'],
  ['SQLite', 'PostgreSQL'],
  ['PostgreSQL', 'SQLite'],
  ['PostgreSQL', 'PostgreSQL'],
] as const;

const opened: { [kind: string]: Places } = {};
const freshOf = (kind: keyof typeof PLACES): Promise<Place> => {
  const places = opened[kind];
  if (places === undefined) throw new Error(`${kind} is not started`);
  return places.fresh();
};
beforeAll(async () => {
  for (const [kind, start] of Object.entries(PLACES)) opened[kind] = await start();
});
afterAll(async () => {
  for (const places of Object.values(opened)) await places.stop();
});

describe.each(WAYS)('A backup of %s, restored into %s', (from, into) => {
  it('holds everything that was acknowledged before it, taken while people play', async () => {
    const place = await freshOf(from);
    const port = await served(place);
    const { ada, bea, host, friend, table, waiting } = await setUp(port);
    await play([host, friend], table, 4);
    const before = host.now(table).seq;

    const playing = play([host, friend], table, 4);
    const summary = await backedUp(place);
    await playing;
    const other = await freshOf(into);
    await restoreBackup(summary.file, await other.target());

    expect(summary.rows).toMatchObject({ guests: 2, people: 1, moorings: 2, tables: 1 });
    expect(statSync(summary.file).mode & 0o777).toBe(0o600);
    const elsewhere = await served(other);
    ada.movedTo(elsewhere);
    bea.movedTo(elsewhere);
    const [again, back] = [await ada.connect(), await bea.connect()];
    must(await again.open(table));
    must(await back.open(table));
    await again.until(() => again.updates.has(table));
    await back.until(() => back.updates.has(table));
    expect(again.now(table).seq).toBeGreaterThanOrEqual(before);
    expect(again.now(table).seq).toBeLessThanOrEqual(host.now(table).seq);
    const told = again.logs.get(table) ?? [];
    expect(JSON.stringify(told)).toBe(
      JSON.stringify((host.logs.get(table) ?? []).slice(0, told.length)),
    );
    expect(must(await again.ask('chat', { table })).messages).toHaveLength(1);
    expect(must(await again.ask('mine', {})).map((one) => one.table)).toContain(waiting.table);
    await play([again, back], table, 2);
    const phone = new Device(elsewhere);
    const signedIn = await phone.ask('/api/sign-in/password', { email: EMAIL, password: PASSWORD });
    expect(signedIn.status).toBe(200);
    expect((await phone.ask('/guest')).value).toEqual({ name: 'Ada ʻāina' });
  });
});

describe.each(['SQLite', 'PostgreSQL'] as const)('Restoring into %s', (kind) => {
  it('is refused where there is something already, which stays as it was', async () => {
    const place = await freshOf(kind);
    const store = await place.open();
    await store.guests.add({ id: 'ada', name: 'Ada', createdAt: 1 });
    await store.close();
    const { file } = await backedUp(place);

    const restoring = restoreBackup(file, await place.target());

    await expect(restoring).rejects.toMatchObject({ code: 'not-empty' });
    const again = await place.open();
    expect(await again.guests.read('ada')).toMatchObject({ name: 'Ada' });
    await again.close();
  });

  it('leaves nothing of a backup that is not whole, and says what is wrong with it', async () => {
    const place = await freshOf(kind);
    const store = await place.open();
    await store.guests.add({ id: 'ada', name: 'Ada', createdAt: 1 });
    await store.close();
    const whole = readFileSync((await backedUp(place)).file);
    const text = gunzipSync(whole).toString();
    const broken = {
      cut: whole.subarray(0, whole.length - 40),
      halved: gzipSync(text.slice(0, text.lastIndexOf('{"end"'))),
      changed: gzipSync(text.replace('"Ada"', '"Eve"')),
      foreign: gzipSync('{"some":"file"}\n'),
      plain: Buffer.from('no backup'),
      newer: gzipSync(text.replace('"format":1', '"format":2')),
    };
    const target = await freshOf(kind);

    const said: { [what: string]: string } = {};
    for (const [what, content] of Object.entries(broken)) {
      const file = newFile();
      mkdirSync(join(folder, 'kept'), { recursive: true });
      writeFileSync(file, content);
      said[what] = await restoreBackup(file, await target.target()).then(
        () => 'restored',
        (problem: Error) => problem.message.slice(problem.message.indexOf(':') + 2),
      );
    }
    const missing = restoreBackup(join(folder, 'nowhere.backup'), await target.target());
    await expect(missing).rejects.toMatchObject({ code: 'bad-file' });

    expect(said).toEqual({
      cut: 'it is cut short.',
      halved: 'it is cut short.',
      changed: 'it was changed after it was written.',
      foreign: 'it is none of ours.',
      plain: 'it is no backup, or damaged.',
      newer: 'it has format 2, and this program reads 1.',
    });
    await restoreBackup((await backedUp(place)).file, await target.target());
  });

  it('is refused to a backup of a newer program', async () => {
    const place = await freshOf(kind);
    await (await place.open()).close();
    const snapshot = await place.snapshot();
    const file = newFile();
    await writeBackup({ ...snapshot, migrations: [...snapshot.migrations, '9999-later'] }, file);
    await snapshot.close();

    const restoring = restoreBackup(file, await (await freshOf(kind)).target());

    await expect(restoring).rejects.toMatchObject({
      code: 'newer-program',
      message: expect.stringContaining('9999-later'),
    });
  });
});

it('Restoring into the folder of a server that runs is refused with a sentence', async () => {
  const place = await freshOf('SQLite');
  const store = await place.open();
  const { file } = await backedUp(place);

  const restoring = restoreBackup(file, await place.target());

  await expect(restoring).rejects.toMatchObject({
    code: 'busy',
    message: expect.stringContaining('stop the other program'),
  });
  await store.close();
});

it('A backup writes over no other file, and leaves none where it fails', async () => {
  const place = await freshOf('SQLite');
  await (await place.open()).close();
  const { file } = await backedUp(place);
  const snapshot = await place.snapshot();
  const failing = {
    ...snapshot,
    rows: () => {
      throw new Error('no room');
    },
  };
  const elsewhere = join(folder, 'failing', 'a.backup');

  await expect(writeBackup(snapshot, file)).rejects.toMatchObject({ code: 'file-there' });
  await expect(writeBackup(failing, elsewhere)).rejects.toThrow('no room');

  expect(readdirSync(join(folder, 'failing'))).toEqual([]);
  await snapshot.close();
});

describe.each(['SQLite', 'PostgreSQL'] as const)('A check of %s', (kind) => {
  const SPOILERS: { readonly [what: string]: readonly [string, string] } = {
    'a changed answer': [
      `update entries set entry = '{"seat":0,"choice":{"do":"no-such-thing"}}' where seq = 2`,
      'Its log cannot be played again',
    ],
    'a lost answer': ['delete from entries where seq = 2', 'Its log has a gap'],
    'another hash': ["update tables set hash = 'deadbeef'", 'Its log cannot be played again'],
    'another snapshot': [
      `update tables set snapshot = replace(snapshot, '"answers":', '"answers":1')`,
      'Its snapshot does not match its log',
    ],
    'another state': ["update tables set state = 'finished'", 'the match is under way'],
    'a row that is none': ["update tables set seats = 'x'", 'It cannot be read'],
  };
  it.each(Object.entries(SPOILERS))('names a table with %s, and no other', async (_, spoiler) => {
    const [statement, sentence] = spoiler;
    const place = await freshOf(kind);
    const port = await served(place);
    const { host, friend, table } = await setUp(port);
    await play([host, friend], table, 5);
    const sound = await checked(place);
    const raw = await place.raw();

    await sql.raw(statement).execute(raw);
    await raw.destroy();
    const spoilt = await checked(place);

    expect(sound).toMatchObject({ tables: 1, findings: [] });
    expect(sound.entries).toBeGreaterThanOrEqual(5);
    expect(spoilt.findings).toEqual([
      { kind: 'damage', about: `table ${table}`, sentence: expect.stringContaining(sentence) },
    ]);
  });

  it('tells tables of other rules and games from damaged ones', async () => {
    const place = await freshOf(kind);
    const port = await served(place);
    const { host, friend, table } = await setUp(port);
    await play([host, friend], table, 2);
    const raw = await place.raw();
    const findings = async (statement: string) => {
      await sql.raw(statement).execute(raw);
      return (await checked(place)).findings;
    };

    const newer = await findings(
      `update tables set origin = replace(origin, '"rules":', '"rules":9')`,
    );
    const unknown = await findings("update tables set game = 'whist'");

    await raw.destroy();
    expect(newer).toMatchObject([
      { kind: 'other', sentence: expect.stringMatching(/version 9\d/) },
    ]);
    expect(unknown).toMatchObject([
      { kind: 'other', sentence: expect.stringContaining('"whist"') },
    ]);
  });
});
