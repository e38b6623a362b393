import { loadGame } from '@quarterdeck/shelf';
import type { OnlineSetup } from '@quarterdeck/tables';
import { describe, expect, it, onTestFinished } from 'vitest';
import { log, logTo } from '../../src/logging/log.ts';
import { requestIdOf } from '../../src/logging/request-id.ts';
import { withoutSecrets } from '../../src/logging/secrets.ts';
import type { ServerStore } from '../../src/store/server-store.ts';
import { Device } from '../device.ts';
import { hearLines } from '../heard-lines.ts';
import { OnlineServer } from '../online-server.ts';
import { must, refusalIn } from '../test-client.ts';

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
const EMAIL = 'ada.lovelace@example.org';
const PASSWORD = 'a lantern in the fog';
const LETTER_CODE = '48151623';
const UNSUBSCRIBE = 'Zk3vTq9bXw2LmN8pRs4u';
const PUSH_ENDPOINT = 'https://push.example/send/eJ7fQ2hV9kLxW3mZ8nB5';

type Part = { readonly [method: string]: unknown };

/** Every method fails as a database may: with what it was given, in its words. */
const quoting = (part: object, isSpoilt: () => boolean): Part =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => [
      name,
      typeof value !== 'function'
        ? value
        : (...args: readonly unknown[]) =>
            isSpoilt()
              ? Promise.reject(new Error(`Key (value)=(${JSON.stringify(args)}) is not wanted.`))
              : (value as (...given: readonly unknown[]) => unknown)(...args),
    ]),
  );

const quotingStore = (store: ServerStore, isSpoilt: () => boolean): Partial<ServerStore> => {
  const { close: _close, ...parts } = store;
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]: [string, unknown]) => [
      name,
      typeof part === 'object' && part !== null
        ? quoting(part, isSpoilt)
        : quoting({ part }, isSpoilt)['part'],
    ]),
  ) as Partial<ServerStore>;
};

/** What opens something in these cookies: the values, and what they are made of. */
const inCookies = (cookies: string): readonly string[] =>
  cookies.split('; ').flatMap((cookie) => {
    const value = cookie.slice(cookie.indexOf('=') + 1);
    return [value, ...value.split('.').filter((part) => part.length > 15)];
  });

describe('The lines of a server', () => {
  it('tell of every fault by its request, and of no secret, whatever a database quotes', async () => {
    const lines = hearLines('debug');
    const at = new OnlineServer({ loadGame });
    onTestFinished(() => at.remove());
    let isSpoilt = false;
    await at.start({}, (store) => quotingStore(store, () => isSpoilt));
    const laptop = new Device(at.port);
    await laptop.ask('/guest');
    const client = await laptop.connect();
    must(await client.ask('rename', { name: 'Ada' }));
    const asGuest = laptop.cookie;
    const { value } = await laptop.ask('/api/account/password', {
      email: EMAIL,
      password: PASSWORD,
    });
    const account = await laptop.connect();
    const { invitation: secret } = must(await account.ask('create', { setup: SETUP }));
    const invitation = secret ?? '';
    isSpoilt = true;

    const refused = [
      refusalIn(await account.ask('invitation', { invitation })),
      refusalIn(await account.ask('rename', { name: EMAIL })),
      refusalIn(await account.ask('mine', {})),
    ];
    for (const [path, body] of [
      ['/guest', undefined],
      [`/join/${invitation}`, undefined],
      ['/api/sign-in/password', { email: EMAIL, password: PASSWORD }],
      ['/api/sign-in/recovery', { code: String(value['code']) }],
      ['/api/notices/email', { email: EMAIL }],
      ['/api/notices/email/confirm', { code: LETTER_CODE }],
      [`/api/notices/unsubscribe?token=${UNSUBSCRIBE}`, {}],
      ['/api/notices/webhook', { url: `${PUSH_ENDPOINT}?token=${UNSUBSCRIBE}` }],
      ['/api/people/me', undefined],
    ] as const)
      await laptop.ask(path, body).catch(() => 'a page, and no JSON');

    const faults = lines.filter(({ level }) => level === 'error');
    expect(refused).toEqual(['failed', 'failed', 'failed']);
    expect(faults.filter(({ verb }) => verb === 'mine')).toHaveLength(1);
    expect(faults.length).toBeGreaterThan(6);
    for (const { err } of faults) expect(err?.message).not.toBe('');
    const answered = lines.filter(({ msg }) => msg === 'A request was answered.');
    expect(answered.length).toBeGreaterThan(6);
    for (const { request } of answered) expect(request).toMatch(/^[\da-f]{12}$/);
    const written = JSON.stringify(lines);
    const secrets = [
      ...inCookies(laptop.cookie),
      ...inCookies(asGuest),
      ...[invitation, EMAIL, PASSWORD, LETTER_CODE, UNSUBSCRIBE, String(value['code'])],
    ];
    expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
    isSpoilt = false;
  });

  it('say the id of a request to whoever asked, and take the one of a proxy', async () => {
    const at = new OnlineServer({ loadGame });
    onTestFinished(() => at.remove());
    await at.start();

    const own = await fetch(`http://localhost:${at.port}/health`);
    const given = await fetch(`http://localhost:${at.port}/health`, {
      headers: { 'x-request-id': 'proxy-4711' },
    });

    expect(own.headers.get('x-request-id')).toMatch(/^[\da-f]{12}$/);
    expect(given.headers.get('x-request-id')).toBe('proxy-4711');
    expect(requestIdOf({ headers: { 'x-request-id': 'two\nlines' } })).toMatch(/^[\da-f]{12}$/);
  });

  it('are one for a fault, however many meet it on its way up', () => {
    const lines = hearLines();
    const fault = new Error('no room');

    log.fault('What people do cannot be stored.', fault);
    log.fault('A table cannot be opened.', new Error('damaged', { cause: fault }), { table: 't' });

    expect(lines.map(({ msg }) => msg)).toEqual(['What people do cannot be stored.']);
  });

  it('are read by a person at a terminal, with what was behind a fault', () => {
    let text = '';
    const write = (line: string): void => {
      text += line;
    };
    onTestFinished(logTo(write, { format: 'text', level: 'info' }));

    log.info('Tables online are open.');
    log.fault('A bot could not answer.', new Error('lost', { cause: new Error('no thread') }), {
      table: 'a1b2',
    });

    const [first = '', second = '', third = ''] = text.split('\n');
    expect(first).toMatch(/^\d\d:\d\d:\d\d Tables online are open\.$/);
    expect(second).toMatch(/^\d\d:\d\d:\d\d error: A bot could not answer\. \(table a1b2\)$/);
    expect(third).toBe('  Error: lost');
    expect(text).toContain('  because Error: no thread');
    expect(text).toContain('logging.test.ts');
  });
});

describe('What is hidden in a line', () => {
  it.each([
    ['who signs in at a database', 'postgres://ada:secret@db/x', 'postgres://[hidden]@db/x'],
    ['an e-mail address', '550 no such user ada+x@mail.example.org', '550 no such user [hidden]'],
    [
      'what an address is asked with',
      'https://a.example/x?token=1',
      'https://a.example/x?[hidden]',
    ],
    ['a token', 'Bearer qd_8f3Kx9LmPq2RsT5v', 'Bearer [hidden]'],
    ['a code of a letter', 'code 48151623 is wrong', 'code [hidden] is wrong'],
    ['a recovery code', 'anchor basket copper dolphin ember falcon garden harbor', '[hidden]'],
  ])('is %s', (_, said, told) => {
    expect(withoutSecrets(said)).toBe(told);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'The database works again; 12345 requests were refused.',
    'duplicate key value violates unique constraint "one_berth_per_guest"',
    'at openOnline (/srv/quarterdeck/packages/server/src/online/online-when-open.ts:31:5)',
  ])('is nothing of "%s"', (said) => {
    expect(withoutSecrets(said)).toBe(said);
  });
});
