import { Browser, listener, senderOf } from '@quarterdeck/proof/push-service';
import { loadGame } from '@quarterdeck/shelf';
import type { NoticeCard, OnlineSetup, TableNotices } from '@quarterdeck/tables';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signatureOf } from '../../src/notices/webhook.ts';
import { answered, codeOf, Device } from '../device.ts';
import { OnlineServer } from '../online-server.ts';
import { eventually, must, type TestClient } from '../test-client.ts';
import { mailServer } from './smtp.ts';

const SETUP: OnlineSetup = {
  game: 'reef',
  seats: [
    { name: '', colour: 'red', who: { kind: 'me' } },
    { name: '', colour: 'blue', who: { kind: 'open' } },
  ],
  options: { rounds: 2 },
  watching: 'anybody',
  answerTime: null,
};
const PUBLIC = 'https://play.example';

let at: OnlineServer;
let service: Awaited<ReturnType<typeof listener>>;
let status = 201;
const notices = { mayBePrivate: true, rest: 30, publicUrl: PUBLIC, retryAfter: [10, 10] };

beforeEach(async () => {
  status = 201;
  service = await listener(() => status);
  at = new OnlineServer({ loadGame });
  await at.start({ notices });
});
afterEach(async () => {
  await at.remove();
  service.close();
});

type Somebody = { readonly device: Device; client: TestClient };
async function somebody(name: string): Promise<Somebody> {
  const device = new Device(at.port);
  await answered(device.ask('/guest'));
  const client = await device.connect();
  must(await client.ask('rename', { name }));
  return { device, client };
}

/** Both sit, and Bea has answered what both are asked first. */
async function atTable() {
  const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
  const { table, invitation } = must(await ada.client.ask('create', { setup: SETUP }));
  must(await bea.client.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
  for (const { client } of [ada, bea]) {
    must(await client.open(table));
    await client.until(() => client.updates.has(table));
  }
  must(await bea.client.play(table));
  return { table, ada, bea };
}

const leave = async ({ client }: Somebody): Promise<void> => {
  client.disconnect();
  await client.until(() => !client.isConnected);
};

/** The one who sits at the table answers until the other one alone is asked. */
async function playUntilAsked({ client }: Somebody, other: number, table: string): Promise<void> {
  const isOthers = (): boolean => {
    const { asked, question } = client.now(table);
    return question === null && asked.some(({ seat }) => seat === other);
  };
  while (!isOthers()) {
    await client.until(() => client.now(table).question !== null || isOthers());
    if (!isOthers()) must(await client.play(table));
  }
}

const seatOf = ({ client }: Somebody, table: string): number => {
  const { viewer } = client.now(table);
  return viewer === 'spectator' ? -1 : viewer;
};

const rested = () => new Promise((resolve) => setTimeout(resolve, 300));
const received = (count: number) => eventually(async () => service.received.length >= count);
const firstReceived = () => {
  const [first] = service.received;
  if (first === undefined) throw new Error('nothing was received');
  return first;
};
const subscribe = ({ device }: Somebody, browser: Browser, path = '/push') =>
  answered<NoticeCard>(
    device.ask('/api/notices/devices', browser.target(`${service.url}${path}`, 'Firefox')),
  );

describe('Who is not here', () => {
  it('is told by their browser that it is their move, once, encrypted, and of nothing hidden', async () => {
    const { table, ada, bea } = await atTable();
    const browser = new Browser();
    const { publicKey, devices } = await subscribe(bea, browser);
    expect(devices).toMatchObject([{ name: 'Firefox' }]);
    const seat = seatOf(bea, table);
    await leave(bea);

    await playUntilAsked(ada, seat, table);
    await received(1);
    await rested();

    expect(service.received).toHaveLength(1);
    const { headers, body, path } = firstReceived();
    expect(path).toBe('/push');
    const title = (await loadGame('reef')).game.title;
    expect(browser.read(body)).toEqual({ kind: 'your-move', table, game: 'reef', title });
    expect(headers).toMatchObject({ ttl: '259200', 'content-encoding': 'aes128gcm' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(headers)).not.toContain(table);
    const { key, claims } = senderOf(String(headers['authorization']));
    expect(key).toBe(publicKey);
    expect(claims).toMatchObject({ aud: service.url, sub: PUBLIC });
  });

  it('is told nothing while they look at the table, nor of what they have seen when they go', async () => {
    const { table, ada, bea } = await atTable();
    await subscribe(bea, new Browser());
    await playUntilAsked(ada, seatOf(bea, table), table);
    await rested();
    expect(service.received).toEqual([]);

    // They have seen it: to go away changes nothing.
    await leave(bea);
    await rested();
    expect(service.received).toEqual([]);
  });

  it('is told that a table of theirs has begun, which a friend filled while nobody was there', async () => {
    const [ada, bea] = [await somebody('Ada'), await somebody('Bea')];
    await subscribe(ada, new Browser());
    const { table, invitation } = must(await ada.client.ask('create', { setup: SETUP }));
    await leave(ada);
    await at.start({ notices });
    bea.device.movedTo(at.port);
    bea.client = await bea.device.connect();

    must(await bea.client.ask('join', { invitation: invitation ?? '', seat: 1 as never }));
    must(await bea.client.open(table));
    await received(1);
  });

  it('is told where their page is open and nobody is in front of it', async () => {
    const { table, ada, bea } = await atTable();
    await subscribe(bea, new Browser());
    must(await bea.client.ask('attend', { isHere: false }));

    await playUntilAsked(ada, seatOf(bea, table), table);
    await received(1);
  });

  it('is told after a restart, where the process ended before it could tell', async () => {
    const { table, ada, bea } = await atTable();
    await subscribe(bea, new Browser());
    const seat = seatOf(bea, table);
    await leave(bea);
    await at.start({ notices: { ...notices, rest: 1e9 } });
    ada.device.movedTo(at.port);
    ada.client = await ada.device.connect();
    must(await ada.client.open(table));
    await ada.client.until(() => ada.client.updates.has(table));
    await playUntilAsked(ada, seat, table);
    await rested();
    const before = service.received.length;

    await at.start({ notices });
    await received(before + 1);
  });

  it('is forgotten by a browser that is gone, and is tried again at one that fails', async () => {
    const { table, ada, bea } = await atTable();
    await subscribe(bea, new Browser());
    const seat = seatOf(bea, table);
    await leave(bea);
    status = 503;
    await playUntilAsked(ada, seat, table);
    await received(3);
    const card = () => answered<NoticeCard>(bea.device.ask('/api/notices'));
    expect((await card()).devices).toHaveLength(1);

    status = 410;
    await answered(bea.device.ask('/api/notices/trial', {}));
    await received(4);
    await eventually(async () => (await card()).devices.length === 0);
  });

  it('is told by no way that is switched off, for all tables or for this one', async () => {
    const { table, ada, bea } = await atTable();
    await subscribe(bea, new Browser());
    await answered(bea.device.ask('/api/notices/webhook', { url: `${service.url}/hook` }));
    const of = `/api/notices/tables/${table}`;
    expect(await answered<TableNotices>(bea.device.ask(of))).toEqual({
      told: { push: true, email: true, webhook: true },
      possible: { push: true, email: false, webhook: true },
    });
    await answered(bea.device.ask('/api/notices/usually', { way: 'webhook', isOn: false }));
    await answered(bea.device.ask(of, { way: 'webhook', isOn: true }));
    await answered(bea.device.ask(of, { way: 'push', isOn: false }));
    const seat = seatOf(bea, table);
    await leave(bea);

    await playUntilAsked(ada, seat, table);
    await received(1);
    await rested();

    expect(service.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('may switch nothing at a table where they do not sit', async () => {
    const { table } = await atTable();
    const cy = await somebody('Cy');
    const of = `/api/notices/tables/${table}`;
    expect(codeOf(await cy.device.ask(of))).toBe('no-table');
    expect(codeOf(await cy.device.ask(of, { way: 'push', isOn: false }))).toBe('no-table');
  });
});

describe('A webhook', () => {
  it('is told with a signature that its owner can check, and where the table is', async () => {
    const ada = await somebody('Ada');
    const { webhook } = await answered<NoticeCard>(
      ada.device.ask('/api/notices/webhook', { url: `${service.url}/hook` }),
    );
    await answered(ada.device.ask('/api/notices/trial', {}));
    await received(1);

    const { headers, body } = firstReceived();
    const signature = String(headers['quarterdeck-signature']);
    const seconds = Number(/^t=(\d+)/.exec(signature)?.[1]);
    expect(Math.abs(Date.now() / 1000 - seconds)).toBeLessThan(60);
    expect(signature).toBe(signatureOf(webhook?.secret ?? '', seconds, body.toString()));
    expect(JSON.parse(body.toString())).toMatchObject({ kind: 'trial', address: PUBLIC });
  });

  it('leads into no private network, nor does a browser, unless the server may', async () => {
    await at.start({ notices: { ...notices, mayBePrivate: false } });
    const ada = await somebody('Ada');
    const hook = (url: string) => ada.device.ask('/api/notices/webhook', { url });
    expect(codeOf(await hook(`${service.url}/hook`))).toBe('bad-address');
    expect(codeOf(await hook('https://127.0.0.1/hook'))).toBe('private-address');
    const push = new Browser().target('https://localhost/push');
    expect(codeOf(await ada.device.ask('/api/notices/devices', push))).toBe('private-address');
    expect((await answered<NoticeCard>(ada.device.ask('/api/notices'))).webhook).toBeNull();
  });

  it('is called so often and not more', async () => {
    await at.start({ notices, limits: { notices: { burst: 2, perSecond: 1e-6 } } });
    const ada = await somebody('Ada');
    const tried = async () => codeOf(await ada.device.ask('/api/notices/trial', {}));
    expect([await tried(), await tried(), await tried()]).toEqual([
      'done',
      'done',
      'too-many-notices',
    ]);
  });

  it('is called no more when it fails again and again, and its owner sees it', async () => {
    status = 400;
    const ada = await somebody('Ada');
    const url = `${service.url}/hook`;
    await answered(ada.device.ask('/api/notices/webhook', { url }));
    const card = () => answered<NoticeCard>(ada.device.ask('/api/notices'));
    for (let nth = 1; nth <= 20; nth++) {
      await answered(ada.device.ask('/api/notices/trial', {}));
      await received(nth);
    }
    await eventually(async () => (await card()).webhook?.isFailing === true);
    await answered(ada.device.ask('/api/notices/trial', {}));
    await rested();
    expect(service.received).toHaveLength(20);

    await answered(ada.device.ask('/api/notices/webhook', { url }));
    expect((await card()).webhook?.isFailing).toBe(false);
  });
});

describe('Letters', () => {
  it('go to an address once it is confirmed, say where the table is, and end with one click', async () => {
    const post = await mailServer();
    try {
      const mail = { smtp: post.url, from: 'Quarterdeck <deck@play.example>' };
      await at.start({ notices: { ...notices, mail } });
      const { table, ada, bea } = await atTable();
      const ask = (path: string, body: { readonly [field: string]: string }) =>
        bea.device.ask<NoticeCard>(`/api/notices/${path}`, body);
      expect(codeOf(await ask('email', { address: 'no address' }))).toBe('bad-email');
      const { email } = await answered<NoticeCard>(ask('email', { address: 'bea@example.org' }));
      expect(email).toEqual({ address: 'bea@example.org', isConfirmed: false });
      const [, code = ''] = /(\d{8}) is the code/.exec(post.letters[0] ?? '') ?? [];

      // Until it is confirmed nothing goes there.
      await answered(bea.device.ask('/api/notices/trial', {}));
      await rested();
      expect(post.letters).toHaveLength(1);
      expect(codeOf(await ask('email/confirm', { code: '00000000' }))).toBe('wrong-code');
      expect(codeOf(await ask('email/confirm', { code }))).toBe('done');
      const seat = seatOf(bea, table);
      await leave(bea);
      await playUntilAsked(ada, seat, table);
      await eventually(async () => post.letters.length === 2);

      const letter = (post.letters[1] ?? '').replaceAll('=\r\n', '');
      expect(letter).toContain('To: bea@example.org');
      expect(letter).toContain('Subject: Your move:');
      expect(letter).toContain(`${PUBLIC}/games/reef/online/${table}`);
      const [, end = ''] =
        /List-Unsubscribe:\s*<([^>]+)>/.exec(letter.replaceAll('\r\n ', '')) ?? [];
      const { pathname, search } = new URL(end);
      const by = (token: string) =>
        fetch(`http://localhost:${at.port}${pathname}${token}`, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
      expect((await by(`${search}x`)).status).toBe(404);
      expect((await by(search)).status).toBe(200);
      const card = await answered<NoticeCard>(bea.device.ask('/api/notices'));
      expect(card.email).toEqual({ address: null, isConfirmed: false });
    } finally {
      post.close();
    }
  });

  it.each([
    ['451 busy', 'mail-not-sent', 'could not be sent just now'],
    ['550 no such mailbox', 'mail-refused', 'does not take letters'],
  ] as const)(
    'are said to be what they are where a mail server answers with %s, and the address is not called none',
    async (says, code, sentence) => {
      const post = await mailServer(() => says);
      try {
        const mail = { smtp: post.url, from: 'Quarterdeck <deck@play.example>' };
        await at.start({ notices: { ...notices, mail } });
        const ada = await somebody('Ada');

        const asked = await ada.device.ask('/api/notices/email', { address: 'ada@example.org' });

        expect(codeOf(asked)).toBe(code);
        expect(JSON.stringify(asked.value)).toContain(sentence);
      } finally {
        post.close();
      }
    },
  );

  it('are promised by no server that cannot send them', async () => {
    const ada = await somebody('Ada');
    expect((await answered<NoticeCard>(ada.device.ask('/api/notices'))).email).toBeNull();
    const asked = await ada.device.ask('/api/notices/email', { address: 'ada@example.org' });
    expect(codeOf(asked)).toBe('no-mail');
  });
});

describe('The key of push services', () => {
  it('outlives a restart, and a new one leaves browsers of before in reach', async () => {
    const ada = await somebody('Ada');
    const old = new Browser();
    const before = await subscribe(ada, old, '/old');
    await at.start({ notices: { ...notices, newPushKey: true } });
    ada.device.movedTo(at.port);
    const young = new Browser();
    const after = await subscribe(ada, young, '/new');
    expect(after.publicKey).not.toBe(before.publicKey);

    await answered(ada.device.ask('/api/notices/trial', {}));
    await received(2);

    const keys = service.received.map(({ path, headers }) => [
      path,
      senderOf(String(headers['authorization'])).key,
    ]);
    expect(Object.fromEntries(keys)).toEqual({ '/old': before.publicKey, '/new': after.publicKey });
    await at.start({ notices });
    ada.device.movedTo(at.port);
    const last = await answered<NoticeCard>(ada.device.ask('/api/notices'));
    expect(last.publicKey).toBe(after.publicKey);
  });
});
