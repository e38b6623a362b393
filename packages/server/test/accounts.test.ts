import { loadGame } from '@quarterdeck/shelf';
import { NOTHING_LEARNED, type OnlineSetup } from '@quarterdeck/tables';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openOnline } from '../src/online/online.ts';
import { serve } from '../src/serve.ts';
import { startBot } from '../src/start.ts';
import type { ServerStore } from '../src/store/server-store.ts';
import { makeBuiltPage } from './built-page.ts';
import { type Databases, KINDS } from './databases.ts';
import { type Answer, Device } from './device.ts';
import { must, TestClient } from './test-client.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'nobody',
  answerTime: null,
};
const PASSWORD = 'a lantern in the fog';

const DONE = { at: '', done: true, misses: 0, when: 10 };
const AMID = { at: 'swap', done: false, misses: 0, when: 20 };
const learned = (lessons: Answer, coaches: Answer = {}) => ({
  ...NOTHING_LEARNED,
  lessons,
  coaches,
});
/** A coach who has said more than half of what is kept of anybody. */
const talkative = (game: string): Answer => ({
  [game]: {
    mode: 'auto',
    at: '',
    met: Object.fromEntries(
      Array.from({ length: 450 }, (_, nth) => [`${'a'.repeat(90)}${nth}`, 1]),
    ),
    when: 1,
  },
});

describe.each(KINDS)('An account, kept by %s', (_title, start) => {
  const page = makeBuiltPage();
  let databases: Databases;
  let store: ServerStore;
  let stop: () => Promise<void>;
  let port = 0;
  beforeAll(async () => {
    databases = await start();
  });
  afterAll(async () => {
    await databases.stop();
    page.remove();
  });
  beforeEach(async () => {
    store = await databases.open();
    const online = await openOnline(store, { loadGame, startBot, botPause: 0 });
    const server = await serve({ port: 0, webRoot: page.folder, online });
    port = server.port;
    stop = async () => {
      await online.close();
      await server.close();
      await store.close();
    };
  });
  afterEach(() => stop());

  const arrive = async (name: string): Promise<Device> => {
    const device = new Device(port);
    await device.ask('/guest');
    const client = await device.connect();
    must(await client.ask('rename', { name }));
    client.disconnect();
    return device;
  };
  const signUp = async (device: Device, email: string): Promise<string> => {
    const { status, value } = await device.ask('/api/account/password', {
      email,
      password: PASSWORD,
    });
    expect(status).toBe(200);
    return String(value['code']);
  };
  const tablesOf = async (device: Device): Promise<readonly string[]> => {
    const client = await device.connect();
    const mine = must(await client.ask('mine', {}));
    client.disconnect();
    return mine.map(({ table }) => table);
  };
  const setTable = async (device: Device): Promise<string> => {
    const client = await device.connect();
    const { table } = must(await client.ask('create', { setup: SETUP }));
    client.disconnect();
    return table;
  };

  it('takes the guest, the name and the tables with it, and opens on a second device', async () => {
    const laptop = await arrive('Ada');
    const first = await setTable(laptop);
    await signUp(laptop, 'ada@example.org');
    const phone = await arrive('Somebody');
    const second = await setTable(phone);

    const opened = await phone.ask('/api/sign-in/password', {
      email: 'Ada@example.org',
      password: PASSWORD,
    });

    expect(opened.status).toBe(200);
    expect((await phone.ask('/guest')).value).toEqual({ name: 'Ada' });
    expect((await tablesOf(phone)).toSorted()).toEqual([first, second].toSorted());
    expect((await tablesOf(laptop)).toSorted()).toEqual([first, second].toSorted());
    const { value } = await phone.ask('/api/account');
    expect(value).toMatchObject({
      name: 'Ada',
      account: { email: 'ada@example.org', hasRecovery: true, passkeys: [] },
    });
    expect((value['account'] as { devices: readonly object[] }).devices).toHaveLength(2);
  });

  it('is not opened by the cookie of the guest it was made of', async () => {
    const device = await arrive('Ada');
    const asGuest = device.cookie;
    await signUp(device, 'ada@example.org');

    const thief = await fetch(`http://localhost:${port}/guest`, { headers: { cookie: asGuest } });

    expect(await thief.json()).toEqual({ name: '' });
    await expect(TestClient.call(port, asGuest)).rejects.toThrow('401');
  });

  it('is opened by its recovery code once, which gives another', async () => {
    const code = await signUp(await arrive('Ada'), 'ada@example.org');
    expect(code.split(' ')).toHaveLength(8);
    const found = new Device(port);

    const opened = await found.ask('/api/sign-in/recovery', { code: code.toUpperCase() });
    const again = await new Device(port).ask('/api/sign-in/recovery', { code });

    expect(opened.status).toBe(200);
    expect(String(opened.value['code']).split(' ')).toHaveLength(8);
    expect((await found.ask('/guest')).value).toEqual({ name: 'Ada' });
    expect(again).toMatchObject({
      status: 401,
      value: { refusal: { code: 'wrong-credentials' } },
    });
  });

  it('signs out everywhere: no session opens it, and nobody stays connected', async () => {
    const laptop = await arrive('Ada');
    await signUp(laptop, 'ada@example.org');
    const phone = new Device(port);
    await phone.ask('/api/sign-in/password', { email: 'ada@example.org', password: PASSWORD });
    const client = await phone.connect();

    await laptop.ask('/api/sign-out', { everywhere: true });

    await client.until(() => !client.isConnected);
    expect((await phone.ask('/api/account')).status).toBe(401);
    expect((await laptop.ask('/guest')).value).toEqual({ name: '' });
  });

  it('is deleted by who types its name, with everything that opens it', async () => {
    const device = await arrive('Ada');
    const code = await signUp(device, 'ada@example.org');

    const mistyped = await device.ask('/api/account/delete', { name: 'Ida' });
    const deleted = await device.ask('/api/account/delete', { name: 'Ada' });

    expect(mistyped.value).toMatchObject({ refusal: { code: 'not-that-name' } });
    expect(deleted.status).toBe(200);
    const stranger = new Device(port);
    for (const [path, body] of [
      ['/api/sign-in/recovery', { code }],
      ['/api/sign-in/password', { email: 'ada@example.org', password: PASSWORD }],
    ] as const)
      expect((await stranger.ask(path, body)).status).toBe(401);
  });

  it('takes what was learned from device to device, and loses nothing of it', async () => {
    const [laptop, phone] = [await arrive('Ada'), await arrive('Somebody')];
    await signUp(laptop, 'ada@example.org');
    await laptop.ask('/api/learning', learned({ 'ahoy/first': DONE }));
    await phone.ask('/api/learning', learned({ 'seawolf/first': AMID }));

    await phone.ask('/api/sign-in/password', { email: 'ada@example.org', password: PASSWORD });

    const all = learned({ 'ahoy/first': DONE, 'seawolf/first': AMID });
    expect((await phone.ask('/api/learning')).value).toEqual(all);
    const later = { ...AMID, at: 'load', when: AMID.when + 1 };
    const told = await phone.ask('/api/learning', learned({ 'ahoy/first': later }));
    expect(told.value).toMatchObject({ lessons: { 'ahoy/first': { at: 'load', done: true } } });
    expect((await laptop.ask('/api/learning')).value).toEqual(told.value);
    const { value: exported } = await phone.ask('/api/account/everything');
    expect(exported).toMatchObject({ everything: { learning: [{ learned: told.value }] } });
  });

  it('keeps what two devices have learned at the same moment', async () => {
    const device = await arrive('Ada');
    const names = Array.from({ length: 6 }, (_, nth) => `ahoy/exercise-${nth}`);

    const told = await Promise.all(
      names.map((name) => device.ask('/api/learning', learned({ [name]: DONE }))),
    );

    expect(told.map(({ status }) => status)).toEqual(names.map(() => 200));
    const { value } = await device.ask('/api/learning');
    expect(Object.keys(value['lessons'] as object)).toEqual(names);
  });

  it('leaves nothing of what was learned where it is deleted', async () => {
    const device = await arrive('Ada');
    await signUp(device, 'ada@example.org');
    await device.ask('/api/learning', learned({ 'ahoy/first': DONE }));
    const rows = () => store.accounts.database.db.selectFrom('learning').selectAll().execute();
    expect(await rows()).toHaveLength(1);

    await device.ask('/api/account/delete', { name: 'Ada' });

    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a step that is none', learned({ 'ahoy/first': { ...DONE, at: '../..' } }), 400, 'malformed'],
    ['a lesson of no game', learned({ first: DONE }), 400, 'malformed'],
    ['half of it', { lessons: {} }, 400, 'malformed'],
    ['more than is kept', learned({}, talkative('seawolf')), 413, 'too-much-learned'],
  ])('refuses %s as learning, and keeps what it had', async (_what, body, status, code) => {
    const device = await arrive('Ada');
    await device.ask('/api/learning', learned({ 'ahoy/first': DONE }, talkative('ahoy')));

    const answer = await device.ask('/api/learning', body);

    expect(answer).toMatchObject({ status, value: { refusal: { code } } });
    expect((await device.ask('/api/learning')).value).toMatchObject({
      lessons: { 'ahoy/first': DONE },
      coaches: { ahoy: {} },
    });
  });

  it('tells and keeps nothing of learning for nobody', async () => {
    const nobody = new Device(port);

    expect((await nobody.ask('/api/learning')).status).toBe(401);
    expect((await nobody.ask('/api/learning', learned({}))).status).toBe(401);
  });

  it.each([
    ['a password that is too short', { email: 'a@b.org', password: 'short' }, 'weak-password'],
    ['an address that is none', { email: 'nowhere', password: PASSWORD }, 'bad-email'],
    ['a field that is missing', { email: 'a@b.org' }, 'malformed'],
  ])('refuses %s, and makes nothing', async (_what, body, code) => {
    const device = await arrive('Ada');

    const { status, value } = await device.ask('/api/account/password', body);

    expect(status).toBe(400);
    expect(value).toMatchObject({ refusal: { code } });
    expect((await device.ask('/api/account')).value).toMatchObject({ account: null });
  });

  it('is made once for one address', async () => {
    await signUp(await arrive('Ada'), 'ada@example.org');

    const { value } = await (await arrive('Bea')).ask('/api/account/password', {
      email: 'ada@example.org',
      password: PASSWORD,
    });

    expect(value).toMatchObject({ refusal: { code: 'email-taken' } });
  });
});
